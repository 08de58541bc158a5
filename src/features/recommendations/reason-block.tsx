import { useId } from 'react';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { confidenceWords } from './confidence-words.ts';

type Reasoned = Pick<StoredRecommendations, 'computers' | 'reason' | 'explanation'>;

export function ReasonBlock({ computers, reason, explanation }: Reasoned) {
  const titleId = useId();
  const confidence = confidenceWords(computers);
  if (reason === '' && explanation === '') return null;
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-sunken wrap-anywhere px-5 py-6 sm:px-8 sm:py-8">
      <h2 id={titleId} className="text-2xl">
        ¿Por qué te recomendamos estos equipos?
      </h2>
      <div className="mt-3 grid gap-x-12 gap-y-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid max-w-prose content-start gap-3 text-lg">
          <Paragraphs text={reason} />
          <Paragraphs text={confidence} />
        </div>
        <div className="grid max-w-prose content-start gap-3 text-muted">
          <Paragraphs text={explanation} />
        </div>
      </div>
    </section>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{unbroken(line)}</p>);
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
