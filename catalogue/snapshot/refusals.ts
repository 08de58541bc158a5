/** What keeps a new snapshot from being used, until a person accepts it. Pure. */
import type { Laptop } from '../laptop.ts';

export const REFUSALS = ['lost', 'median', 'guarantees'] as const;
export type Refusal = (typeof REFUSALS)[number];

const MOST_LOST = 0.2;
const MOST_MOVED = 0.1;

/** @param before the catalogue in use, after which the new one may be @returns what is broken, a sentence each */
export type CheckGuarantees = (before: readonly Laptop[], after: readonly Laptop[]) => readonly string[];

export interface Reason {
  readonly refusal: Refusal;
  readonly text: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function lost(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id)).length;
  return gone > before.length * MOST_LOST ? [`${gone} of ${before.length} laptops are gone`] : [];
}

/** Of the prices as they were seen: what they probably are today rises by itself from one refresh to the next. */
function median(laptops: readonly Laptop[]): number {
  const prices = laptops.map(({ cost }) => cost.seenEur).toSorted((a, b) => a - b);
  const middle = Math.floor(prices.length / 2);
  return prices.length % 2 === 1 ? (prices[middle] ?? 0) : ((prices[middle - 1] ?? 0) + (prices[middle] ?? 0)) / 2;
}

function moved(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const [from, to] = [median(before), median(after)];
  const share = Math.abs(to - from) / from;
  return share > MOST_MOVED ? [`the median price moved by ${percent(share)}, from ${from} to ${to} €`] : [];
}

/** @returns every reason against `after`, whether accepted or not */
export function reasonsAgainst(
  before: readonly Laptop[],
  after: readonly Laptop[],
  checkGuarantees: CheckGuarantees,
): Reason[] {
  return [
    ...lost(before, after).map((text): Reason => ({ refusal: 'lost', text })),
    ...moved(before, after).map((text): Reason => ({ refusal: 'median', text })),
    ...checkGuarantees(before, after).map((text): Reason => ({ refusal: 'guarantees', text })),
  ];
}
