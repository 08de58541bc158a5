import type { LaptopPage, Standing } from '#contract/pages/laptop-page.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { labelOf } from '#src/lib/answer-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Bar } from '#src/ui/bar.tsx';
import { INTRO } from './parts.tsx';

/** How many others it beats in each use, with the lowest budget that pays it. */
export function Uses({ laptop: { uses, purchase } }: { laptop: LaptopPage }) {
  if (purchase.budget === null) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">¿Para qué sirve?</h2>
      <p className={INTRO}>
        Sin prioridades ni requisitos, frente a los de hasta {spanishNumber(purchase.budget)} € que llegan a los
        mínimos.
      </p>
      <ul className="mt-4 grid gap-x-10 gap-y-3 text-sm/[1.4] md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-y-1 print:text-xs">
        {uses.map((use) => (
          <UseLine key={use.purpose} {...use} />
        ))}
      </ul>
    </section>
  );
}

function UseLine({ purpose, place, rank, of, lacks }: Standing) {
  const share = rank === 0 ? 0 : rank === 1 ? 1 : (of - rank) / of;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{labelOf(purpose)}</b> <span>{standingWords(place, rank, of, Math.floor(share * 100))}</span>
      </p>
      <Bar at={share} best={rank === 1} />
      {lacks !== '' && <p className="text-muted">{unbroken(lacks)}</p>}
    </li>
  );
}

/** Of so few laptops a rank is clearer than a share. */
const FEW = 10;

function standingWords(place: Standing['place'], rank: number, of: number, percent: number): string {
  if (place === 'short') return 'no llega a los mínimos';
  if (place === 'first') return 'nuestra primera opción';
  if (place === 'shown') return 'entre los tres que enseñamos';
  return percent === 0 || of < FEW ? `el ${rank}.º de ${of}` : `mejor que el ${percent} %`;
}
