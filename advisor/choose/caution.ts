/**
 * The warning for answers that no qualifying laptop is capable of: the purposes, and the budget or requirement that
 * prevents it.
 */
import { type Answers, BUDGET, type Purpose, PURPOSES, type RequirementField } from '../../contract/answers.ts';
import { systemOf, requiredBy } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, possibleValues } from '../needs/attributes.ts';
import { needsOf } from '../needs/needs.ts';
import { type Ranked, type Ranking, rankLaptops } from '../rank/ranking.ts';
import { floorRisk, scoreOf } from '../rank/score.ts';

export interface NoneCapable {
  /** Purposes that no laptop is capable of; if only the combination fails, all of them. */
  purposes: readonly Purpose[];
  /** Whether each purpose alone has a capable laptop, but no laptop has all. */
  together: boolean;
  /** Whether all laptops certainly miss a floor; otherwise unknown figures leave a chance. */
  sure: boolean;
  /**
   * The lowest budget in euros with a laptop capable of everything chosen; `null` if no budget of the form is enough.
   */
  budget: number | null;
  /** If no budget is enough: the requirements each of which alone prevents a capable laptop. */
  obstacles: ReturnType<typeof requiredBy>;
}

/** Euros. Finer than the slider's steps, because the form accepts any amount and most prices are estimates. */
const BUDGET_STEP = 10;

/** @returns the lowest budget in these steps that pays the price */
export const budgetFor = (price: number): number => Math.ceil(price / BUDGET_STEP) * BUDGET_STEP;

/** @returns whether a laptop is capable of what was chosen, at any price; before a purpose is chosen, all are */
export function capableFor({
  purposes,
  priorities,
}: Pick<Answers, 'purposes' | 'priorities'>): (laptop: Laptop) => boolean {
  if (purposes.length === 0) return () => true;
  const needs = needsOf({ purposes, priorities });
  return (laptop) => scoreOf(laptop, needs).isCapable;
}

/** Whether a laptop misses a floor whatever its unknown figures are. */
const surelyMisses = ({ needs }: Ranking, { laptop }: Ranked): boolean =>
  needs.systemFit(systemOf(laptop)) === null ||
  ATTRIBUTES.some(
    (attribute) => possibleValues(laptop, attribute).length > 0 && floorRisk(laptop, attribute, needs) === 1,
  );

const isSureIn = (ranking: Ranking): boolean => ranking.ranked.every((one) => surelyMisses(ranking, one));

const without = (answers: Answers, field: RequirementField): Answers => ({
  ...answers,
  requirements: { ...answers.requirements, [field]: '' },
});

/**
 * @param answers with qualifying laptops, none of them capable
 * @param laptopsFor the laptops at what they cost for answers, because a required system decides whether Windows is paid
 */
export function noneCapable(answers: Answers, laptopsFor: (answers: Answers) => readonly Laptop[]): NoneCapable {
  const rank = (asked: Answers): Ranking => rankLaptops(laptopsFor(asked), asked);
  const dearest = { ...answers, budget: BUDGET.max };
  const [price = null] = rank(dearest)
    .capable.map((one) => one.price)
    .toSorted((a, b) => a - b);
  const within = price === null ? dearest : answers;
  const ofOne = (purpose: Purpose): Ranking => rank({ ...within, purposes: [purpose] });
  const lacking = PURPOSES.filter((one) => answers.purposes.includes(one) && ofOne(one).capable.length === 0);
  const together = lacking.length === 0;
  return {
    purposes: together ? PURPOSES.filter((purpose) => answers.purposes.includes(purpose)) : lacking,
    together,
    sure: together ? isSureIn(rank(within)) : lacking.every((purpose) => isSureIn(ofOne(purpose))),
    budget: price === null ? null : budgetFor(price),
    obstacles:
      price === null ? requiredBy(answers).filter(({ field }) => rank(without(dearest, field)).capable.length > 0) : [],
  };
}
