import type { Laptop } from '../laptop.ts';
import { suspicionsOf } from './suspicious.ts';

export type CatalogueReport = ReturnType<typeof checkCatalogue>;

export const RETIRED_AFTER_MONTHS = 24;

const MONTHS_PER_YEAR = 12;

/** @returns months since year 0 to an ISO day, month or year, of which the given month counts */
function monthOf(date: string, monthOfYear: number): number {
  const [year = 0, month = monthOfYear] = date.split('-').map(Number);
  return year * MONTHS_PER_YEAR + month;
}

/** The most months that may be between two dates: a date without a month may be any of its year. */
const mostMonths = (later: string, earlier: string): number => monthOf(later, MONTHS_PER_YEAR) - monthOf(earlier, 1);

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
  const newest =
    laptops
      .map(({ priceDate }) => priceDate)
      .toSorted()
      .at(-1) ?? '';
  return {
    suspicious: laptops.flatMap((laptop) => suspicionsOf(laptop).map((reason) => ({ id: laptop.id, reason }))),
    duplicates: findDuplicates(laptops),
    /** Ids of laptops without a known offer in the last two years. */
    toRetire: laptops
      .filter(({ priceDate }) => mostMonths(newest, priceDate) > RETIRED_AFTER_MONTHS)
      .map(({ id }) => id),
  };
}

/** Suspicious values and duplicates are errors; old prices are not. */
export const hasNoErrors = ({ suspicious, duplicates }: CatalogueReport): boolean =>
  suspicious.length === 0 && duplicates.length === 0;
