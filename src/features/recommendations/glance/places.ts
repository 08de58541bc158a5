/** Positions on a row of the target as CSS lengths, because only the browser has the width of a row. */
import type { TargetPoint, ShownTargetRow } from '#contract/target.ts';

/** Shortfalls are drawn at this scale; otherwise they would take a quarter of the row. */
const SHORT_SCALE = 0.6;

interface Span {
  left: string;
  right: string;
}

interface Place {
  point: string;
  /** The error of a figure; for an unknown figure its likely range. */
  band: Span | null;
}

/** @param at as in the target: negative is left of the gap, 1 is inside the ring, which is apart from the line */
function placeOf(at: number): string {
  if (at >= 1) return 'var(--ring)';
  if (at < 0) return `calc(var(--zero) - var(--gap) + ${at * SHORT_SCALE} * var(--unit))`;
  return `calc(var(--zero) + ${at} * var(--unit))`;
}

/** @returns the number of points in the ring, which is wide enough for at least one */
export const pointsInRing = ({ points }: ShownTargetRow): number =>
  Math.max(1, points.filter(({ at }) => at !== null && at >= 1).length);

/** Whether any laptop falls or may fall short on any row: only then space is reserved for shortfalls. */
export const hasShort = (rows: readonly ShownTargetRow[]): boolean =>
  rows.some(({ points }) => points.some(({ at, range }) => Math.min(at ?? 0, range?.low ?? 0) < 0));

/** @returns the positions of a row's points, in their order; overlapping points move apart */
export function placesOf({ points }: ShownTargetRow): Place[] {
  const inOrder = points.toSorted((a, b) => middleOf(a) - middleOf(b));
  const places = moveApart(inOrder.map(middleOf));
  return points.map((point) => ({
    point: places[inOrder.indexOf(point)] ?? '',
    band: bandOf(point),
  }));
}

/** The point of an unknown figure is in the middle of its likely range, but never in the ring. */
const middleOf = ({ at, range }: TargetPoint): number =>
  at ?? Math.min(LAST_BEFORE_RING, range === null ? 0.5 : (range.low + range.high) / 2);

const LAST_BEFORE_RING = 0.999;

function bandOf({ at, range }: TargetPoint): Span | null {
  if (range === null && at !== null) return null;
  const { low, high } = range ?? { low: 0, high: 1 };
  return { left: placeOf(low), right: `calc(100% - ${placeOf(high)})` };
}

/**
 * Resolves overlaps by averaging a left and a right pass. Then all points keep away from the ring, except those in it.
 */
function moveApart(ats: readonly number[]): string[] {
  const exact = ats.map(placeOf);
  const inRing = ats.filter((at) => at >= 1).length;
  const pushedRight: string[] = [];
  for (const [index, place] of exact.entries()) {
    const before = pushedRight[index - 1];
    pushedRight.push(before === undefined ? place : `max(${place}, ${before} + var(--apart))`);
  }
  const pushedLeft: string[] = [];
  for (const place of exact.toReversed()) {
    const after = pushedLeft[0];
    pushedLeft.unshift(after === undefined ? place : `min(${place}, ${after} - var(--apart))`);
  }
  const settled: string[] = [];
  for (let index = ats.length - 1; index >= 0; index -= 1) {
    const middle = `(${pushedRight[index]} + ${pushedLeft[index]}) / 2`;
    settled.unshift(`min(${middle}, ${limitOf(index)})`);
  }
  return settled;

  /** The rightmost position of a point: in the ring, beside it, or beside the next point. */
  function limitOf(index: number): string {
    const behind = ats.length - 1 - index;
    if (behind === inRing) return `var(--beside-ring) - ${Math.max(0, inRing - 1)} * var(--apart)`;
    return behind === 0 ? 'var(--ring)' : `${settled[0]} - var(--apart)`;
  }
}
