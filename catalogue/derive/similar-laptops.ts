/**
 * Estimates unknown figures from similar laptops.
 *
 * Similar laptops are the other configurations of the same chassis; if none of them has the figure, all laptops of
 * the same form and size or product line, weighted by line, graphics, price and year. The weights were chosen by
 * hiding known figures; unweighted nearest groups had a fifth more error and overconfident ranges.
 */
import { isDedicated } from './names.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { chassisOf } from './chassis.ts';
import { screenSizeOf } from './requirements.ts';

/** The figures that shops often omit. */
type UnknownField = 'weightKg' | 'batteryWh' | 'resolution' | 'refreshHz' | 'panel';

type Value<F extends UnknownField> = NonNullable<LaptopRecord[F]>;

const QUANTILES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** Factors of the weight of a similar laptop. */
const WEIGHTS = { sameLine: 6, sameForm: 2, otherForm: 0.5, otherGraphics: 0.2 } as const;
/** Differences at which the weight falls to 37 %: of the logarithms of the prices, and of the years. */
const SCALES = { price: 0.3, years: 2 } as const;
const TYPICAL_YEAR = 2024;

/** Minimum number of known systems of a brand; with fewer, all brands are counted. */
const ENOUGH_OF_BRAND = 3;

const PANEL_STEPS = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 4 } as const;

/** Sort keys that grow from worse to better. */
const ORDER: { readonly [F in UnknownField]: (value: Value<F>) => number } = {
  weightKg: (kg) => -kg,
  batteryWh: (wh) => wh,
  resolution: ({ width, height }) => width * height,
  refreshHz: (hz) => hz,
  panel: (panel) => PANEL_STEPS[panel],
};

/**
 * Maximum number of similar laptops per chassis, form or line, nearest in price, so that loading stays below
 * quadratic time. No group of the embedded catalogue has as many with a known weight.
 */
const NEAREST = 128;

/** A laptop with the properties that decide its similarity. */
interface Comparable {
  record: LaptopRecord;
  case: string;
  line: string;
  form: string;
  dedicated: boolean;
}

function comparableOf(record: LaptopRecord): Comparable {
  const { brand, model, formFactor, gpu } = record;
  const size = screenSizeOf(record);
  return {
    record,
    case: chassisOf(record),
    line: [brand, model.split(' ')[0]?.replace(/\d.*$/, ''), size].join('|'),
    form: size === 'unknown' ? formFactor : [formFactor, size].join('|'),
    dedicated: gpu !== null && isDedicated(gpu),
  };
}

function nearness(a: Comparable, b: Comparable): number {
  const line = a.line === b.line ? WEIGHTS.sameLine : 1;
  const form = a.form === b.form ? WEIGHTS.sameForm : WEIGHTS.otherForm;
  const graphics = a.dedicated === b.dedicated ? 1 : WEIGHTS.otherGraphics;
  const price = Math.abs(Math.log(a.record.priceEur / b.record.priceEur)) / SCALES.price;
  const years = Math.abs((a.record.year ?? TYPICAL_YEAR) - (b.record.year ?? TYPICAL_YEAR)) / SCALES.years;
  return line * form * graphics * Math.exp(-price - years);
}

/** @param bucket sorted by price, cheapest first */
function nearestInPrice(bucket: readonly Comparable[] = [], { record: { id, priceEur } }: Comparable): Comparable[] {
  const priceAt = (index: number): number => bucket[index]?.record.priceEur ?? Number.NaN;
  let [low, high] = [0, Math.max(0, bucket.length - NEAREST)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (priceEur / priceAt(middle) > priceAt(middle + NEAREST) / priceEur) low = middle + 1;
    else high = middle;
  }
  return bucket.slice(low, low + NEAREST).filter(({ record }) => record.id !== id);
}

/** Laptops by group, cheapest first. */
type Group = ReadonlyMap<string, readonly Comparable[]>;
interface Buckets {
  byCase: Group;
  byLine: Group;
  byForm: Group;
}

