/** What `/como-decidimos` says that only the engine, the catalogue and its benches know. Points are hundredths of value. */
import type { Priority, Purpose } from '../answers.ts';
import type { Attribute, Criterion } from '../criteria.ts';
import type { BenchFigures } from './bench-figures.ts';

/** What a criterion adds to a real laptop for real answers. */
interface ScoredCriterion {
  criterion: Criterion;
  label: string;
  /** The most that it can add. */
  weight: number;
  points: number;
}

/** The laptop shown first for some answers, and how its points add up. */
export interface ScoredExample {
  purpose: Purpose;
  budget: number;
  id: string;
  name: string;
  /** Euros, with Windows where it has to be bought. */
  price: number;
  criteria: readonly ScoredCriterion[];
  /** What its price takes away. */
  pricePoints: number;
  total: number;
}

export interface Demand {
  /** Minimum, good and plenty with their units; `null` for system and size. */
  figures: readonly [string, string, string] | null;
  /** Whether missing the minimum outweighs everything else. */
  floor: boolean;
  /** How well each system or size fits, the best first, `null` for those that do not do; empty for figures. */
  fits: readonly { name: string; fit: number | null }[];
}

export interface MethodWeight {
  criterion: Criterion;
  label: string;
  /** Of 1. */
  share: number;
  demand: Demand;
  why: string;
  source: string;
}

export interface WeightsOf<By extends Purpose | Priority> {
  by: By;
  weights: readonly MethodWeight[];
}

/** A point of a value curve: a figure and what it is worth. */
export type CurvePoint = readonly [figure: number, points: number];

export interface ValueLine {
  purpose: Purpose;
  points: readonly CurvePoint[];
  /** Minimum, good and plenty, as in the needs. */
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
    /** Points at good, far below the minimum, and of a missed floor. */
    good: number;
    least: number;
    floor: number;
    /** Part of the weights that priorities decide, of 1. */
    priorities: number;
    /** How often an answer is drawn anew, and the share below which a lead is a tie. */
    draws: number;
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
    /** Where they were seen; `exact` ones count as they are. */
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
  /** What no source tells, the least known first. */
  unknown: readonly { field: UnknownField; laptops: number }[];
  /** Points that 100 € have to bring, by budget. */
  rates: readonly { budget: number; points: number }[];
  bench: BenchFigures;
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
