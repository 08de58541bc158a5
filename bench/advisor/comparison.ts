/** Compares our first card with that of simpler choosers, for users whose true weights differ from ours. */
import * as fc from 'fast-check';
import { buildColumns } from '#advisor/columns.ts';
import { isDominated } from '#advisor/dominance.ts';
import { type Needs, needsOf, normalizedWeights } from '#advisor/needs.ts';
import { isCapable } from '#advisor/score.ts';
import { createScratch, shortlist } from '#advisor/shortlist.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { profiles } from './profiles.ts';
import { type Chooser, type ChooserInput, CHOOSERS } from './choosers.ts';
import { createRandom } from '../random.ts';
import type { ChooserFigures } from '#contract/built/bench-figures.ts';
import { atLeast, mean, type Row, shareOf } from '../report.ts';

/** True weights are ours times e^x, x uniform within ± this. */
const TRUE_WEIGHTS_SPREAD = 0.7;
/** For the stability measure, weights vary by up to ± this share. */
const STABILITY_SPREAD = 0.2;
const STABILITY_BAR = 0.85;

const withWeights = (needs: Needs, factor: () => number): Needs => ({
  ...needs,
  weights: normalizedWeights((criterion) => needs.weights[criterion] * factor()),
});

interface Outcome {
  name: string;
  /** The utility that the buyer's best laptop has more. */
  lost: number;
  isDominated: boolean;
  /** `null` if no laptop is capable. */
  isCapable: boolean | null;
  /** Whether it stays the first card with other weights. */
  isUnchanged: boolean;
}

/** @returns nothing if no laptop qualifies */
function outcomeOf([name, choose]: [string, Chooser], input: ChooserInput, truth: Needs, disturbed: Needs): Outcome[] {
  const { columns, scratch, answers } = input;
  const row = choose(input);
  if (row === null) return [];
  const again = choose({ ...input, needs: disturbed });
  const list = shortlist(columns, answers, scratch, truth);
  return [
    {
      name,
      lost: (list.utility[list.best ?? row] ?? 0) - (list.utility[row] ?? 0),
      isDominated: isDominated(list, row),
      isCapable: list.capable > 0 ? isCapable(list.missed[row] ?? 0) : null,
      isUnchanged: again === row,
    },
  ];
}

export interface Comparison {
  rows: Row[];
  choosers: ChooserFigures[];
}

/** @param count of random users */
export function compareChoosers(laptops: readonly Laptop[], count: number, seed: number): Comparison {
  const columns = buildColumns(laptops, true);
  const scratch = createScratch(columns);
  const random = createRandom(seed);
  // The choosers take turns, because one of them draws from the same random numbers.
  const outcomes = fc.sample(profiles, { seed, numRuns: count }).flatMap((answers) => {
    const needs = needsOf(answers);
    const truth = withWeights(needs, () => Math.exp((random() * 2 - 1) * TRUE_WEIGHTS_SPREAD));
    const disturbed = withWeights(needs, () => 1 + (random() * 2 - 1) * STABILITY_SPREAD);
    const input = { columns, scratch, answers, needs, random };
    return Object.entries(CHOOSERS).flatMap((chooser) => outcomeOf(chooser, input, truth, disturbed));
  });
  const choosers = [...Map.groupBy(outcomes, ({ name }) => name)].map(([name, all]): ChooserFigures => ({
    name,
    lost: mean(all.map(({ lost }) => lost)),
    dominated: shareOf(all.map((one) => one.isDominated)),
    capable: shareOf(all.map((one) => one.isCapable)),
    stability: shareOf(all.map((one) => one.isUnchanged)),
  }));
  const own = choosers.find(({ name }) => name === 'ours');
  const least = Math.min(...choosers.flatMap(({ name, lost }) => (name === 'ours' ? [] : [lost])));
  const { lost = Number.NaN, stability = Number.NaN } = own ?? {};
  return {
    choosers,
    rows: [
      {
        measure: 'utility lost against simulated true weights',
        result: `${lost.toFixed(4)} (best baseline ${least.toFixed(4)})`,
        bar: 'less than every baseline',
        met: lost < least,
      },
      atLeast('stability: first card under ±20 % weight changes', stability, STABILITY_BAR),
    ],
  };
}
