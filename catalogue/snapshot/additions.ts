/** Limits how many laptops feeds may add without a person's consent. Pure. */
import { hoursBetween } from './freshness.ts';

/** Limits for all sellers (the lower of share and number) and for one seller. */
const MOST = { share: 0.1, all: 100, ofOneSeller: 50 } as const;
/** Additions are counted over this window, so that a feed cannot add the same number again with each refresh. */
const WINDOW_HOURS = 7 * 24;

/** A laptop that a feed added. */
export interface Addition {
  /** The seller behind the shop. */
  readonly seller: string;
  /** ISO day and time. */
  readonly at: string;
}

/** @returns the additions that still count against the limits */
export const recentAdditions = (
  added: Readonly<Record<string, Addition>> | undefined,
  now: string,
): Readonly<Record<string, Addition>> =>
  Object.fromEntries(Object.entries(added ?? {}).filter(([, { at }]) => hoursBetween(at, now) < WINDOW_HOURS));

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

/**
 * Finds the sellers that exceed the limits: all above the limit per seller, then the largest ones until the rest is
 * within the common limit.
 * @param recent additions of the window
 * @param creating sellers of the new laptops, one entry per laptop
 * @param laptops number in the catalogue before
 * @returns the reason by seller, one sentence each
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
