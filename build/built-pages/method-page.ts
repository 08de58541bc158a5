import { CLEAR_FROM, DRAWS, TIE_BELOW } from '../../advisor/confidence.ts';
import { PRIORITIES_SHARE } from '../../advisor/needs.ts';
import { FLOOR_PENALTY, utilityPerEuro } from '../../advisor/score.ts';
import { MIN_VALUE, VALUE_AT_GOOD } from '../../advisor/value.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { BuiltPage } from '../../contract/built/built-page.ts';
import { type AdvertFigures, type Method, type StatedError, UNKNOWN_FIELDS } from '../../contract/built/method.ts';
import { PATHS } from '../../src/config/paths.ts';
import { inPoints, valueCharts } from './method/charts.ts';
import { exampleOf } from './method/example.ts';
import { weightsOfPriorities, weightsOfUses } from './method/weights.ts';
import { pageOf, type Source } from './source.ts';
import { type BenchFigures, benchFiguresSchema } from '../../contract/built/bench-figures.ts';
import figures from './bench-figures.json' with { type: 'json' };
import { ESTIMATE_ERRORS } from '../../advisor/estimates.ts';
import { MONTHLY_RISE, PLACES, RISE_SINCE } from '../../catalogue/derive/cost-in-spain.ts';
import { WINDOWS_LICENCE_EUR } from '../../contract/facts.ts';

const YEAR_MONTHS = 12;

type Place = Method['prices']['places'][number]['place'];

const placeOf = ({ cost, priceBasis }: Laptop): Place => {
  if (cost.exact) return 'exact';
  if (priceBasis === 'listed-es') return 'spain';
  return priceBasis === 'listed-eu' ? 'slovakia' : 'poland';
};

const BASES = { exact: 'listed-es', spain: 'listed-es', slovakia: 'listed-eu', poland: 'converted' } as const;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function pricesOf(laptops: readonly Laptop[]): Method['prices'] {
  const count = (holds: (laptop: Laptop) => boolean): number => laptops.filter(holds).length;
  return {
    places: (['exact', 'spain', 'slovakia', 'poland'] as const).map((place) => {
      const there = laptops.filter((laptop) => placeOf(laptop) === place);
      return {
        place,
        laptops: there.length,
        level: PLACES[BASES[place]].level,
        spread: median(there.map(({ cost }) => cost.spread)),
      };
    }),
    olderThanYear: count(({ cost }) => cost.months > YEAR_MONTHS),
    doubtful: count(({ cost }) => cost.doubtful),
    withoutWindows: count(({ cost }) => cost.licenceEur > 0),
    licenceEur: WINDOWS_LICENCE_EUR,
    monthlyRise: Math.expm1(MONTHLY_RISE),
    riseSince: RISE_SINCE,
  };
}

/**
 * Measured on 2026-11-24 (docs/decisions/019-read-adverts.md). Held-back titles are unseen only once: later measurements
 * (`tests/catalogue/reading/read-advert.test.ts`) only assert that no field became worse.
 */
export const ADVERT_FIGURES: AdvertFigures = {
  titles: 374,
  shops: 6,
  heldBack: 124,
  wrong: { model: 1, cpu: 1, resolution: 1, weightKg: 1 },
  known: { offers: 269, found: 256 },
  unmistaken: 445,
  // docs/decisions/018-judged-adverts.md; `tests/advisor/judge.slow.test.ts` measures the verdicts again.
  judged: { laptops: 254, sameVerdict: 0.97, samePlace: 0.8 },
};

const THOUSAND = 1000;
const rounded = (error: number): number => Math.round(error * THOUSAND) / THOUSAND;

type Estimated = 'cpu' | 'gpu' | 'creation' | 'silence' | 'build';

function statedErrors(laptops: readonly Laptop[], attribute: Estimated): StatedError[] {
  const errors = laptops.flatMap((laptop) => ESTIMATE_ERRORS[attribute]?.of(laptop) ?? []).map(rounded);
  return [...Map.groupBy(errors, (error) => error)]
    .map(([error, all]) => ({ error, laptops: all.length }))
    .toSorted((a, b) => a.error - b.error);
}

function batteryErrors(laptops: readonly Laptop[]): Method['errors']['battery'] {
  const estimated = laptops.flatMap(({ batteryClass, errors }) =>
    batteryClass === null || errors.battery === null ? [] : [{ batteryClass, error: errors.battery }],
  );
  return [...Map.groupBy(estimated, ({ batteryClass }) => batteryClass)]
    .map(([batteryClass, all]) => ({ batteryClass, error: all[0]?.error ?? 0, laptops: all.length }))
    .toSorted((a, b) => a.error - b.error || b.laptops - a.laptops);
}

const errorsOf = (laptops: readonly Laptop[]): Method['errors'] => ({
  battery: batteryErrors(laptops),
  cpu: statedErrors(laptops, 'cpu'),
  gpu: statedErrors(laptops, 'gpu'),
  creation: statedErrors(laptops, 'creation'),
  silence: statedErrors(laptops, 'silence'),
  build: statedErrors(laptops, 'build'),
});

/** Figures saved by `npm run bench:advisor -- --figures-save`; a test measures them again. */
const BENCH_FIGURES: BenchFigures = benchFiguresSchema.parse(figures);

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
      clearFrom: CLEAR_FROM,
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

export const methodPage = (source: Source): BuiltPage =>
  pageOf(source, PATHS.method, { kind: 'method', method: methodOf(source) });
