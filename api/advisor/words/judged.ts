/** Where a laptop stands in each attribute: against what is asked of it, and among the others. */
import type { Answers } from '../../../src/contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, goodness, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population, Standing } from '../population.ts';
import { valueOf } from '../value.ts';
import type { Level, Share } from './claims.ts';

export interface Subject {
  laptop: Laptop;
  row: number;
  /** The first card's laptop; the subject itself on the first card. */
  best: Laptop;
  /** Another that is nowhere worse and costs no more, where the subject is shown all the same. */
  beatenBy: Laptop | null;
  answers: Answers;
  needs: Needs;
  population: Population;
}

/** An attribute that counts less is worth a sentence only where nothing else can be said against a laptop. */
export const LEAST_WEIGHT = 0.03;
/** One that counts less than this is not compared with the others. */
export const LEAST_SHARE_WEIGHT = 0.06;
const NOT_COMPARED: Standing = { worse: 0, better: 0, known: 0 };
/** Part of the others that must be worse (or better) to be worth saying, and how many others there must be. */
const TELLING_SHARE = 0.7;
const TELLING_OTHERS = 5;

function levelOf(needs: Needs, attribute: Attribute, value: number): Level {
  const [minimum, good, plenty] = needs.targets[attribute].triple;
  const reaches = (figure: number) => goodness(attribute, value) >= goodness(attribute, figure);
  if (reaches(plenty)) return 'plenty';
  if (reaches(good)) return 'good';
  return reaches(minimum) ? 'scant' : 'short';
}

const shareOf = (count: number, { known }: Standing, { size }: Population): Share => ({
  count,
  others: known,
  partial: known < size - 1,
});

const telling = (share: Share): Share | null =>
  share.others >= TELLING_OTHERS && share.count >= TELLING_SHARE * share.others ? share : null;

export interface Judged {
  attribute: Attribute;
  weight: number;
  value: number;
  level: Level;
  ahead: Share | null;
  behind: Share | null;
  /** How many of the others are known to be better, telling or not. */
  better: Share;
}

/** Every known attribute, with where it stands. */
export function judge({ laptop, row, needs, population }: Subject): Judged[] {
  return ATTRIBUTES.flatMap((attribute) => {
    const measured = measure(laptop, attribute);
    const weight = needs.weights[attribute];
    if (measured === null) return [];
    const standing = weight < LEAST_SHARE_WEIGHT ? NOT_COMPARED : population.standing(attribute, row);
    const better = shareOf(standing.better, standing, population);
    return [
      {
        attribute,
        weight,
        value: valueOf(attribute, needs.targets[attribute].triple, measured),
        level: levelOf(needs, attribute, measured),
        ahead: telling(shareOf(standing.worse, standing, population)),
        behind: telling(better),
        better,
      },
    ];
  });
}
