import { type Laptop, laptopRecordSchema } from '../laptop.ts';
import { countOptions, type OptionCount } from './option-coverage.ts';
import { SUSPICIONS } from './suspicious.ts';

export interface PriceAge {
  oldest: string;
  newest: string;
  /** Prices older than {@link OLD_AFTER_MONTHS} at the date of the check. */
  old: number;
}

export interface CatalogueReport {
  laptops: number;
  /** Field → how many records know it. */
  known: ReadonlyMap<string, number>;
  suspicious: readonly { id: string; reason: string }[];
  /** Records that describe the same configuration, by what they share. */
  duplicates: readonly { ids: readonly string[] }[];
  unsatisfied: readonly OptionCount[];
  prices: PriceAge;
}

export const OLD_AFTER_MONTHS = 12;
const MONTHS_PER_YEAR = 12;
const DERIVED = ['cpuIndex', 'gpuIndex', 'batteryHours', 'silence', 'build'] as const;

function countKnown(laptops: readonly Laptop[]): Map<string, number> {
  const fields = [...laptopRecordSchema.keyof().options, ...DERIVED];
  return new Map(fields.map((field) => [field, laptops.filter((laptop) => laptop[field] !== null).length]));
}

/** Everything that makes a configuration, and not what was measured or paid for it. */
function configurationOf(laptop: Laptop): string {
  const { brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os } = laptop;
  const parts = [brand, model, partNumber, cpu, gpu, ramGb, storageGb, screenInches, resolution, refreshHz, os];
  return JSON.stringify(parts).toLowerCase();
}

function findDuplicates(laptops: readonly Laptop[]): { ids: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const laptop of laptops) {
    const key = configurationOf(laptop);
    const ids = groups.get(key);
    if (ids) ids.push(laptop.id);
    else groups.set(key, [laptop.id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1).map((ids) => ({ ids }));
}

/** Months since year 0; a date without a month counts as the end of its year, the kinder reading. */
function monthsOf(date: string): number {
  const [year = '0', month = String(MONTHS_PER_YEAR)] = date.split('-');
  return Number(year) * MONTHS_PER_YEAR + Number(month);
}

function agesOf(laptops: readonly Laptop[], today: string): PriceAge {
  const dates = laptops.map(({ priceDate }) => priceDate).toSorted();
  const limit = monthsOf(today) - OLD_AFTER_MONTHS;
  return {
    oldest: dates[0] ?? '',
    newest: dates.at(-1) ?? '',
    old: dates.filter((date) => monthsOf(date) < limit).length,
  };
}

/**
 * @param laptops a catalogue that loads: its records are valid and their ids distinct
 * @param today ISO day or month from which the age of prices counts
 */
export function checkCatalogue(laptops: readonly Laptop[], today: string): CatalogueReport {
  return {
    laptops: laptops.length,
    known: countKnown(laptops),
    suspicious: laptops.flatMap((laptop) =>
      SUSPICIONS.filter(({ applies }) => applies(laptop)).map(({ reason }) => ({ id: laptop.id, reason })),
    ),
    duplicates: findDuplicates(laptops),
    unsatisfied: countOptions(laptops).filter(({ laptops: count }) => count === 0),
    prices: agesOf(laptops, today),
  };
}

/** Suspicious values and duplicates are errors; gaps in what shops sell and old prices are not. */
export const isFaultless = ({ suspicious, duplicates }: CatalogueReport): boolean =>
  suspicious.length === 0 && duplicates.length === 0;
