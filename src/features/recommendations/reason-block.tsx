import { useId } from 'react';
import { spanishList } from '#contract/spanish-text.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';
import { PURPOSE_WORDS } from '#src/lib/purpose-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';

type Reasoned = Pick<StoredRecommendations, 'reason' | 'explanation' | 'userInput'>;

/** What each laptop is for, and how the answers were understood. */
export function ReasonBlock({ reason, explanation, userInput }: Reasoned) {
  const titleId = useId();
  if (reason === '' && explanation === '') return null;
  const unseen = new Set(userInput?.purposes.flatMap((purpose) => PURPOSE_WORDS[purpose].unseen));
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        cardVariants({ variant: 'sunken' }),
        'grid gap-x-6 gap-y-2 wrap-anywhere px-5 py-4 sm:px-8 sm:py-6 print:p-2! print:text-xs/[1.35]',
      )}
    >
      <h2 id={titleId} className="print:text-base">
        ¿Por qué te recomendamos estos equipos?
      </h2>
      {/* As the cards, one beside the other where there is room. */}
      <div className="grid gap-x-10 gap-y-3 lg:auto-cols-fr lg:grid-flow-col print:block">
        <Paragraphs text={reason} />
      </div>
      <p className="text-sm text-muted print:text-[0.7rem]">
        <span>{unbroken(explanation)}</span>{' '}
        {unseen.size > 0 && <span>{`En la tienda mira también ${spanishList([...unseen])}.`}</span>}
      </p>
    </section>
  );
}

export function Paragraphs({ text }: { text: string }) {
  return linesOf(text).map((line) => <p key={line}>{unbroken(line)}</p>);
}

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
