import type { ReactNode } from 'react';

interface SummaryButtonProps {
  className: string;
  children: ReactNode;
}

/** The summary of a `<details>`, called a button: not every program that looks for buttons counts a plain one as such. */
export function SummaryButton({ className, children }: SummaryButtonProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button would not open anything before the script is there
    <summary ref={tellState} role="button" className={className}>
      {children}
    </summary>
  );
}

/** A role of one's own takes away the state that browsers tell of a summary. */
function tellState(summary: HTMLElement | null) {
  const details = summary?.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return undefined;
  const tell = () => summary?.setAttribute('aria-expanded', String(details.open));
  tell();
  details.addEventListener('toggle', tell);
  return () => details.removeEventListener('toggle', tell);
}
