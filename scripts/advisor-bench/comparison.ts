/** Our first card beside that of four simpler ways, for visitors whose true weights nobody knows. */
import * as fc from 'fast-check';
import { buildColumns } from '../../api/advisor/columns.ts';
import { isDominated } from '../../api/advisor/dominance.ts';
import { type Needs, needsOf } from '../../api/advisor/needs.ts';
import { createScratch, shortlist } from '../../api/advisor/shortlist.ts';
import type { Laptop } from '../../api/catalogue/laptop.ts';
import type { Answers } from '../../src/contract/answers.ts';
import { failures } from '../../tests/api/advisor/support/oracle.ts';
import { profiles } from '../../tests/api/advisor/support/profiles.ts';
import { type Chooser, CHOOSERS, type Situation, weightsLike } from './choosers.ts';
import { percent, type Row } from './report.ts';

/** How far a visitor's true weights lie from those we assume: factors e^(±this), evenly spread. */
const TRUE_WEIGHTS_SPREAD = 0.7;
/** Weights of the stability measure: up to a fifth more or less. */
const STABILITY_SPREAD = 0.2;
const STABILITY_BAR = 0.85;

/** A generator of numbers between 0 and 1 (mulberry32): the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const withWeights = (needs: Needs, factor: () => number): Needs => ({
  ...needs,
  weights: weightsLike((criterion) => needs.weights[criterion] * factor()),
});

interface Tally {
  answered: number;
  lost: number;
  violations: number;
  dominated: number;
  unchanged: number;
  shown: Set<number>;
}

const emptyTally = (): Tally => ({ answered: 0, lost: 0, violations: 0, dominated: 0, unchanged: 0, shown: new Set() });

function record(tally: Tally, choose: Chooser, situation: Situation, truth: Needs, disturbed: Needs): void {
  const { columns, scratch, answers } = situation;
  const row = choose(situation);
  if (row === null) return;
  const again = choose({ ...situation, needs: disturbed });
  const list = shortlist(columns, answers, scratch, truth);
  const laptop = columns.laptops[row];
  tally.answered += 1;
  tally.lost += (list.utility[list.best ?? row] ?? 0) - (list.utility[row] ?? 0);
  tally.violations += laptop && failures(laptop, answers).length > 0 ? 1 : 0;
  tally.dominated += Number(isDominated(list, row));
  tally.unchanged += Number(again === row);
  tally.shown.add(row);
}

export interface Comparison {
  rows: Row[];
  /** Lines of the table of all ways. */
  table: string[];
}

/** @param count random visitors */
export function compareChoosers(laptops: readonly Laptop[], count: number, seed: number): Comparison {
  const columns = buildColumns(laptops);
  const scratch = createScratch(columns);
  const random = createRandom(seed);
  const tallies = new Map(Object.keys(CHOOSERS).map((name) => [name, emptyTally()]));
  const visitors: Answers[] = fc.sample(profiles, { seed, numRuns: count });
  for (const answers of visitors) {
    const needs = needsOf(answers);
    const truth = withWeights(needs, () => Math.exp((random() * 2 - 1) * TRUE_WEIGHTS_SPREAD));
    const disturbed = withWeights(needs, () => 1 + (random() * 2 - 1) * STABILITY_SPREAD);
    for (const [name, choose] of Object.entries(CHOOSERS)) {
      const tally = tallies.get(name);
      if (tally) record(tally, choose, { columns, scratch, answers, needs, random }, truth, disturbed);
    }
  }
  return summarize(tallies, laptops.length);
}

const lossOf = ({ lost, answered }: Tally): number => lost / Math.max(1, answered);

function summarize(tallies: ReadonlyMap<string, Tally>, size: number): Comparison {
  const own = tallies.get('ours') ?? emptyTally();
  const rivals = [...tallies].filter(([name]) => name !== 'ours');
  const leastRival = Math.min(...rivals.map(([, tally]) => lossOf(tally)));
  const stability = own.unchanged / Math.max(1, own.answered);
  const head = `${'first card chosen by'.padEnd(24)}${'utility lost'.padStart(14)}${'violations'.padStart(12)}${'dominated'.padStart(12)}${'coverage'.padStart(12)}${'stability'.padStart(12)}`;
  const table = [...tallies].map(([name, tally]) => {
    const share = (part: number) => percent(part / Math.max(1, tally.answered)).padStart(12);
    const coverage = percent(tally.shown.size / size).padStart(12);
    return `${name.padEnd(24)}${lossOf(tally).toFixed(4).padStart(14)}${String(tally.violations).padStart(12)}${share(tally.dominated)}${coverage}${share(tally.unchanged)}`;
  });
  return {
    table: [head, ...table],
    rows: [
      {
        measure: 'utility lost against simulated true weights',
        result: `${lossOf(own).toFixed(4)} (best baseline ${leastRival.toFixed(4)})`,
        bar: 'less than every baseline',
        met: lossOf(own) < leastRival,
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
