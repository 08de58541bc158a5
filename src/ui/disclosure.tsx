import type { ReactNode } from 'react';
import { type DisclosureProps, FOLD, FOLD_BUTTON, FOLDED, FoldSign } from './plain-disclosure.tsx';

/** Closed at first. The browser's own element, so that «find in page» opens it. */
export function Disclosure({ summary, children, className = '' }: DisclosureProps) {
  return (
    <details className={`${FOLD} ${className}`}>
      <SummaryButton className={FOLD_BUTTON}>
        <span className="min-w-0 grow">{summary}</span>
        <FoldSign />
      </SummaryButton>
      <div className={FOLDED}>{children}</div>
    </details>
  );
}

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
