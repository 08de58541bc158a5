/** The changes of a refresh, for the operator. Pure. */
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
  /** Number of laptops with an available offer. */
  readonly onSale: number;
  /** Ids. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Ids of laptops that are newly on sale, or no longer. */
  readonly nowOnSale: readonly string[];
  readonly noLongerOnSale: readonly string[];
  /** Relative price changes, largest first. */
  readonly priceMoves: readonly PriceMove[];
  /** Price rises that wait for a second sighting. */
  readonly waiting: readonly (PriceMove & { readonly shop: string })[];
}

/** An offer whose price is too low for a single shop: a second seller or a person has to confirm it. */
export interface Unconfirmed {
  readonly offer: FeedOffer;
  readonly laptop: string;
  /** The price in euros that is used until then. */
  readonly usualEur: number;
}

const share = ({ fromEur, toEur }: PriceMove): number => Math.abs(Math.log(toEur / fromEur));
const isOnSale = (offers: readonly Offer[] | undefined): boolean => offers?.some(({ available }) => available) ?? false;

/** @returns the price in euros that is used for a laptop with an unconfirmed one */
function countingPrices({ records, unconfirmed }: Snapshot): (id: string) => number {
  const prices = new Map(records.map(({ id, priceEur }) => [id, unconfirmed?.[id]?.usualEur ?? priceEur]));
  return (id) => prices.get(id) ?? 0;
}

/** @param sightings that the snapshot was made from */
export function unconfirmedIn(next: Snapshot, sightings: readonly Sighting[]): Unconfirmed[] {
  const usualOf = countingPrices(next);
  return sightings.flatMap(({ offer, laptop }) => {
    const pending = next.offers[laptop]?.find(({ shop }) => shop === offer.shop)?.pending;
    const usualEur = usualOf(laptop);
    return pending?.priceEur === offer.priceEur && offer.priceEur < usualEur ? [{ offer, laptop, usualEur }] : [];
  });
}

/** @param previous for the first snapshot: the embedded file, without offers */
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
