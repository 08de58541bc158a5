/** What a refresh changed, for the operator. Pure. */
import type { FeedOffer } from '../feeds/feed-offer.ts';
import type { Offer } from '../offer.ts';
import type { Sighting } from './merge-offers.ts';
import type { Snapshot } from './snapshot.ts';

interface PriceMove {
  readonly id: string;
  readonly fromEur: number;
  readonly toEur: number;
}

export interface Changes {
  readonly laptops: number;
  /** Laptops with an offer that is available now. */
  readonly onSale: number;
  /** Ids. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Ids of laptops that are newly on sale, or no longer. */
  readonly nowOnSale: readonly string[];
  readonly noLongerOnSale: readonly string[];
  /** Largest first, as shares. */
  readonly priceMoves: readonly PriceMove[];
  /** Rises that wait for a second sighting. */
  readonly waiting: readonly (PriceMove & { readonly shop: string })[];
}

/** An offer whose price is too low for one shop alone: a second seller or a person has to confirm it. */
export interface Unconfirmed {
  readonly offer: FeedOffer;
  readonly laptop: string;
  /** Euros that count until then. */
  readonly usualEur: number;
}

const share = ({ fromEur, toEur }: PriceMove): number => Math.abs(Math.log(toEur / fromEur));
const isOnSale = (offers: readonly Offer[] | undefined): boolean => offers?.some(({ available }) => available) ?? false;

/** @returns euros by laptop id: what counts while a price waits */
function countingPrices({ records, unconfirmed }: Snapshot): (id: string) => number {
  const prices = new Map(records.map(({ id, priceEur }) => [id, unconfirmed?.[id]?.usualEur ?? priceEur]));
  return (id) => prices.get(id) ?? 0;
}

/** @param sightings from which the snapshot was made */
export function unconfirmedIn(next: Snapshot, sightings: readonly Sighting[]): Unconfirmed[] {
  const usualOf = countingPrices(next);
  return sightings.flatMap(({ offer, laptop }) => {
    const pending = next.offers[laptop]?.find(({ shop }) => shop === offer.shop)?.pending;
    const usualEur = usualOf(laptop);
    return pending?.priceEur === offer.priceEur && offer.priceEur < usualEur ? [{ offer, laptop, usualEur }] : [];
  });
}

/** @param previous before the first snapshot: what the embedded file holds, without offers */
export function changesBetween(previous: Pick<Snapshot, 'records' | 'offers'>, next: Snapshot): Changes {
  const before = new Map(previous.records.map((record) => [record.id, record]));
  const after = new Set(next.records.map(({ id }) => id));
  const usualOf = countingPrices(next);
  const ids = [...new Set([...before.keys(), ...after])];
  const wasOnSale = (id: string) => isOnSale(previous.offers[id]);
  const isNowOnSale = (id: string) => isOnSale(next.offers[id]);
  return {
    laptops: next.records.length,
    onSale: next.records.filter(({ id }) => isNowOnSale(id)).length,
    added: [...after].filter((id) => !before.has(id)),
    gone: [...before.keys()].filter((id) => !after.has(id)),
    nowOnSale: ids.filter((id) => isNowOnSale(id) && !wasOnSale(id)),
    noLongerOnSale: ids.filter((id) => wasOnSale(id) && !isNowOnSale(id)),
    priceMoves: next.records
      .flatMap(({ id, priceEur }): PriceMove[] => {
        const fromEur = before.get(id)?.priceEur ?? priceEur;
        return fromEur === priceEur ? [] : [{ id, fromEur, toEur: priceEur }];
      })
      .toSorted((a, b) => share(b) - share(a)),
    waiting: Object.entries(next.offers).flatMap(([id, offers]) =>
      offers.flatMap(({ shop, pending }) => {
        const fromEur = usualOf(id);
        return pending && pending.priceEur >= fromEur ? [{ id, shop, fromEur, toEur: pending.priceEur }] : [];
      }),
    ),
  };
}
