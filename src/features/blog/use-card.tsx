import { useId } from 'react';
import { Link } from 'react-router-dom';
import { guidePath } from '#src/config/paths.ts';
import { GUIDE_BUDGETS, guideSlug, type PurposeWords } from '#src/lib/purpose-words.ts';
import { euros } from '#src/lib/figures.ts';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';

/** The guides of one use, a link for each budget. */
export function UseCard({ words }: { words: PurposeWords }) {
  const titleId = useId();
  const { guide, detail } = words;
  return (
    <section aria-labelledby={titleId} className={cn(cardVariants(), 'h-full p-5')}>
      <h3 id={titleId} className="text-lg first-letter:uppercase">
        {guide}
      </h3>
      <p className="mt-1 text-sm text-muted">{detail}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5">
        {GUIDE_BUDGETS.map((budget) => (
          <li key={budget}>
            <Link
              to={guidePath(guideSlug(words, budget))}
              className={cn(
                'flex min-h-11 items-center justify-center rounded-control border border-line text-sm font-semibold tabular-nums',
                'hover:border-text',
              )}
            >
              <span>{euros(budget)}</span>
              <span className="sr-only">{`, ${guide}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
