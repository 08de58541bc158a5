import type { Laptop } from '../laptop.ts';
import { suspicionsOf } from './suspicious.ts';

export type CatalogueReport = ReturnType<typeof checkCatalogue>;

export const RETIRED_AFTER_MONTHS = 24;

function configurationKey(laptop: Laptop): string {
  const { brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os } = laptop;
  const parts = [brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os];
  return JSON.stringify(parts).toLowerCase();
}

function findDuplicates(laptops: readonly Laptop[]): { ids: string[] }[] {
  const groups = [...Map.groupBy(laptops, configurationKey).values()];
  return groups.filter((group) => group.length > 1).map((group) => ({ ids: group.map(({ id }) => id) }));
}

export function checkCatalogue(laptops: readonly Laptop[]) {
  return {
    suspicious: laptops.flatMap((laptop) => suspicionsOf(laptop).map((reason) => ({ id: laptop.id, reason }))),
    duplicates: findDuplicates(laptops),
    /** Ids of laptops without a known offer in the last two years. */
    toRetire: laptops.filter(({ cost }) => cost.months > RETIRED_AFTER_MONTHS).map(({ id }) => id),
  };
}

/** Suspicious values and duplicates are errors; old prices are not. */
export const hasNoErrors = ({ suspicious, duplicates }: CatalogueReport): boolean =>
  suspicious.length === 0 && duplicates.length === 0;
