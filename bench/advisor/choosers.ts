/** Ways to choose the first card: ours, and the four baselines that it must beat. */
import { type Attribute, ATTRIBUTES, goodness, measure } from '#advisor/attributes.ts';
import type { Columns } from '#advisor/columns.ts';
import { type Needs, normalizedWeights } from '#advisor/needs.ts';
import { type Scratch, shortlist, type Shortlist } from '#advisor/shortlist.ts';
import type { Answers } from '#contract/answers.ts';

export interface ChooserInput {
  columns: Columns;
  scratch: Scratch;
  answers: Answers;
  needs: Needs;
  random: () => number;
}

/** @returns a row, or `null` when nothing qualifies */
export type Chooser = (input: ChooserInput) => number | null;

const listFor = ({ columns, scratch, answers, needs }: ChooserInput): Shortlist =>
  shortlist(columns, answers, scratch, needs);

const ours: Chooser = (input) => listFor(input).best;

const randomQualifying: Chooser = (input) => {
  const { rows } = listFor(input);
  return rows[Math.floor(input.random() * rows.length)] ?? null;
};

const cheapestQualifying: Chooser = (input) => listFor(input).rows[0] ?? null;

const equalWeights: Chooser = (input) =>
  listFor({ ...input, needs: { ...input.needs, weights: normalizedWeights(() => 1) } }).best;

/** Largest figure of each attribute, to make distances comparable. */
const SCALES: Readonly<Record<Attribute, number>> = {
  cpu: 100,
  gpu: 100,
  creation: 100,
  ram: 64,
  storage: 2048,
  pixels: 340,
  refresh: 240,
  panel: 3,
  weight: 4,
  battery: 16,
  silence: 100,
  build: 100,
};

/** The smallest Euclidean distance to «plenty» of every attribute; unknown counts as the worst. */
const nearestMatch: Chooser = (input) => {
  const { rows } = listFor(input);
  let nearest: number | null = null;
  let least = Infinity;
  for (const row of rows) {
    const laptop = input.columns.laptops[row];
    if (!laptop) continue;
    const distance = ATTRIBUTES.reduce((sum, attribute) => {
      const wanted = goodness(attribute, input.needs.targets[attribute].triple[2]);
      const has = goodness(attribute, measure(laptop, attribute) ?? (attribute === 'weight' ? SCALES.weight : 0));
      return sum + ((wanted - has) / SCALES[attribute]) ** 2;
    }, 0);
    if (distance < least) {
      least = distance;
      nearest = row;
    }
  }
  return nearest;
};

export const CHOOSERS: Readonly<Record<string, Chooser>> = {
  ours,
  'random qualifying': randomQualifying,
  'cheapest qualifying': cheapestQualifying,
  'equal weights': equalWeights,
  'nearest match': nearestMatch,
};
