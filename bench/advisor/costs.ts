/**
 * Measures the estimated cost in Spain against prices in public price lists. `price-pairs.csv` has the same
 * configuration in Spain and elsewhere; where one of the two had no Windows, it is adjusted by the 60 € that shops ask
 * for it. `price-steps.csv` has the same product on two dates in Germany.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { likelyRange } from '#catalogue/derive/cost.ts';
import { costInSpain } from '#catalogue/derive/cost-in-spain.ts';
import { laptopRecordSchema } from '#catalogue/laptop-record.ts';
import { CATALOGUE_FILE, parseRecords } from '#catalogue/load.ts';
import { priceSeries, readSeenPrices } from './seen-prices.ts';
import type { PriceErrors } from '#contract/built/bench-figures.ts';
import { atMost, mean, median, percent, type Row, shareOf, within } from '../report.ts';

const { priceBasis, priceDate } = laptopRecordSchema.shape;

const euros = z.coerce.number<string>().positive();
const pairSchema = z.object({
  priceBasis,
  spainEur: euros,
  spainDate: priceDate,
  thereEur: euros,
  thereDate: priceDate,
});
type Pair = z.infer<typeof pairSchema>;
const stepSchema = z.object({ fromEur: euros, fromDate: priceDate, toEur: euros, toDate: priceDate });
type Step = z.infer<typeof stepSchema>;

function readRows<Schema extends z.ZodType>(file: string, row: Schema): z.infer<Schema>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return z.array(row).parse(parse(text, { columns: true }));
}

const BARS = { error: 0.08, bias: [-0.02, 0.02], inside: [0.75, 0.87] } as const;

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

function predictPair(pair: Pair, levelError: number): Prediction {
  const asOf = pair.spainDate > pair.thereDate ? pair.spainDate : pair.thereDate;
  const costOf = (eur: number, date: string, basis: Pair['priceBasis']) =>
    costInSpain({ priceEur: eur * SCALE, priceDate: date, priceBasis: basis }, asOf);
  const spain = costOf(pair.spainEur, pair.spainDate, 'listed-es');
  const there = costOf(pair.thereEur, pair.thereDate, pair.priceBasis);
  return predictionOf(spain.expectedEur, there.expectedEur * Math.exp(levelError), there.spread);
}

/** Predicts each pair with the level of its place by the other pairs. */
function withoutItself(pairs: readonly Pair[]): Prediction[] {
  return pairs.map((pair, index) => {
    const others = pairs.filter((other, at) => at !== index && other.priceBasis === pair.priceBasis);
    return predictPair(pair, median(others.map((other) => predictPair(other, 0).error)));
  });
}

/** Prices fewer days apart are ignored: most of them are equal, whatever prices do in a month. */
const LEAST_DAYS = 10;
const DAY_MS = 86_400_000;
const isLong = ({ fromDate, toDate }: Step): boolean =>
  Date.parse(toDate) - Date.parse(fromDate) >= LEAST_DAYS * DAY_MS;

const ISO_MONTH_LENGTH = 7;

/** All pairs of a product's last Spanish prices of each month. */
function spanishSteps(): Step[] {
  const records = parseRecords(readFileSync(CATALOGUE_FILE, 'utf8'), 'laptops.json');
  return [...priceSeries(records, readSeenPrices()).values()].flatMap((days) => {
    const lastOfMonth = new Map([...days].map(([day, eur]) => [day.slice(0, ISO_MONTH_LENGTH), { day, eur }]));
    const prices = [...lastOfMonth.values()];
    return prices.flatMap((from, index) =>
      prices.slice(index + 1).map((to) => ({ fromEur: from.eur, fromDate: from.day, toEur: to.eur, toDate: to.day })),
    );
  });
}

function predictStep({ fromEur, fromDate, toEur, toDate }: Step): Prediction {
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
    mean: mean(errors),
    inside: shareOf(predictions.map((prediction) => prediction.inside)),
  };
}

const rowsFor = (name: string, { count, error, bias, mean: average, inside }: PriceErrors): Row[] => [
  atMost(`${name} (${count}): median error`, error, BARS.error),
  within(`  bias (median; mean ${percent(average)})`, bias, BARS.bias),
  within('  truth within the 80 % range', inside, BARS.inside),
];

export function costErrors(): { abroad: PriceErrors; later: PriceErrors } {
  const all = [...spanishSteps(), ...readRows('price-steps.csv', stepSchema)].filter(isLong);
  const pairs = readRows('price-pairs.csv', pairSchema);
  return { abroad: errorsOf(withoutItself(pairs)), later: errorsOf(all.map(predictStep)) };
}

export function measureCosts(): Row[] {
  const { abroad, later } = costErrors();
  return [
    ...rowsFor('cost in Spain from a price seen abroad', abroad),
    ...rowsFor('price of a product some months later', later),
  ];
}
