/** What keeps a new snapshot from being used, until a person accepts it. Pure. */
import type { Laptop } from '../laptop.ts';

export const REFUSALS = ['additions', 'lost', 'median', 'guarantees'] as const;
export type Refusal = (typeof REFUSALS)[number];

const MOST_LOST = 0.2;
const MOST_MOVED = 0.1;

/** @param before the catalogue in use, after which the new one may be @returns what is broken, a sentence each */
export type CheckGuarantees = (before: readonly Laptop[], after: readonly Laptop[]) => readonly string[];

export interface Reason {
  /** `broken`: the new catalogue cannot be used at all, which nobody can accept. */
  readonly refusal: Refusal | 'broken';
  readonly text: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One whose price nobody confirmed may go as it came, or a feed that takes back what it invented would block the others. */
function lost(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const left = new Set(after.map(({ id }) => id));
  const known = before.filter(({ cost }) => !cost.doubtful);
  const gone = known.filter(({ id }) => !left.has(id)).length;
  return gone > known.length * MOST_LOST ? [`${gone} of ${known.length} laptops are gone`] : [];
}

/**
 * Of the prices as they were seen, where they are believed: what they probably are today rises by itself from one refresh to
 * the next.
 */
function median(laptops: readonly Laptop[]): number {
  const prices = laptops
    .map(({ cost, priceEur }) => (cost.doubtful ? priceEur : cost.seenEur))
    .toSorted((a, b) => a - b);
  const middle = Math.floor(prices.length / 2);
  return prices.length % 2 === 1 ? (prices[middle] ?? 0) : ((prices[middle - 1] ?? 0) + (prices[middle] ?? 0)) / 2;
}

const alsoIn = (laptops: readonly Laptop[], others: readonly Laptop[]): Laptop[] => {
  const ids = new Set(others.map(({ id }) => id));
  return laptops.filter(({ id }) => ids.has(id));
};

/** Of the laptops in both: what comes and goes is counted apart. */
function moved(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const left = alsoIn(before, after);
  if (left.length === 0) return [];
  const [from, to] = [median(left), median(alsoIn(after, before))];
  const share = Math.abs(to - from) / from;
  return share > MOST_MOVED ? [`the median price moved by ${percent(share)}, from ${from} to ${to} €`] : [];
}

const byNumbers = (before: readonly Laptop[], after: readonly Laptop[]): Reason[] => [
  ...lost(before, after).map((text): Reason => ({ refusal: 'lost', text })),
  ...moved(before, after).map((text): Reason => ({ refusal: 'median', text })),
];

/** @returns every reason against `after`, whether accepted or not */
export const reasonsAgainst = (
  before: readonly Laptop[],
  after: readonly Laptop[],
  checkGuarantees: CheckGuarantees,
): Reason[] => [
  ...byNumbers(before, after),
  ...checkGuarantees(before, after).map((text): Reason => ({ refusal: 'guarantees', text })),
];

/** @returns whether every reason against `after` is accepted; the numbers first, because the guarantees take seconds */
export const isAcceptable = (
  before: readonly Laptop[],
  after: readonly Laptop[],
  checkGuarantees: CheckGuarantees,
  accept: ReadonlySet<Reason['refusal']>,
): boolean =>
  byNumbers(before, after).every(({ refusal }) => accept.has(refusal)) &&
  (accept.has('guarantees') || checkGuarantees(before, after).length === 0);
