import type { ReactNode } from 'react';
import { ChevronDownIcon } from './more-icons.tsx';
import { SummaryButton } from './summary-button.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Something that opens on demand and is closed at first: the browser's own, so that a search within the page finds what is inside. */
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
