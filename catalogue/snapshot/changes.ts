/** What a refresh changed, for the operator. Pure. */
import type { Offer } from '../offer.ts';
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
  /** Jumps that wait for a second sighting. */
  readonly waiting: readonly (PriceMove & { readonly shop: string })[];
}

const share = ({ fromEur, toEur }: PriceMove): number => Math.abs(Math.log(toEur / fromEur));
const isOnSale = (offers: readonly Offer[] | undefined): boolean => offers?.some(({ available }) => available) ?? false;

/** @param previous before the first snapshot: what the embedded file holds, without offers */
export function changesBetween(previous: Pick<Snapshot, 'records' | 'offers'>, next: Snapshot): Changes {
  const before = new Map(previous.records.map((record) => [record.id, record]));
  const after = new Set(next.records.map(({ id }) => id));
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
        const fromEur = before.get(id)?.priceEur ?? 0;
        return pending ? [{ id, shop, fromEur, toEur: pending.priceEur }] : [];
      }),
    ),
  };
}
