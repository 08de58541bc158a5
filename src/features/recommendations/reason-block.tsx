import { useId } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';

type Reasoned = Pick<StoredRecommendations, 'computers' | 'reason' | 'explanation'>;

export function ReasonBlock({ computers, reason, explanation }: Reasoned) {
  const titleId = useId();
  if (reason === '' && explanation === '') return null;
  const lines = new Set([...linesOf(reason), ...linesOf(explanation)]);
  const paragraphs = (
    <div className="grid max-w-prose gap-3">
      <Paragraphs text={[...lines].join('\n')} />
    </div>
  );
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-2 rounded-card bg-sunken wrap-anywhere px-5 py-4 sm:px-8 sm:py-6"
    >
      <h2 id={titleId} className="text-xl">
        ¿Por qué te recomendamos estos equipos?
      </h2>
      {computers[0]?.verdict ? (
        // Why the first wins is its verdict at the top, what the others gain and lose stands on their cards.
        <details className="group/reason">
          <SummaryButton className="inline-flex min-h-11 list-none items-center gap-2 font-semibold print:hidden">
            La explicación
            <ChevronDownIcon className="text-muted transition-transform group-open/reason:rotate-180" />
          </SummaryButton>
          {paragraphs}
        </details>
      ) : (
        paragraphs
      )}
    </section>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{unbroken(line)}</p>);
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
