/** Compares each attribute of a laptop with the needs and with the other qualifying laptops. */
import type { Answers } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Role } from '../../contract/facts.ts';
import { type Attribute, ATTRIBUTES, goodness, isGraphics, measure } from '../needs/attributes.ts';
import { deviationOf, movedFigure } from '../rank/estimates.ts';
import type { Needs } from '../needs/needs.ts';
import type { Population, RankCounts } from '../rank/population.ts';
import { valueOf } from '../needs/value.ts';
import type { AgainstSecond, Change, Label, Level, OtherCard, Share, TargetCriterion, Verdict } from './statements.ts';

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
  /** Changes of the second card against the best; empty if this is not the first card. */
  ofSecond: readonly Change[];
  verdict: Verdict;
  label: Label;
  /** Criteria of the verdict, which no other statement repeats. */
  praised: readonly TargetCriterion[];
  answers: Answers;
  needs: Needs;
  population: Population;
}

/** @param others all cards but the first one */
function otherCard(first: Laptop, others: readonly Laptop[], laptop: Laptop): OtherCard {
  const hasOwnBrand = [first, ...others].every((other) => other === laptop || other.brand !== laptop.brand);
  return { laptop, option: others.indexOf(laptop) + 2, hasOwnBrand };
}

/** @param others all cards but the first one @returns `null` without a change or a second card */
export function againstSecond(first: Laptop, others: readonly Laptop[], change: Change | null): AgainstSecond | null {
  const [second] = others;
  return second && change ? { change, second: otherCard(first, others, second) } : null;
}

const HEAVIEST = 3;

/** The attributes with the highest weights, which the reason names. */
export const heaviestAttributes = ({ weights }: Needs): Attribute[] =>
  ATTRIBUTES.toSorted((a, b) => weights[b] - weights[a]).slice(0, HEAVIEST);

/** Attributes below this weight are mentioned only if a laptop has no other con. */
export const MIN_WEIGHT = 0.03;
/** Attributes below this weight are not compared with those of other laptops. */
export const MIN_COMPARED_WEIGHT = 0.06;
const NOT_COMPARED: RankCounts = { worse: 0, better: 0, known: 0 };
/** A card mentions a comparison if at least this share of the others is worse, or better. */
const NOTABLE_SHARE = 0.7;
const MIN_OTHERS = 5;

/** A known power makes an index surer, but the same graphics are not called short in one laptop and good in another. */
const MIN_GRAPHICS_ERROR = 0.12;

/** @returns the highest figure that a chip's index may stand for; other figures as they are */
function withinError(laptop: Laptop, attribute: Attribute, value: number): number {
  if (attribute !== 'cpu' && !isGraphics(attribute)) return value;
  const deviation = deviationOf(laptop, attribute);
  return movedFigure(attribute, value, isGraphics(attribute) ? Math.max(deviation, MIN_GRAPHICS_ERROR) : deviation);
}

/** Whether a gain is worth naming first: a better estimate of two that are both too low is not. */
export const isNameable = ({ form, criterion, laptop }: Change, needs: Needs): boolean =>
  form !== 'quality' || levelOf(needs, criterion, laptop) !== 'short';

/** A chip is too slow only if it is so by more than the error of its index. @returns `null` for an unknown figure */
export function levelOf(needs: Needs, attribute: Attribute, laptop: Laptop): Level | null {
  const value = measure(laptop, attribute);
  if (value === null) return null;
  const [minimum, good, plenty] = needs.targets[attribute].triple;
  const reaches = (own: number, figure: number) => goodness(attribute, own) >= goodness(attribute, figure);
  if (reaches(value, plenty)) return 'plenty';
  const likely = withinError(laptop, attribute, value);
  if (reaches(likely, good)) return 'good';
  return reaches(likely, minimum) ? 'scant' : 'short';
}

const shareOf = (count: number, { known }: RankCounts, others: number): Share => ({
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
}

export function assess({ laptop, row, needs, population }: Subject): Assessment[] {
  const others = population.othersThan(row);
  return ATTRIBUTES.flatMap((attribute) => {
    const measured = measure(laptop, attribute);
    const level = levelOf(needs, attribute, laptop);
    const weight = needs.weights[attribute];
    if (measured === null || level === null || weight === 0) return [];
    const counts = weight < MIN_COMPARED_WEIGHT ? NOT_COMPARED : population.rankCounts(attribute, row);
    return [
      {
        attribute,
        weight,
        value: valueOf(attribute, needs.targets[attribute].triple, measured),
        level,
        ahead: ifNotable(shareOf(counts.worse, counts, others)),
        behind: ifNotable(shareOf(counts.better, counts, others)),
      },
    ];
  });
}
