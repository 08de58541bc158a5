/**
 * What an unknown figure probably is: what the nearest kin of a laptop have.
 *
 * Kin are other laptops with a known figure: of the same case, else of the same product line and about the same year,
 * else of the same form, size and price band, else of the same form and size. `bench/advisor/hidden-figures.ts` hides
 * known figures and counts how often they lie among the predicted ones.
 */
import type { LaptopRecord } from '../laptop.ts';
import { chassisOf } from './chassis.ts';
import { screenSizeOf } from './laptop-kind.ts';

/** The figures that shops leave out. */
export type UnknownField = 'weightKg' | 'batteryWh' | 'resolution' | 'refreshHz' | 'panel';

type Known<F extends UnknownField> = NonNullable<LaptopRecord[F]>;

/** For each unknown field nine equally likely values, worst first: the 10 % to 90 % quantiles of what its kin have. */
export type Likely = { readonly [F in UnknownField]?: readonly Known<F>[] };

const QUANTILES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** The nearest kin are enough from this many on. */
const ENOUGH = { case: 1, line: 3, priceBand: 5, brand: 3 } as const;

const MAX_YEARS_APART = 1;
/** Difference of the logarithms of two prices of one band, about a third. */
const PRICE_BAND = 0.35;

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

const sameYears = (a: LaptopRecord, b: LaptopRecord): boolean =>
  a.year !== null && b.year !== null && Math.abs(a.year - b.year) <= MAX_YEARS_APART;

const samePriceBand = (a: LaptopRecord, b: LaptopRecord): boolean =>
  Math.abs(Math.log(a.priceEur / b.priceEur)) < PRICE_BAND;

function quantiles<F extends UnknownField>(field: F, values: readonly Known<F>[]): Known<F>[] {
  const sorted = values.toSorted((a, b) => ORDER[field](a) - ORDER[field](b));
  return QUANTILES.flatMap((quantile) => sorted[Math.floor(quantile * sorted.length)] ?? []);
}

export interface Kinship {
  /** @returns the likely values of one field, whether the record knows it or not; empty without any kin */
  likely: <F extends UnknownField>(record: LaptopRecord, field: F) => readonly Known<F>[];
  /** Whether most laptops of the form come without a system in such shops; of the same brand where enough are known. */
  probablyWithoutSystem: (record: LaptopRecord) => boolean;
}

/** @param records whose prices are of one place and day */
export function kinshipOf(records: readonly LaptopRecord[]): Kinship {
  const byCase = Map.groupBy(records, chassisOf);
  const byLine = Map.groupBy(records, lineOf);
  const byForm = Map.groupBy(records, formOf);
  const withKnownSystem = records.filter(({ os }) => os !== null);
  const byShop = Map.groupBy(withKnownSystem, ({ priceBasis, formFactor }) => `${priceBasis}|${formFactor}`);

  function nearestKnown<F extends UnknownField>(record: LaptopRecord, field: F): readonly Known<F>[] {
    const knownAmong = (kin: readonly LaptopRecord[] = []): Known<F>[] =>
      kin.flatMap((other): Known<F>[] => {
        const value = other[field];
        return other.id === record.id || value === null ? [] : [value];
      });
    const sameCase = knownAmong(byCase.get(chassisOf(record)));
    if (sameCase.length >= ENOUGH.case) return sameCase;
    const sameLine = knownAmong(byLine.get(lineOf(record))?.filter((other) => sameYears(other, record)));
    if (sameLine.length >= ENOUGH.line) return sameLine;
    const sameForm = byForm.get(formOf(record)) ?? [];
    const sameBand = knownAmong(sameForm.filter((other) => samePriceBand(other, record)));
    return sameBand.length >= ENOUGH.priceBand ? sameBand : knownAmong(sameForm);
  }

  return {
    likely: (record, field) => quantiles(field, nearestKnown(record, field)),
    probablyWithoutSystem({ priceBasis, formFactor, brand }) {
      const kin = byShop.get(`${priceBasis}|${formFactor}`) ?? [];
      const ofBrand = kin.filter((other) => other.brand === brand);
      const nearest = ofBrand.length >= ENOUGH.brand ? ofBrand : kin;
      return nearest.filter(({ os }) => os === 'none').length > nearest.length / 2;
    },
  };
}
