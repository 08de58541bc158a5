import { REQUIREMENT_OPTIONS } from '../../contract/answers.ts';
import type { Laptop } from '../laptop.ts';
import { laptopRecordSchema } from '../laptop-record.ts';
import { meetsOption, REQUIREMENT_FIELDS } from '../derive/requirements.ts';
import { suspicionsOf } from './suspicious.ts';

export type CatalogueReport = ReturnType<typeof checkCatalogue>;

export const OLD_AFTER_MONTHS = 12;
export const RETIRED_AFTER_MONTHS = 24;
/** Figures that no shop's page has. */
const FURTHER_FIELDS = [
  'keyboard',
  'ramUpgradable',
  'gpuPowerW',
  'measuredHours',
  'srgbPct',
  'brightnessNits',
  'cpuIndex',
  'gpuIndex',
  'creationIndex',
  'batteryHours',
  'silence',
  'build',
] as const;

const MONTHS_PER_YEAR = 12;

/** @returns months since year 0 to an ISO day, month or year, of which the given month counts */
function monthOf(date: string, monthOfYear: number): number {
  const [year = 0, month = monthOfYear] = date.split('-').map(Number);
  return year * MONTHS_PER_YEAR + month;
}

/** The least possible number of months between two dates, and the most: a date without a month may be any of its year. */
const leastMonths = (later: string, earlier: string): number => monthOf(later, 1) - monthOf(earlier, MONTHS_PER_YEAR);
const mostMonths = (later: string, earlier: string): number => monthOf(later, MONTHS_PER_YEAR) - monthOf(earlier, 1);

/** The laptops with each field, and how many of these have an estimate. */
function countKnown(laptops: readonly Laptop[]) {
  const fields = [...laptopRecordSchema.keyof().options, ...FURTHER_FIELDS];
  return fields.map((field) => {
    const known = laptops.filter((laptop) => laptop[field] !== null);
    const estimated = known.filter(({ sources }) => new Map(Object.entries(sources)).get(field)?.kind === 'estimated');
    return { field, known: known.length, estimated: estimated.length };
  });
}

function configurationKey(laptop: Laptop): string {
  const { brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os } = laptop;
  const parts = [brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os];
  return JSON.stringify(parts).toLowerCase();
}

function findDuplicates(laptops: readonly Laptop[]): { ids: string[] }[] {
  const groups = [...Map.groupBy(laptops, configurationKey).values()];
  return groups.filter((group) => group.length > 1).map((group) => ({ ids: group.map(({ id }) => id) }));
}

const findUnsatisfied = (laptops: readonly Laptop[]) =>
  REQUIREMENT_FIELDS.flatMap((field) =>
    REQUIREMENT_OPTIONS[field]
      .filter((option) => !laptops.some((laptop) => meetsOption(laptop, field, option)))
      .map((option) => ({ field, option })),
  );

function priceAge(laptops: readonly Laptop[], today: string) {
  const dates = laptops.map(({ priceDate }) => priceDate).toSorted();
  const newest = dates.at(-1) ?? '';
  return {
    oldest: dates[0] ?? '',
    newest,
    olderThanLimit: dates.filter((date) => leastMonths(today, date) > OLD_AFTER_MONTHS).length,
    /** Ids of laptops without a known offer in the last two years. */
    toRetire: laptops
      .filter(({ priceDate }) => mostMonths(newest, priceDate) > RETIRED_AFTER_MONTHS)
      .map(({ id }) => id),
  };
}

/** @param today ISO day or month, from which the age of prices is computed */
export function checkCatalogue(laptops: readonly Laptop[], today: string) {
  return {
    laptops: laptops.length,
    known: countKnown(laptops),
    suspicious: laptops.flatMap((laptop) => suspicionsOf(laptop).map((reason) => ({ id: laptop.id, reason }))),
    /** Prices that the engine replaces with the usual price. */
    doubtful: laptops
      .filter(({ cost }) => cost.doubtful)
      .map(({ id, cost, priceEur }) => ({ id, seenEur: cost.seenEur, usualEur: priceEur })),
    duplicates: findDuplicates(laptops),
    unsatisfied: findUnsatisfied(laptops),
    prices: priceAge(laptops, today),
  };
}

/** Suspicious values and duplicates are errors; options without a laptop and old prices are not. */
export const hasNoErrors = ({ suspicious, duplicates }: CatalogueReport): boolean =>
  suspicious.length === 0 && duplicates.length === 0;
