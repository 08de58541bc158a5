import { spanishNumber } from '#contract/spanish-figures.ts';

const PERCENT = 100;

/** «Puesto 14 de 53», and the rank drawn as a point on the way to the ring. */
export function PlaceLine({ rank, of }: { rank: number; of: number }) {
  const at = of > 1 ? (rank - 1) / (of - 1) : 0;
  return (
    <>
      <p className="font-heading text-2xl font-semibold tabular-nums">
        <span>{`Puesto ${spanishNumber(rank)}`}</span>{' '}
        <span className="font-body text-base font-normal text-muted">{`de ${spanishNumber(of)}`}</span>
      </p>
      <div aria-hidden className="relative my-1 mr-3 h-6 print:hidden">
        <span className="absolute inset-x-3 top-1/2 border-t border-line" />
        <span className="absolute left-0 top-0 size-6 rounded-full border-2 border-accent" />
        <span className="absolute inset-y-0 left-3 right-0">
          <span
            className={`absolute top-1.5 -ml-1.5 size-3 rounded-full forced-colors:bg-[CanvasText] ${at === 0 ? 'bg-accent' : 'bg-text'}`}
            style={{ left: `${at * PERCENT}%` }}
          />
        </span>
      </div>
      <p aria-hidden className="flex justify-between text-xs text-muted print:hidden">
        <span>el mejor</span>
        <span>el peor</span>
      </p>
    </>
  );
}
