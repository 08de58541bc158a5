import type { ReactNode } from 'react';
import { cardVariants } from './card.tsx';
import { cn } from './cn.ts';
import { ChevronDownIcon } from './icons.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Opens or closes it where it changes. */
  open?: boolean;
  className?: string;
}

/** The one look of what folds. */
const FOLD = cn('group/fold', cardVariants(), 'print:border-0');

const FOLD_BUTTON =
  'flex min-h-14 w-full list-none items-center justify-between gap-2 rounded-card px-[min(1rem,10vw-1rem)] py-3 text-start ' +
  'leading-snug font-semibold hover:text-accent sm:px-5';

/** What folds within a text. */
export const TEXT_FOLD =
  'inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold underline decoration-line decoration-2 ' +
  'underline-offset-4 hover:decoration-current';

const FOLDED = 'border-t border-line p-4 sm:p-5';

/** Turns with the `details` around it. @param className to turn it otherwise */
export const FoldSign = ({ className = 'group-open/fold:rotate-180' }: { className?: string }) => (
  <ChevronDownIcon className={`size-[1.35em] text-muted transition-transform print:hidden ${className}`} />
);

/** Closed at first. The browser's own element, so that «find in page» opens it. */
export const Disclosure = ({ summary, children, open, className }: DisclosureProps) => (
  <details open={open} className={cn(FOLD, className)}>
    <SummaryButton className={FOLD_BUTTON}>
      <span className="min-w-0 grow">{summary}</span>
      <FoldSign />
    </SummaryButton>
    <div className={FOLDED}>{children}</div>
  </details>
);

interface SummaryButtonProps {
  className: string;
  children: ReactNode;
}

/** A `<summary>` with the role of a button, because not all assistive technology treats a plain one as such. */
export function SummaryButton({ className, children }: SummaryButtonProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button would not work before hydration
    <summary ref={syncExpanded} role="button" className={className}>
      {children}
    </summary>
  );
}

/** With a role of its own, a summary loses the expanded state that browsers expose. */
function syncExpanded(summary: HTMLElement | null) {
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return undefined;
  const sync = () => summary?.setAttribute('aria-expanded', String(details.open));
  sync();
  details.addEventListener('toggle', sync);
  return () => details.removeEventListener('toggle', sync);
}
