/** Figures of `/como-decidimos` from the engine, the catalogue and the benches. Points are hundredths of value. */
import type { ReadField } from '../advert.ts';
import type { Priority, Purpose } from '../answers.ts';
import type { Attribute, Criterion } from '../criteria.ts';
import type { BenchFigures } from './bench-figures.ts';

/** The points of one criterion for a real laptop and real answers. */
interface ScoredCriterion {
  criterion: Criterion;
  label: string;
  /** Maximum points of the criterion. */
  weight: number;
  points: number;
}

/** The first card for some answers, with the points behind its score. */
export interface ScoredExample {
  purpose: Purpose;
  budget: number;
  id: string;
  name: string;
  /** Euros, with a Windows licence if it has to be bought. */
  price: number;
  criteria: readonly ScoredCriterion[];
  /** Points subtracted for its price. */
  pricePoints: number;
  total: number;
}

export interface Demand {
  /** Minimum, good and plenty with their units; `null` for operating system and screen size. */
  figures: readonly [string, string, string] | null;
  /** Whether missing the minimum outweighs everything else. */
  floor: boolean;
  /** How well each system or size fits, best first; `null` for an unsuitable one; empty for criteria with figures. */
  fits: readonly { name: string; fit: number | null }[];
}

export interface MethodWeight {
  criterion: Criterion;
  label: string;
  /** Share from 0 to 1. */
  share: number;
  demand: Demand;
  why: string;
  source: string;
}

export interface WeightsOf<By extends Purpose | Priority> {
  by: By;
  weights: readonly MethodWeight[];
}

/** A point of a value curve: a figure and its points. */
export type CurvePoint = readonly [figure: number, points: number];

export interface ValueLine {
  purpose: Purpose;
  points: readonly CurvePoint[];
  /** Minimum, good and plenty of the need. */
  triple: readonly [number, number, number];
  floor: boolean;
}

export interface ValueChart {
  attribute: Attribute;
  label: string;
  from: number;
  to: number;
  ticks: readonly number[];
  lines: readonly ValueLine[];
}

/** A stated error (one standard deviation) and how many laptops of the catalogue have it. */
export interface StatedError {
  error: number;
  laptops: number;
}

export interface Method {
  catalogue: { size: number; date: string };
  example: ScoredExample;
  uses: readonly WeightsOf<Purpose>[];
  priorities: readonly WeightsOf<Priority>[];
  charts: readonly ValueChart[];
  rules: {
    /** Points at the good figure, far below the minimum, and for a missed floor. */
    good: number;
    least: number;
    floor: number;
    /** Share of the weights that priorities decide, 0 to 1. */
    priorities: number;
    /** Number of simulated draws per answer, and the shares from which a win is clear and below which a lead is a tie. */
    draws: number;
    clearFrom: number;
    tieBelow: number;
  };
  errors: {
    /** Largest share first. */
    battery: readonly (StatedError & { batteryClass: string })[];
    cpu: readonly StatedError[];
    gpu: readonly StatedError[];
    creation: readonly StatedError[];
    /** In points. */
    silence: readonly StatedError[];
    build: readonly StatedError[];
  };
  prices: {
    /** Price levels by place; `exact` prices are used unchanged. */
    places: readonly {
      place: 'exact' | 'spain' | 'slovakia' | 'poland';
      laptops: number;
      level: number;
      spread: number;
    }[];
    olderThanYear: number;
    doubtful: number;
    withoutWindows: number;
    licenceEur: number;
    monthlyRise: number;
    /** ISO day. */
    riseSince: string;
  };
  /** Fields with unknown values, most frequent first. */
  unknown: readonly { field: UnknownField; laptops: number }[];
  /** Points that 100 € must add to be worth it, by budget. */
  rates: readonly { budget: number; points: number }[];
  bench: BenchFigures;
  adverts: AdvertFigures;
}

/** How often adverts are read wrongly. */
export interface AdvertFigures {
  /** Titles of shops with what a person reads in them. */
  titles: number;
  shops: number;
  /** Titles that were set aside before the rules were written. */
  heldBack: number;
  /** Wrong claims of those at first sight, by field; none in other fields. */
  wrong: Readonly<Partial<Record<ReadField, number>>>;
  /** Offers of laptops of the catalogue, and how many are recognized. */
  known: { offers: number; found: number };
  /** Offers, of which none was taken for another laptop. */
  unmistaken: number;
  /** Laptops of the catalogue judged by their title alone, and the share with the verdict and the place of their record. */
  judged: { laptops: number; sameVerdict: number; samePlace: number };
}

export const UNKNOWN_FIELDS = [
  'keyboard',
  'ramUpgradable',
  'panel',
  'batteryWh',
  'weightKg',
  'refreshHz',
  'os',
  'resolution',
  'measuredHours',
] as const;
export type UnknownField = (typeof UNKNOWN_FIELDS)[number];
