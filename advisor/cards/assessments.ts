/** Compares each attribute of a laptop with the needs and with the other qualifying laptops. */
import type { Answers } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Role } from '../../contract/facts.ts';
import { type Attribute, ATTRIBUTES, goodness, measure } from '../attributes.ts';
import type { Needs } from '../needs.ts';
import type { Population, Standing } from '../population.ts';
import { valueOf } from '../value.ts';
import type { Change, Level, Share, TargetCriterion, Verdict } from '../statements.ts';

export interface Subject {
  laptop: Laptop;
  row: number;
  best: Laptop;
  dominatedBy: Laptop | null;
  role: Role | null;
  /** Whether it is capable of everything chosen (`score.ts`). */
  isCapable: boolean;
  /** The other laptops shown with it; empty for «more options». */
  others: readonly Laptop[];
  /** Changes against the best; empty for the best itself. */
  changes: readonly Change[];
  verdict: Verdict;
  /** Criteria of the verdict, which no other statement repeats. */
  said: readonly TargetCriterion[];
  answers: Answers;
  needs: Needs;
  population: Population;
}

const HEAVIEST = 3;

/**
 * The attributes with the highest weights, which the reason names. May be fewer than three if the visitor set the
 * weights.
 */
export const heaviestAttributes = ({ weights }: Needs): Attribute[] =>
  ATTRIBUTES.filter((attribute) => weights[attribute] > 0)
    .toSorted((a, b) => weights[b] - weights[a])
    .slice(0, HEAVIEST);

/** Attributes below this weight are mentioned only if a laptop has no other con. */
export const MIN_WEIGHT = 0.03;
/** Attributes below this weight are not compared with those of other laptops. */
export const MIN_COMPARED_WEIGHT = 0.06;
const NOT_COMPARED: Standing = { worse: 0, better: 0, known: 0 };
/** A card mentions a comparison if at least this share of the others is worse, or better. */
const NOTABLE_SHARE = 0.7;
const MIN_OTHERS = 5;

export function levelOf(needs: Needs, attribute: Attribute, value: number): Level {
  const [minimum, good, plenty] = needs.targets[attribute].triple;
  const reaches = (figure: number) => goodness(attribute, value) >= goodness(attribute, figure);
  if (reaches(plenty)) return 'plenty';
  if (reaches(good)) return 'good';
  return reaches(minimum) ? 'scant' : 'short';
}

const shareOf = (count: number, { known }: Standing, others: number): Share => ({
  count,
  others: known,
  partial: known < others,
});

const ifNotable = (share: Share): Share | null =>
  share.others >= MIN_OTHERS && share.count >= NOTABLE_SHARE * share.others ? share : null;

export interface Assessment {
  attribute: Attribute;
  weight: number;
  value: number;
  level: Level;
  ahead: Share | null;
  behind: Share | null;
  /** The others known to be better, even if too few to be mentioned. */
  better: Share;
}

export function assess({ laptop, row, needs, population }: Subject): Assessment[] {
  const others = population.othersThan(row);
  return ATTRIBUTES.flatMap((attribute) => {
    const measured = measure(laptop, attribute);
    const weight = needs.weights[attribute];
    if (measured === null || weight === 0) return [];
    const standing = weight < MIN_COMPARED_WEIGHT ? NOT_COMPARED : population.standing(attribute, row);
    const better = shareOf(standing.better, standing, others);
    return [
      {
        attribute,
        weight,
        value: valueOf(attribute, needs.targets[attribute].triple, measured),
        level: levelOf(needs, attribute, measured),
        ahead: ifNotable(shareOf(standing.worse, standing, others)),
        behind: ifNotable(better),
        better,
      },
    ];
  });
}
