/** Compares our first card with that of simpler choosers, for users whose true weights differ from ours. */
import * as fc from 'fast-check';
import { buildColumns } from '#advisor/columns.ts';
import { isDominated } from '#advisor/dominance.ts';
import { type Needs, needsOf, normalizedWeights } from '#advisor/needs.ts';
import { isCapable } from '#advisor/score.ts';
import { createScratch, shortlist } from '#advisor/shortlist.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { profiles } from './profiles.ts';
import { type Chooser, type ChooserInput, CHOOSERS } from './choosers.ts';
import { createRandom } from '../random.ts';
import type { ChooserFigures } from '#contract/built/bench-figures.ts';
import { percent, type Row } from '../report.ts';

/** True weights are ours times e^x, x uniform within ± this. */
const TRUE_WEIGHTS_SPREAD = 0.7;
/** For the stability measure, weights vary by up to ± this share. */
const STABILITY_SPREAD = 0.2;
const STABILITY_BAR = 0.85;

const withWeights = (needs: Needs, factor: () => number): Needs => ({
  ...needs,
  weights: normalizedWeights((criterion) => needs.weights[criterion] * factor()),
});

interface Tally {
  answered: number;
  lost: number;
  dominated: number;
  /** Among answers with a capable laptop: their number, and how many first cards are capable. */
  possible: number;
  capable: number;
  unchanged: number;
}

const emptyTally = (): Tally => ({
  answered: 0,
  lost: 0,
  dominated: 0,
  possible: 0,
  capable: 0,
  unchanged: 0,
});

function record(tally: Tally, choose: Chooser, input: ChooserInput, truth: Needs, disturbed: Needs): void {
  const { columns, scratch, answers } = input;
  const row = choose(input);
  if (row === null) return;
  const again = choose({ ...input, needs: disturbed });
  const list = shortlist(columns, answers, scratch, truth);
  tally.answered += 1;
  tally.lost += (list.utility[list.best ?? row] ?? 0) - (list.utility[row] ?? 0);
  tally.dominated += Number(isDominated(list, row));
  tally.possible += Number(list.capable > 0);
  tally.capable += Number(list.capable > 0 && isCapable(list.missed[row] ?? 0));
  tally.unchanged += Number(again === row);
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
  const tallies = new Map(Object.keys(CHOOSERS).map((name) => [name, emptyTally()]));
  const users: Answers[] = fc.sample(profiles, { seed, numRuns: count });
  for (const answers of users) {
    const needs = needsOf(answers);
    const truth = withWeights(needs, () => Math.exp((random() * 2 - 1) * TRUE_WEIGHTS_SPREAD));
    const disturbed = withWeights(needs, () => 1 + (random() * 2 - 1) * STABILITY_SPREAD);
    for (const [name, choose] of Object.entries(CHOOSERS)) {
      const tally = tallies.get(name);
      if (tally) record(tally, choose, { columns, scratch, answers, needs, random }, truth, disturbed);
    }
  }
  return summarize(tallies);
}

const lossOf = ({ lost, answered }: Tally): number => lost / Math.max(1, answered);

function summarize(tallies: ReadonlyMap<string, Tally>): Comparison {
  const own = tallies.get('ours') ?? emptyTally();
  const baselines = [...tallies].filter(([name]) => name !== 'ours');
  const lowestLoss = Math.min(...baselines.map(([, tally]) => lossOf(tally)));
  const stability = own.unchanged / Math.max(1, own.answered);
  const choosers = [...tallies].map(([name, tally]): ChooserFigures => ({
    name,
    lost: lossOf(tally),
    dominated: tally.dominated / Math.max(1, tally.answered),
    capable: tally.capable / Math.max(1, tally.possible),
    stability: tally.unchanged / Math.max(1, tally.answered),
  }));
  return {
    choosers,
    rows: [
      {
        measure: 'utility lost against simulated true weights',
        result: `${lossOf(own).toFixed(4)} (best baseline ${lowestLoss.toFixed(4)})`,
        bar: 'less than every baseline',
        met: lossOf(own) < lowestLoss,
      },
      {
        measure: 'stability: first card under ±20 % weight changes',
        result: percent(stability),
        bar: `≥ ${percent(STABILITY_BAR)}`,
        met: stability >= STABILITY_BAR,
      },
    ],
  };
}
