import type { ReactNode } from 'react';
import { ChevronDownIcon } from './more-icons.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Closed at first. The browser's own element, so that «find in page» opens it. */
export function Disclosure({ summary, children, className = '' }: DisclosureProps) {
  return (
    <details className={`group/disclosure rounded-card border border-line bg-raised ${className}`}>
      <SummaryButton className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-4 py-3 font-semibold sm:px-5">
        <span>{summary}</span>
        <ChevronDownIcon className="shrink-0 text-muted transition-transform group-open/disclosure:rotate-180" />
      </SummaryButton>
      <div className="border-t border-line p-4 sm:p-5">{children}</div>
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
