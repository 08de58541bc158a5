/** How many laptops feeds may add by themselves. Pure. */
import { hoursBetween } from './freshness.ts';

/** Of the catalogue, or in all, whichever is less; and of one seller. */
const MOST = { share: 0.1, all: 100, ofOneSeller: 50 } as const;
/** Counted together, or a feed would add as many again with the next refresh. */
const WINDOW_HOURS = 7 * 24;

/** A laptop that a feed added. */
export interface Addition {
  /** Who stands behind the shop. */
  readonly seller: string;
  /** ISO day and time. */
  readonly at: string;
}

/** @returns what still counts against the limits */
export const recentAdditions = (
  added: Readonly<Record<string, Addition>> | undefined,
  now: string,
): Readonly<Record<string, Addition>> =>
  Object.fromEntries(Object.entries(added ?? {}).filter(([, { at }]) => hoursBetween(at, now) < WINDOW_HOURS));

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

/**
 * Which sellers may not add what they would: all that is over the limit of one, then the largest until the rest is within
 * the limit of all.
 * @param recent additions of the last days
 * @param creating sellers of the new laptops, one entry for each
 * @param laptops in the catalogue before
 * @returns why, a sentence by seller
 */
export function overLimit(
  recent: readonly Addition[],
  creating: readonly string[],
  laptops: number,
): ReadonlyMap<string, string> {
  const recentBy = Map.groupBy(recent, ({ seller }) => seller);
  const most = Math.min(MOST.all, laptops * MOST.share);
  const over = new Map<string, string>();
  const largestFirst = [...Map.groupBy(creating, (seller) => seller)]
    .map(([seller, all]) => ({ seller, count: all.length, before: recentBy.get(seller)?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  for (const { seller, count, before } of largestFirst) {
    const since = before === 0 ? '' : ` after ${before} in the last days`;
    if (count + before > MOST.ofOneSeller)
      over.set(seller, `${seller} adds ${count} laptops${since}, at most ${MOST.ofOneSeller} of one shop`);
  }
  for (const { seller, count } of largestFirst) {
    const left = largestFirst.filter((one) => !over.has(one.seller));
    const all = recent.length + sumOf(left.map((one) => one.count));
    if (!over.has(seller) && all > most)
      over.set(seller, `${seller} adds ${count} of ${all} new laptops, at most ${Math.floor(most)} of all shops`);
  }
  return over;
}
