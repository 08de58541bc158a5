/** Reasons to refuse a new snapshot until a person accepts them. Pure. */
import type { Laptop } from '../laptop.ts';

export const REFUSALS = ['additions', 'lost', 'median'] as const;
export type Refusal = (typeof REFUSALS)[number];

const MOST_LOST = 0.2;
const MOST_MOVED = 0.1;

export interface Reason {
  /** `broken`: the new catalogue cannot be used at all; this cannot be accepted. */
  readonly refusal: Refusal | 'broken';
  readonly text: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Laptops with a never confirmed price do not count as lost, because otherwise a feed that withdraws invented rows
 * would block the others.
 */
function lost(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const left = new Set(after.map(({ id }) => id));
  const known = before.filter(({ cost }) => !cost.doubtful);
  const gone = known.filter(({ id }) => !left.has(id)).length;
  return gone > known.length * MOST_LOST ? [`${gone} of ${known.length} laptops are missing`] : [];
}

/**
 * The median of the seen and trusted prices. Expected prices are not used, because they rise by themselves between
 * refreshes.
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

/** Compares only laptops in both catalogues; losses and additions are checked separately. */
function moved(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const left = alsoIn(before, after);
  if (left.length === 0) return [];
  const [from, to] = [median(left), median(alsoIn(after, before))];
  const share = Math.abs(to - from) / from;
  return share > MOST_MOVED ? [`the median price moved by ${percent(share)}, from ${from} to ${to} €`] : [];
}

/**
 * @param before the laptops of the current catalogue, @param after those of the new one
 * @returns all reasons against `after`, accepted or not
 */
export function reasonsAgainst(before: readonly Laptop[], after: readonly Laptop[]): Reason[] {
  const reasons = (refusal: Refusal, texts: readonly string[]) => texts.map((text): Reason => ({ refusal, text }));
  return [...reasons('lost', lost(before, after)), ...reasons('median', moved(before, after))];
}