/** @param known laptops whose figure is known */
const bucketsOf = (known: readonly Comparable[]): Buckets => ({
  byCase: Map.groupBy(known, (one) => one.case),
  byLine: Map.groupBy(known, ({ line }) => line),
  // A laptop of unknown size is compared with all sizes of its form.
  byForm: new Map([
    ...Map.groupBy(known, ({ record }): string => record.formFactor),
    ...Map.groupBy(known, ({ form }) => form),
  ]),
});

interface Similar {
  record: LaptopRecord;
  weight: number;
}

function similarIn({ byCase, byLine, byForm }: Buckets, own: Comparable): Similar[] {
  const sameCase = nearestInPrice(byCase.get(own.case), own);
  if (sameCase.length > 0) return sameCase.map(({ record }) => ({ record, weight: 1 }));
  const others = [
    ...new Set([...nearestInPrice(byForm.get(own.form), own), ...nearestInPrice(byLine.get(own.line), own)]),
  ];
  // A chassis counts once, however many configurations it has.
  const sizes = new Map<string, number>();
  for (const other of others) sizes.set(other.case, (sizes.get(other.case) ?? 0) + 1);
  return others.map((other) => ({
    record: other.record,
    weight: nearness(own, other) / (sizes.get(other.case) ?? 1),
  }));
}

function quantiles<F extends UnknownField>(similar: readonly Similar[], field: F): Value<F>[] {
  const sorted = similar
    .flatMap(({ record, weight }) => {
      const value = record[field];
      return value === null ? [] : [{ value, weight, order: ORDER[field](value) }];
    })
    .toSorted((a, b) => a.order - b.order);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  return QUANTILES.flatMap((quantile) => {
    let sum = 0;
    const reached = sorted.find(({ weight }) => (sum += weight) >= quantile * total);
    return reached ? [reached.value] : [];
  });
}

export interface SimilarLaptops {
  /**
   * @returns nine equally likely values of one field, worst first: the 10 % to 90 % quantiles over similar laptops,
   *   whether or not the record has a value; empty if there are no similar laptops
   */
  likely: <F extends UnknownField>(record: LaptopRecord, field: F) => readonly Value<F>[];
  /** Whether most laptops of the form come without a system in such shops; of the same brand if enough are known. */
  probablyWithoutSystem: (record: LaptopRecord) => boolean;
}

/** @param records with prices of one place and day */
export function similarLaptopsOf(records: readonly LaptopRecord[]): SimilarLaptops {
  const all = records.map(comparableOf).toSorted((a, b) => a.record.priceEur - b.record.priceEur);
  const comparableBy = new Map(all.map((one) => [one.record, one]));
  const bucketsFor = (field: UnknownField): Buckets => bucketsOf(all.filter(({ record }) => record[field] !== null));
  const buckets: Readonly<Record<UnknownField, Buckets>> = {
    weightKg: bucketsFor('weightKg'),
    batteryWh: bucketsFor('batteryWh'),
    resolution: bucketsFor('resolution'),
    refreshHz: bucketsFor('refreshHz'),
    panel: bucketsFor('panel'),
  };
  return {
    likely: (record, field) =>
      quantiles(similarIn(buckets[field], comparableBy.get(record) ?? comparableOf(record)), field),
    probablyWithoutSystem: withoutSystemIn(records),
  };
}

const shopOf = ({ priceBasis, formFactor }: LaptopRecord): string => `${priceBasis}|${formFactor}`;
const brandOf = (record: LaptopRecord): string => `${shopOf(record)}|${record.brand}`;

function withoutSystemIn(records: readonly LaptopRecord[]): SimilarLaptops['probablyWithoutSystem'] {
  const known = records.filter(({ os }) => os !== null);
  const areMostlyBare = (keyOf: (record: LaptopRecord) => string, least: number): Map<string, boolean> =>
    new Map(
      [...Map.groupBy(known, keyOf)]
        .filter(([, laptops]) => laptops.length >= least)
        .map(([key, laptops]) => [key, laptops.filter(({ os }) => os === 'none').length > laptops.length / 2]),
    );
  const byShop = areMostlyBare(shopOf, 1);
  const byBrand = areMostlyBare(brandOf, ENOUGH_OF_BRAND);
  return (record) => byBrand.get(brandOf(record)) ?? byShop.get(shopOf(record)) ?? false;
}
