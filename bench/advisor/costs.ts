/** Measures the estimated cost in Spain against prices that were really seen, each place's level without the pair itself. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { costInSpain, likelyRange } from '#catalogue/derive/cost.ts';
import { laptopRecordSchema } from '#catalogue/laptop.ts';
import type { PriceErrors } from '#contract/built/bench-figures.ts';
import { median, percent, type Row } from '../report.ts';

const { priceBasis, priceDate } = laptopRecordSchema.shape;

const seenPricesSchema = z.object({
  pairs: z.array(
    z.object({
      priceBasis,
      spainEur: z.number(),
      spainDate: priceDate,
      thereEur: z.number(),
      thereDate: priceDate,
    }),
  ),
  steps: z.array(
    z.object({ fromEur: z.number(), fromDate: priceDate, toEur: z.number(), toDate: priceDate, country: z.string() }),
  ),
});
type SeenPrices = z.infer<typeof seenPricesSchema>;

const BARS = { error: 0.08, bias: 0.02, inside: [0.75, 0.87] } as const;

interface Prediction {
  /** Logarithm of the true price ÷ the predicted one. */
  error: number;
  /** Whether the truth lies within the 80 % range. */
  inside: boolean;
}

function predictionOf(trueEur: number, expectedEur: number, spread: number): Prediction {
  const { low, high } = likelyRange(expectedEur, spread);
  return { error: Math.log(trueEur / expectedEur), inside: trueEur >= low && trueEur <= high };
}

/** Both prices are brought to the later of their dates; large amounts make the rounding of estimates vanish. */
const SCALE = 100;

function predictPair(pair: SeenPrices['pairs'][number], levelError: number): Prediction {
  const asOf = pair.spainDate > pair.thereDate ? pair.spainDate : pair.thereDate;
  const spain = costInSpain(
    { priceEur: pair.spainEur * SCALE, priceDate: pair.spainDate, priceBasis: 'listed-es' },
    asOf,
  );
  const there = costInSpain(
    { priceEur: pair.thereEur * SCALE, priceDate: pair.thereDate, priceBasis: pair.priceBasis },
    asOf,
  );
  return predictionOf(spain.expectedEur, there.expectedEur * Math.exp(levelError), there.spread);
}

/** The level of a place as the other pairs of the place tell it. */
function withoutItself(pairs: SeenPrices['pairs']): Prediction[] {
  return pairs.map((pair, index) => {
    const others = pairs.filter((other, at) => at !== index && other.priceBasis === pair.priceBasis);
    return predictPair(pair, median(others.map((other) => predictPair(other, 0).error)));
  });
}

function predictStep({ fromEur, fromDate, toEur, toDate }: SeenPrices['steps'][number]): Prediction {
  // `listed-es`: nothing but time lies between the two prices.
  const { expectedEur, spread } = costInSpain(
    { priceEur: fromEur * SCALE, priceDate: fromDate, priceBasis: 'listed-es' },
    toDate,
  );
  return predictionOf(toEur * SCALE, expectedEur, spread);
}

function errorsOf(predictions: readonly Prediction[]): PriceErrors {
  const errors = predictions.map(({ error }) => error);
  return {
    count: predictions.length,
    error: median(errors.map(Math.abs)),
    bias: median(errors),
    mean: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    inside: predictions.filter((prediction) => prediction.inside).length / predictions.length,
  };
}

function rowsFor(name: string, { count, error, bias, mean, inside }: PriceErrors): Row[] {
  return [
    {
      measure: `${name} (${count}): median error`,
      result: percent(error),
      bar: `≤ ${percent(BARS.error)}`,
      met: error <= BARS.error,
    },
    {
      measure: '  bias (median; mean)',
      result: `${percent(bias)}; ${percent(mean)}`,
      bar: `± ${percent(BARS.bias)}`,
      met: Math.abs(bias) <= BARS.bias,
    },
    {
      measure: '  truth within the 80 % range',
      result: percent(inside),
      bar: `${percent(BARS.inside[0])}–${percent(BARS.inside[1])}`,
      met: inside >= BARS.inside[0] && inside <= BARS.inside[1],
    },
  ];
}

export function costErrors(): { abroad: PriceErrors; later: PriceErrors } {
  const text = readFileSync(new URL('seen-prices.json', import.meta.url), 'utf8');
  const { pairs, steps } = seenPricesSchema.parse(JSON.parse(text));
  return { abroad: errorsOf(withoutItself(pairs)), later: errorsOf(steps.map(predictStep)) };
}

export function measureCosts(): Row[] {
  const { abroad, later } = costErrors();
  return [
    ...rowsFor('cost in Spain from a price seen abroad', abroad),
    ...rowsFor('price of a product some months later', later),
  ];
}
