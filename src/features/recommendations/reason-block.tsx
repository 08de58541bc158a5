import { useId } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/more-icons.tsx';
import { confidenceWords } from './confidence-words.ts';

type Reasoned = Pick<StoredRecommendations, 'computers' | 'reason' | 'explanation'>;

/** What counts. Why the first wins is its verdict at the top, what the others gain and lose stands on their cards. */
const LINES_BESIDE_VERDICTS = 1;

export function ReasonBlock({ computers, reason, explanation }: Reasoned) {
  const titleId = useId();
  const confidence = confidenceWords(computers);
  if (reason === '' && explanation === '') return null;
  const lines = [...linesOf(reason), ...linesOf(explanation)];
  const inSight = computers[0]?.verdict ? Math.min(LINES_BESIDE_VERDICTS, linesOf(reason).length) : lines.length;
  const folded = lines.slice(inSight);
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-sunken wrap-anywhere px-5 py-6 sm:px-8 sm:py-8">
      <h2 id={titleId} className="text-2xl">
        ¿Por qué te recomendamos estos equipos?
      </h2>
      <div className="mt-3 grid max-w-prose gap-3">
        <Paragraphs text={lines.slice(0, inSight).join('\n')} />
        <Paragraphs text={confidence} />
      </div>
      {folded.length > 0 && (
        <details className="group/reason mt-2 max-w-prose">
          <SummaryButton className="inline-flex min-h-11 list-none items-center gap-2 font-semibold print:hidden">
            La explicación entera
            <ChevronDownIcon className="text-muted transition-transform group-open/reason:rotate-180" />
          </SummaryButton>
          <div className="grid gap-3">
            <Paragraphs text={folded.join('\n')} />
          </div>
        </details>
      )}
    </section>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{unbroken(line)}</p>);
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
