/** The changes of a refresh, for the operator. Pure. */
import type { LaptopRecord } from '../laptop-record.ts';
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
  /** Relative price changes, largest first. */
  readonly priceMoves: readonly PriceMove[];
}

const share = ({ fromEur, toEur }: PriceMove): number => Math.abs(Math.log(toEur / fromEur));

/** @param previous records; for the first snapshot those of the embedded file */
export function changesBetween(previous: readonly LaptopRecord[], { records, offers }: Snapshot): Changes {
  const before = new Map(previous.map((record) => [record.id, record]));
  const after = new Set(records.map(({ id }) => id));
  return {
    laptops: records.length,
    onSale: records.filter(({ id }) => offers[id]?.some(({ available }) => available)).length,
    added: [...after].filter((id) => !before.has(id)),
    gone: [...before.keys()].filter((id) => !after.has(id)),
    priceMoves: records
      .flatMap(({ id, priceEur }): PriceMove[] => {
        const fromEur = before.get(id)?.priceEur ?? priceEur;
        return fromEur === priceEur ? [] : [{ id, fromEur, toEur: priceEur }];
      })
      .toSorted((one, other) => share(other) - share(one)),
  };
}
