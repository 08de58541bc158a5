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

/** A similar laptop with a known figure. */
interface Known<F extends UnknownField> extends Comparable {
  value: Value<F>;
  /** Sort key, growing from worse to better. */
  order: number;
}

/** @param bucket sorted by price, cheapest first */
function nearestInPrice<R extends Comparable>(
  bucket: readonly R[] = [],
  { record: { id, priceEur } }: Comparable,
): R[] {
  const priceAt = (index: number): number => bucket[index]?.record.priceEur ?? Number.NaN;
  let [low, high] = [0, Math.max(0, bucket.length - NEAREST)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (priceEur / priceAt(middle) > priceAt(middle + NEAREST) / priceEur) low = middle + 1;
    else high = middle;
  }
  return bucket.slice(low, low + NEAREST).filter(({ record }) => record.id !== id);
}

/** Similar laptops by group, cheapest first. */
interface Buckets<F extends UnknownField> {
  byCase: ReadonlyMap<string, readonly Known<F>[]>;
  byLine: ReadonlyMap<string, readonly Known<F>[]>;
  byForm: ReadonlyMap<string, readonly Known<F>[]>;
}

function bucketsOf<F extends UnknownField>(field: F, all: readonly Comparable[]): Buckets<F> {
  const known = all.flatMap((relative): Known<F>[] => {
    const value = relative.record[field];
    return value === null ? [] : [{ ...relative, value, order: ORDER[field](value) }];
  });
  return {
    byCase: Map.groupBy(known, (one) => one.case),
    byLine: Map.groupBy(known, ({ line }) => line),
    // A laptop of unknown size is compared with all sizes of its form.
    byForm: new Map<string, readonly Known<F>[]>([
      ...Map.groupBy(known, ({ record }) => record.formFactor),
      ...Map.groupBy(known, ({ form }) => form),
    ]),
  };
}

interface Similar<F extends UnknownField> {
  known: Known<F>;
  weight: number;
}

function similarIn<F extends UnknownField>({ byCase, byLine, byForm }: Buckets<F>, own: Comparable): Similar<F>[] {
  const sameCase = nearestInPrice(byCase.get(own.case), own);
  if (sameCase.length > 0) return sameCase.map((known) => ({ known, weight: 1 }));
  const others = [
    ...new Set([...nearestInPrice(byForm.get(own.form), own), ...nearestInPrice(byLine.get(own.line), own)]),
  ];
  // A chassis counts once, however many configurations it has.
  const sizes = new Map<string, number>();
  for (const other of others) sizes.set(other.case, (sizes.get(other.case) ?? 0) + 1);
  return others.map((known) => ({ known, weight: nearness(own, known) / (sizes.get(known.case) ?? 1) }));
}

function quantiles<F extends UnknownField>(similar: readonly Similar<F>[]): Value<F>[] {
  const sorted = similar.toSorted((a, b) => a.known.order - b.known.order);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  return QUANTILES.flatMap((quantile) => {
    let sum = 0;
    const reached = sorted.find(({ weight }) => (sum += weight) >= quantile * total);
    return reached ? [reached.known.value] : [];
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
  const buckets: { readonly [F in UnknownField]: Buckets<F> } = {
    weightKg: bucketsOf('weightKg', all),
    batteryWh: bucketsOf('batteryWh', all),
    resolution: bucketsOf('resolution', all),
    refreshHz: bucketsOf('refreshHz', all),
    panel: bucketsOf('panel', all),
  };
  return {
    likely: (record, field) => quantiles(similarIn(buckets[field], comparableBy.get(record) ?? comparableOf(record))),
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
