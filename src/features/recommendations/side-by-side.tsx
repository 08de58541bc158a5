import { useId, useState } from 'react';
import { type TargetRow, TARGET_PLACES, type TargetPoint } from '#contract/target.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';
import { Bar } from '#src/ui/bar.tsx';
import { FoldSign, TEXT_FOLD } from '#src/ui/disclosure.tsx';
import { cardVariants } from '#src/ui/card.tsx';
import { cn } from '#src/ui/cn.ts';

const SHOWN = 4;

/** By the number of criteria; else two. */
const COLUMNS: Readonly<Record<number, string>> = { 1: '', 3: 'md:grid-cols-3' };

interface SideBySideProps {
  target: readonly TargetRow[];
  /** Names of the laptops, in the order of the points. */
  names: readonly string[];
}

/** Whether the target has a point for each of the laptops; one of them may have been unreadable. */
export function isComparable({ computers, target }: Pick<StoredRecommendations, 'computers' | 'target'>): boolean {
  const ids = computers.map(({ id }) => id).join();
  return (
    computers.length > 1 && target.length > 0 && target.every(({ points }) => points.map(({ id }) => id).join() === ids)
  );
}

/** How near each laptop comes to what was asked for: a bar for each laptop, for each criterion in which they differ. */
export function SideBySide({ target, names }: SideBySideProps) {
  const [all, setAll] = useState(false);
  const titleId = useId();
  const rows = target.filter(({ criterion }) => criterion !== 'price');
  const telling = rows.filter(isTelling).slice(0, SHOWN);
  const shown = all ? rows : telling;
  if (telling.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={cn(cardVariants(), 'no-print p-4 sm:p-6')}>
      <h2 id={titleId}>Lado a lado</h2>
      <p className="mt-1 text-sm text-muted">
        Más largo es mejor; la raya marca lo que te basta, y lo tenue, lo que puede variar.
      </p>
      <ul className={`mt-4 grid gap-x-10 gap-y-5 ${COLUMNS[shown.length] ?? 'sm:grid-cols-2'}`}>
        {shown.map((row) => (
          <li key={row.label} className="min-w-0 break-inside-avoid">
            <h3 className="font-text text-base font-semibold">{row.label}</h3>
            <ul className="mt-1 grid gap-1.5 text-sm leading-snug">
              {row.points.map((point, index) => (
                <Point
                  key={point.id}
                  name={names[index] ?? ''}
                  point={point}
                  at={placeAmong(row.points, point)}
                  best={index === 0}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {telling.length < rows.length && (
        <button type="button" aria-expanded={all} className={cn(TEXT_FOLD, 'mt-2')} onClick={() => setAll(!all)}>
          <span>{all ? 'Menos' : 'Todo'}</span>
          <FoldSign className={all ? 'rotate-180' : ''} />
        </button>
      )}
    </section>
  );
}

/** A smaller share of a bar's width is hard to see. */
const LEAST_DIFFERENCE = 0.07;

/** Whether the laptops differ, or of some it is not known. */
function isTelling({ points }: TargetRow): boolean {
  const places = points.flatMap(({ at }) => (at === null ? [] : [shareOf(at)]));
  if (places.length < points.length) return places.length > 0;
  return Math.max(...places) - Math.min(...places) >= LEAST_DIFFERENCE;
}

const shareOf = (at: number): number => (at - TARGET_PLACES.least) / (1 - TARGET_PLACES.least);

const saidOf = ({ figure, word }: TargetPoint): string => [figure, word].filter(Boolean).join(' · ');

/** What reads the same has the same bar: the mean of their places. `null` where unknown. */
function placeAmong(points: readonly TargetPoint[], point: TargetPoint): number | null {
  const same = points.filter((other) => saidOf(other) === saidOf(point)).flatMap(({ at }) => at ?? []);
  return point.at === null ? null : same.reduce((sum, at) => sum + at, 0) / same.length;
}

interface PointProps {
  name: string;
  point: TargetPoint;
  at: number | null;
  best: boolean;
}

function Point({ name, point, at, best }: PointProps) {
  const { range } = point;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={`min-w-0 wrap-anywhere ${best ? 'font-semibold' : 'text-muted'}`}>{name}</span>
        <span className="tabular-nums">{unbroken(saidOf(point))}</span>
      </p>
      {at !== null && (
        <Bar
          at={shareOf(at)}
          band={range && { low: shareOf(range.low), high: shareOf(range.high) }}
          tick={shareOf(TARGET_PLACES.enough)}
          best={best}
        />
      )}
    </li>
  );
}
