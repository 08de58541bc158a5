import { useId } from 'react';
import { textAt } from '#contract/card-statements.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { FoldSign, SummaryButton } from '#src/ui/disclosure.tsx';

type Reasoned = Pick<StoredRecommendations, 'computers' | 'reason' | 'explanation'>;

export function ReasonBlock({ computers, reason, explanation }: Reasoned) {
  const titleId = useId();
  if (reason === '' && explanation === '') return null;
  const lines = new Set([...linesOf(reason), ...linesOf(explanation)]);
  const paragraphs = <Paragraphs text={[...lines].join('\n')} />;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-2 rounded-card bg-sunken wrap-anywhere px-5 py-4 sm:px-8 sm:py-6 print:p-2! print:text-xs/[1.35]"
    >
      <h2 id={titleId} className="text-2xl print:text-base">
        ¿Por qué te recomendamos estos equipos?
      </h2>
      {computers[0] && textAt(computers[0], 'reason') !== '' ? (
        // The reason of the first one is at the top of the page, gains and losses are on the cards.
        <details className="group/fold print:max-w-none">
          <SummaryButton className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold print:hidden">
            La explicación
            <FoldSign />
          </SummaryButton>
          <div className="grid max-w-prose gap-3 print:max-w-none print:gap-0.5">{paragraphs}</div>
        </details>
      ) : (
        <div className="grid max-w-prose gap-3">{paragraphs}</div>
      )}
    </section>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{unbroken(line)}</p>);
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
