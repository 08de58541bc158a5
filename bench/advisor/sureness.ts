/** Compares how sure the engine says it is with fresh simulations in which every qualifying laptop takes part. */
import * as fc from 'fast-check';
import { chooseCards } from '#advisor/choose.ts';
import { buildColumns } from '#advisor/columns.ts';
import { confidenceOf } from '#advisor/confidence.ts';
import { drawsFrom } from '#advisor/draws.ts';
import { withFirstCard } from '#advisor/first-card.ts';
import { createScratch, shortlist, type Shortlist } from '#advisor/shortlist.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { profiles } from './profiles.ts';
import type { SureBand } from '#contract/built/bench-figures.ts';
import { mean, percent, type Row } from '../report.ts';

/** Draws that the engine does not use. */
const drawUtilities = drawsFrom({ first: 1_000_000, count: 50 });
const BANDS = 5;
const TOLERANCE = 0.05;
/** Bands with fewer answers are not reliable. */
const MIN_ANSWERS = 15;

/** @returns the share of fresh draws in which the row comes first among one configuration of each machine */
function trueShare(list: Shortlist, row: number): number {
  const chassis = list.columns.chassis[row] ?? -1;
  const rivals = [...list.bestOfChassis].filter((other, index) => other >= 0 && index !== chassis);
  const draws = drawUtilities(list, [row, ...rivals]);
  return draws.filter(([own = 0, ...others]) => others.every((other) => other <= own)).length / draws.length;
}

/** The stated probability in each fifth, and how often it came true; `null` for a fifth without answers. */
export function sureBands(laptops: readonly Laptop[], runs: number, seed: number): SureBand[] {
  const columns = buildColumns(laptops, true);
  const scratch = createScratch(columns);
  const stated: { said: number; truth: number }[] = [];
  for (const answers of fc.sample(profiles, { seed, numRuns: runs })) {
    if (answers.requirements.os === 'none' || answers.requirements.os === 'linux') continue;
    const list = withFirstCard(shortlist(columns, answers, scratch));
    const cards = chooseCards(list);
    const [confidence] = confidenceOf(list, cards);
    const row = cards[0]?.row;
    if (confidence && row !== undefined) stated.push({ said: confidence.first, truth: trueShare(list, row) });
  }
  return Array.from({ length: BANDS }, (_, band): SureBand => {
    const [from, to] = [band / BANDS, (band + 1) / BANDS];
    const inBand = stated.filter(({ said }) => said >= from && (said < to || to === 1));
    const truth = inBand.length === 0 ? null : mean(inBand.map((one) => one.truth));
    return { from, to, answers: inBand.length, truth };
  });
}

export const measureSureness = (laptops: readonly Laptop[], runs: number, seed: number): Row[] =>
  sureBands(laptops, runs, seed).map(({ from, to, answers, truth }) => ({
    measure: `said to win in ${percent(from)}–${percent(to)} (${answers} answers)`,
    result: truth === null ? '–' : `${percent(truth)} of fresh draws`,
    bar: `± ${percent(TOLERANCE)}`,
    met: truth !== null && answers >= MIN_ANSWERS ? truth >= from - TOLERANCE && truth <= to + TOLERANCE : null,
  }));
