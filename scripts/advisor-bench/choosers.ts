/** Ways to choose a first card from what qualifies: ours, and the four that it must beat. */
import { type Attribute, ATTRIBUTES, mapAttributes, goodness, measure } from '../../api/advisor/attributes.ts';
import { type Columns } from '../../api/advisor/columns.ts';
import { CRITERIA, type Criterion, type Needs } from '../../api/advisor/needs.ts';
import { type Scratch, shortlist, type Shortlist } from '../../api/advisor/shortlist.ts';
import type { Answers } from '../../src/contract/answers.ts';

export interface Situation {
  columns: Columns;
  scratch: Scratch;
  answers: Answers;
  needs: Needs;
  /** Between 0 and 1, new at each call. */
  random: () => number;
}

/** A row, or `null` when nothing qualifies. */
export type Chooser = (situation: Situation) => number | null;

const listFor = ({ columns, scratch, answers, needs }: Situation): Shortlist =>
  shortlist(columns, answers, scratch, needs);

const ours: Chooser = (situation) => listFor(situation).best;

const randomQualifying: Chooser = (situation) => {
  const { rows } = listFor(situation);
  return rows[Math.floor(situation.random() * rows.length)] ?? null;
};

const cheapestQualifying: Chooser = (situation) => listFor(situation).rows[0] ?? null;

export const weightsLike = (make: (criterion: Criterion) => number): Record<Criterion, number> => {
  const sum = CRITERIA.reduce((total, criterion) => total + make(criterion), 0);
  return {
    ...mapAttributes((attribute) => make(attribute) / sum),
    system: make('system') / sum,
    size: make('size') / sum,
  };
};

const equalWeights: Chooser = (situation) =>
  listFor({ ...situation, needs: { ...situation.needs, weights: weightsLike(() => 1) } }).best;

/** Largest figure of each attribute, by which distances are made comparable. */
const SCALES: Readonly<Record<Attribute, number>> = {
  cpu: 100,
  gpu: 100,
  ram: 64,
  storage: 2048,
  pixels: 9,
  refresh: 240,
  panel: 3,
  weight: 4,
  battery: 16,
  silence: 100,
  build: 100,
};

/** Euclidean distance to what would be plenty; unknown counts as nothing. */
const nearestMatch: Chooser = (situation) => {
  const { rows } = listFor(situation);
  let nearest: number | null = null;
  let least = Infinity;
  for (const row of rows) {
    const laptop = situation.columns.laptops[row];
    if (!laptop) continue;
    const distance = ATTRIBUTES.reduce((sum, attribute) => {
      const wanted = goodness(attribute, situation.needs.targets[attribute].triple[2]);
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
