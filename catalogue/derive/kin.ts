/**
 * What an unknown figure probably is: what the kin of a laptop have.
 *
 * Kin are the other configurations of the same case; without one of a known figure, the laptops of the same form and size
 * or product line, which count the more the nearer they are in line, graphics, price and year. The weights were chosen
 * by hiding known figures (`bench/advisor/hidden-figures.ts`); nearest groups alone, in place of weights, were off by a
 * fifth more and too sure.
 */
import { isDedicated } from './describe.ts';
import type { LaptopRecord } from '../laptop.ts';
import { chassisOf } from './chassis.ts';
import { screenSizeOf } from './laptop-kind.ts';

/** The figures that shops leave out. */
type UnknownField = 'weightKg' | 'batteryWh' | 'resolution' | 'refreshHz' | 'panel';

type Known<F extends UnknownField> = NonNullable<LaptopRecord[F]>;

const QUANTILES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** How much more, or less, a kin counts. */
const WEIGHTS = { sameLine: 6, sameForm: 2, otherForm: 0.5, otherGraphics: 0.2 } as const;
/** Differences at which a kin counts 37 % as much: of the logarithms of the prices, and of the years. */
const SCALES = { price: 0.3, years: 2 } as const;
const TYPICAL_YEAR = 2024;

/** Known systems of one brand that tell more than those of all brands. */
const ENOUGH_OF_BRAND = 3;

const PANEL_STEPS = { tn: 0, va: 1, ips: 2, 'mini-led': 3, oled: 4 } as const;

/** Grows from worse to better. */
const ORDER: { readonly [F in UnknownField]: (value: Known<F>) => number } = {
  weightKg: (kg) => -kg,
  batteryWh: (wh) => wh,
  resolution: ({ width, height }) => width * height,
  refreshHz: (hz) => hz,
  panel: (panel) => PANEL_STEPS[panel],
};

const lineOf = ({ brand, model, screenInches }: LaptopRecord): string =>
  [brand, model.split(' ')[0]?.replace(/\d.*$/, ''), screenSizeOf({ screenInches })].join('|');

const formOf = ({ formFactor, screenInches }: LaptopRecord): string =>
  [formFactor, screenSizeOf({ screenInches })].join('|');

const isDedicatedIn = ({ gpu }: LaptopRecord): boolean => gpu !== null && isDedicated(gpu);

function nearness(a: LaptopRecord, b: LaptopRecord): number {
  const line = lineOf(a) === lineOf(b) ? WEIGHTS.sameLine : 1;
  const form = formOf(a) === formOf(b) ? WEIGHTS.sameForm : WEIGHTS.otherForm;
  const graphics = isDedicatedIn(a) === isDedicatedIn(b) ? 1 : WEIGHTS.otherGraphics;
  const price = Math.abs(Math.log(a.priceEur / b.priceEur)) / SCALES.price;
  const years = Math.abs((a.year ?? TYPICAL_YEAR) - (b.year ?? TYPICAL_YEAR)) / SCALES.years;
  return line * form * graphics * Math.exp(-price - years);
}

interface Kin<T> {
  value: T;
  weight: number;
}

function quantiles<F extends UnknownField>(field: F, kin: readonly Kin<Known<F>>[]): Known<F>[] {
  const sorted = kin.toSorted((a, b) => ORDER[field](a.value) - ORDER[field](b.value));
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  return QUANTILES.flatMap((quantile) => {
    let sum = 0;
    const reached = sorted.find(({ weight }) => (sum += weight) >= quantile * total);
    return reached ? [reached.value] : [];
  });
}

export interface Kinship {
  /**
   * @returns nine equally likely values of one field, worst first: the 10 % to 90 % quantiles of what its kin have,
   * whether the record knows it or not; empty without any kin
   */
  likely: <F extends UnknownField>(record: LaptopRecord, field: F) => readonly Known<F>[];
  /** Whether most laptops of the form come without a system in such shops; of the same brand where enough are known. */
  probablyWithoutSystem: (record: LaptopRecord) => boolean;
}

/** @param records whose prices are of one place and day */
export function kinshipOf(records: readonly LaptopRecord[]): Kinship {
  const byCase = Map.groupBy(records, chassisOf);
  const byLine = Map.groupBy(records, lineOf);
  const byForm = Map.groupBy(records, formOf);
  const caseOf = new Map(records.map((record) => [record, chassisOf(record)]));
  const withKnownSystem = records.filter(({ os }) => os !== null);
  const byShop = Map.groupBy(withKnownSystem, ({ priceBasis, formFactor }) => `${priceBasis}|${formFactor}`);

  function kinOf<F extends UnknownField>(record: LaptopRecord, field: F): Kin<Known<F>>[] {
    const withKnown = (others: readonly LaptopRecord[] = []) =>
      others.flatMap((other) => {
        const value = other[field];
        return other.id === record.id || value === null ? [] : [{ other, value }];
      });
    const sameCase = withKnown(byCase.get(chassisOf(record)));
    if (sameCase.length > 0) return sameCase.map(({ value }) => ({ value, weight: 1 }));
    const others = withKnown([
      ...new Set([...(byForm.get(formOf(record)) ?? []), ...(byLine.get(lineOf(record)) ?? [])]),
    ]);
    // A case counts once, however many configurations it has.
    const sizes = Map.groupBy(others, ({ other }) => caseOf.get(other));
    return others.map(({ other, value }) => ({
      value,
      weight: nearness(record, other) / (sizes.get(caseOf.get(other))?.length ?? 1),
    }));
  }

  return {
    likely: (record, field) => quantiles(field, kinOf(record, field)),
    probablyWithoutSystem({ priceBasis, formFactor, brand }) {
      const kin = byShop.get(`${priceBasis}|${formFactor}`) ?? [];
      const ofBrand = kin.filter((other) => other.brand === brand);
      const nearest = ofBrand.length >= ENOUGH_OF_BRAND ? ofBrand : kin;
      return nearest.filter(({ os }) => os === 'none').length > nearest.length / 2;
    },
  };
}
