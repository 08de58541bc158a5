import type { ReactNode } from 'react';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';

/** Text that is closed at first, without an edge of its own. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group/reason max-w-prose">
    <SummaryButton className="inline-flex min-h-11 list-none items-center gap-2 font-semibold print:hidden">
      {summary}
      <ChevronDownIcon className="text-muted transition-transform group-open/reason:rotate-180" />
    </SummaryButton>
    <div className="grid gap-3">{children}</div>
  </details>
);
