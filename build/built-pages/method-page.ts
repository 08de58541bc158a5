import { DRAWS, TIE_BELOW } from '../../advisor/confidence.ts';
import { PRIORITIES_SHARE } from '../../advisor/needs.ts';
import { FLOOR_PENALTY, utilityPerEuro } from '../../advisor/score.ts';
import { MIN_VALUE, VALUE_AT_GOOD } from '../../advisor/value.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { BuiltPage } from '../../contract/built/built-page.ts';
import { type Method, UNKNOWN_FIELDS } from '../../contract/built/method.ts';
import { PATHS } from '../../src/config/paths.ts';
import { ADVERT_FIGURES } from './advert-figures.ts';
import { valueCharts, inPoints } from './method/charts.ts';
import { errorsOf } from './method/errors.ts';
import { exampleOf } from './method/example.ts';
import { pricesOf } from './method/prices.ts';
import { weightsOfPriorities, weightsOfUses } from './method/weights.ts';
import type { Source } from './source.ts';
import { type BenchFigures, benchFiguresSchema } from '../../contract/built/bench-figures.ts';
import figures from './bench-figures.json' with { type: 'json' };

/** Figures saved by `npm run bench:advisor -- --figures-save`; a test measures them again. */
export const BENCH_FIGURES: BenchFigures = benchFiguresSchema.parse(figures);

const BUDGETS = [500, 1000, 2000, 4000] as const;
const STEP_EUR = 100;

const unknownIn = (laptops: readonly Laptop[]): Method['unknown'] =>
  UNKNOWN_FIELDS.map((field) => ({
    field,
    laptops: laptops.filter((laptop) => laptop[field] === null).length,
  })).toSorted((a, b) => b.laptops - a.laptops);

export function methodOf(source: Source): Method {
  const { laptops, date } = source.catalogue;
  return {
    catalogue: { size: laptops.length, date },
    example: exampleOf(source),
    uses: weightsOfUses(),
    priorities: weightsOfPriorities(),
    charts: valueCharts(),
    rules: {
      good: inPoints(VALUE_AT_GOOD),
      least: inPoints(MIN_VALUE),
      floor: inPoints(FLOOR_PENALTY),
      priorities: PRIORITIES_SHARE,
      draws: DRAWS,
      tieBelow: TIE_BELOW,
    },
    errors: errorsOf(laptops),
    prices: pricesOf(laptops),
    unknown: unknownIn(laptops),
    rates: BUDGETS.map((budget) => ({ budget, points: inPoints(utilityPerEuro(budget) * STEP_EUR) })),
    bench: BENCH_FIGURES,
    adverts: ADVERT_FIGURES,
  };
}

export const methodPage = (source: Source): BuiltPage => ({
  path: PATHS.method,
  content: { kind: 'method', method: methodOf(source) },
  lastChanged: source.catalogue.date,
  indexed: true,
});
