/** Builds the snapshot that a refresh would publish from some of the offers, and checks it. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { recentAdditions } from '../snapshot/additions.ts';
import { catalogueOf } from '../snapshot/load-snapshot.ts';
import { nextSnapshot } from '../snapshot/next-snapshot.ts';
import { type Reason, reasonsAgainst } from '../snapshot/refusals.ts';
import { parseSnapshot, type Snapshot } from '../snapshot/snapshot.ts';
import { findOffers, type Found, type OffersOfFeed, type TrialOptions } from './find-offers.ts';
import { roundedPrice } from '../derive/cost.ts';
import { deriveLaptops } from '../derive/derive.ts';
import { fitPrices } from '../derive/price-fit.ts';

/**
 * Usual prices from the project's own data, which no feed can influence.
 * @param embedded the laptops of the file that ships
 * @returns the price of an embedded laptop in euros, for any other one the price fitted to its parts; `null` if there
 *   are too few embedded laptops for a fit
 */
export function usualPrices(embedded: readonly Laptop[]): (record: LaptopRecord) => number | null {
  const fit = fitPrices(embedded);
  const prices = new Map<string, number | null>(embedded.map(({ id, priceEur }) => [id, priceEur]));
  const fitted = (record: LaptopRecord): number | null => {
    const [laptop] = deriveLaptops([record]);
    return fit && laptop ? roundedPrice(fit.usualEur(laptop)) : null;
  };
  return (record) => {
    const price = prices.get(record.id) ?? fitted(record);
    prices.set(record.id, price);
    return price;
  };
}

export function snapshotOf(found: Found, options: TrialOptions): Snapshot {
  const { previous, embedded, now, accept, usualEur, sellerOf } = options;
  const addedNow = found.created.map(({ record, offer }) => [record.id, { seller: sellerOf(offer.shop), at: now }]);
  const added = accept.has('additions')
    ? {}
    : { ...recentAdditions(previous?.added, now), ...Object.fromEntries(addedNow) };
  const created = found.created.map(({ record }) => record);
  return nextSnapshot(previous, {
    embedded,
    created,
    sightings: found.sightings,
    learnt: found.learnt,
    added,
    usualEur,
    sellerOf,
    now,
  });
}

/** Reasons against the snapshot as the API would load it. */
function reasonsIn(found: Found, options: TrialOptions): Reason[] {
  const next = snapshotOf(found, options);
  const { laptops } = catalogueOf(parseSnapshot(JSON.stringify(next), 'the next snapshot'), options.now);
  return reasonsAgainst(options.before, laptops);
}

export interface Trial {
  /** `null` if the offers could not be matched, as the reason describes. */
  readonly found: Found | null;
  /** All reasons against it, accepted or not. */
  readonly reasons: readonly Reason[];
}

/**
 * Never throws, because one unforeseen row must not block the others.
 * @param left offers that are left out
 */
export function tryOffers(feeds: readonly OffersOfFeed[], left: ReadonlySet<FeedOffer>, options: TrialOptions): Trial {
  let found: Found | null = null;
  const reasons: Reason[] = [];
  try {
    found = findOffers(feeds, left, options);
    const additions = [...found.acceptedAdditions, ...[...found.notAdded.values()].map(({ why }) => why)];
    reasons.push(...additions.map((text): Reason => ({ refusal: 'additions', text })));
    reasons.push(...reasonsIn(found, options));
  } catch (error) {
    reasons.push({ refusal: 'broken', text: `unexpected: ${String(error)}` });
  }
  return { found, reasons };
}
