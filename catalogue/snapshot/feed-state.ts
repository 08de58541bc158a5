/** Checks a feed against what it held when it was last taken, so that a wrong one changes nothing. Pure. */
import type { FeedOffer } from '../feeds/feed-offer.ts';

/** The price in euros of each offer of a feed, by the shop's id. */
export type FeedState = readonly (readonly [sku: string, priceEur: number])[];

export const stateOf = (offers: readonly FeedOffer[]): FeedState => offers.map(({ sku, priceEur }) => [sku, priceEur]);

const MOST_LOST = { share: 1 / 3, name: 'a third' } as const;
const MOST_ADDED = { share: 0.1, name: 'a tenth', count: 100 } as const;
const MOST_MOVED = 0.15;
/** One offer more or less is normal in a feed of any size. */
const ALWAYS_ALLOWED = 1;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** @returns why the feed is not taken, one reason each */
export function reasonsAgainst(before: FeedState, after: FeedState): string[] {
  const [had, has] = [new Map(before), new Map(after)];
  const common = [...had.keys()].filter((sku) => has.has(sku));
  const lost = had.size - common.length;
  const added = has.size - common.length;
  const reasons: string[] = [];
  if (lost > Math.max(ALWAYS_ALLOWED, had.size * MOST_LOST.share))
    reasons.push(`it lost ${lost} of ${had.size} offers, more than ${MOST_LOST.name}`);
  if (added > MOST_ADDED.count) reasons.push(`it added ${added} offers, more than ${MOST_ADDED.count}`);
  else if (added > Math.max(ALWAYS_ALLOWED, had.size * MOST_ADDED.share))
    reasons.push(`it added ${added} offers to ${had.size}, more than ${MOST_ADDED.name}`);
  const [from, to] = [had, has].map((prices) => median(common.map((sku) => prices.get(sku) ?? 0)));
  if (from && to && Math.abs(to - from) > from * MOST_MOVED) {
    const percent = Math.round((Math.abs(to - from) / from) * 100);
    reasons.push(`the median of its prices moved by ${percent} %, from ${from} to ${to} €`);
  }
  return reasons;
}
