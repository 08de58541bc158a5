import type { FACT_KINDS, Laptop } from '../laptop.ts';

const MONTHS_PER_YEAR = 12;

/** First and last possible month, counted from year 0; a date without a month may be any month of its year. */
function monthsOf(date: string): { first: number; last: number } {
  const [year = '0', month] = date.split('-');
  const start = Number(year) * MONTHS_PER_YEAR;
  return month === undefined
    ? { first: start + 1, last: start + MONTHS_PER_YEAR }
    : { first: start + Number(month), last: start + Number(month) };
}

/**
 * Months between two ISO days, months or years.
 * @returns `least` and `most`, which differ if a date has no month
 */
export function monthsUntil(later: string, earlier: string): { least: number; most: number } {
  const from = monthsOf(earlier);
  const to = monthsOf(later);
  return { least: to.first - from.last, most: to.last - from.first };
}

/** Figures that shop pages often lack. */
const FIELDS = [
  'resolution',
  'refreshHz',
  'panel',
  'weightKg',
  'batteryWh',
  'keyboard',
  'ramUpgradable',
  'gpuPowerW',
  'measuredHours',
] as const;

type Kind = (typeof FACT_KINDS)[number];
type Counts = Readonly<Record<'known' | Kind, number>>;

export interface FactCounts {
  field: (typeof FIELDS)[number];
  all: Counts;
  /** Counts over Spanish offers of the last twelve months. */
  spanish: Counts;
}

const RECENT_MONTHS = 12;

/** Figures in the record itself were seen in a shop. */
const kindOf = (laptop: Laptop, field: FactCounts['field']): Kind => laptop.sources[field]?.kind ?? 'seen';

function count(laptops: readonly Laptop[], field: FactCounts['field']): Counts {
  const counts = { known: 0, seen: 0, published: 0, measured: 0, estimated: 0 };
  for (const laptop of laptops) {
    if (laptop[field] === null) continue;
    counts.known += 1;
    counts[kindOf(laptop, field)] += 1;
  }
  return counts;
}

/**
 * @returns laptops with a Spanish offer in the twelve months before the newest price; a year without a month counts
 *   only if all of it lies within them
 */
export function recentSpanishOffers(laptops: readonly Laptop[]): Laptop[] {
  const newest = laptops.reduce((date, { priceDate }) => (priceDate > date ? priceDate : date), '');
  return laptops.filter(
    ({ priceBasis, priceDate }) => priceBasis === 'listed-es' && monthsUntil(newest, priceDate).most <= RECENT_MONTHS,
  );
}

/** @returns the number of laptops with each figure, by how it is known */
export function countFacts(laptops: readonly Laptop[]): FactCounts[] {
  const spanish = recentSpanishOffers(laptops);
  return FIELDS.map((field) => ({ field, all: count(laptops, field), spanish: count(spanish, field) }));
}
