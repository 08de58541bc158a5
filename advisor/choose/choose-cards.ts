/**
 * Chooses the cards: the first one, and up to two beside it that are a choice for somebody. The rules are walked once, from
 * top to bottom, and each adds at most one laptop. No model is shown twice. A third card that only fills the page is left
 * out. Tells also which cards are as good as the first one, as far as we know.
 */
import type { Role } from '../../contract/card-statements.ts';
import { FIRST_ANSWER_COUNT } from '../../contract/recommendations.ts';
import { extraOver, isNotablePrice, totalCost } from '../../catalogue/derive/cost.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { cardChanges, changesAgainst, isGain, isPrice } from '../explain/changes.ts';
import { fitsBetter } from '../explain/target.ts';
import { ATTRIBUTES, deviationOf, measure, movedFigure, possibleValues } from '../needs/attributes.ts';
import { isDominated, type Ranked, type Ranking } from '../rank/ranking.ts';
import { utilityPerEuro } from '../rank/score.ts';
import { isFeltBeside, knowsAsked, losesAskedOf, RULES, runsMore, SAVED } from './card-rules.ts';
import { firstOf } from './first-card.ts';
import { isBelowPriority, isRegrettedBeside, mayExceed, type Test } from './regrets.ts';

export interface Card extends Ranked {
  /** `null` for laptops that only fill the cards, and for more options. */
  role: Role | null;
}

/** Where nothing is capable, another laptop may lack this share more than the first one. */
const MORE_LACK = 0.05;

/** @returns whether a laptop runs more or gains something that its card names, or has a known figure of a priority where the other has none */
function isChoice(ranking: Ranking, one: Ranked, card: Ranked): boolean {
  if (runsMore(one, card) || knowsAsked(ranking, one, card)) return true;
  const saves = one.price <= (1 - SAVED.some) * card.price;
  return cardChanges(one.laptop, card.laptop, ranking).some((change) => isGain(change) && (saves || !isPrice(change)));
}

/** @returns up to three cards in display order; empty if nothing qualifies */
export function chooseCards(ranking: Ranking): Card[] {
  const first = firstOf(ranking);
  if (!first) return [];
  const best: Card = { ...first, role: 'best' };
  const cards = [best];
  const losesAsked = losesAskedOf(ranking, first);
  const isBelow = isBelowPriority(ranking);
  const isRegretted = isRegrettedBeside(ranking, first);
  const mayCostMore = mayExceed(ranking);
  const serves: Test = (one) => !mayCostMore(one) && !isRegretted(one) && !(isBelow(one) && losesAsked(one));
  // A reason spoke against what fits better than the first card, and nobody pays more for what is known to fit less.
  const contradicts: Test = ({ laptop, price, quality }) =>
    fitsBetter(laptop, first.laptop, ranking.needs) ||
    (price > first.price && quality < first.quality && fitsBetter(first.laptop, laptop, ranking.needs));
  const add = (role: Role | null, accepts: Test): void => {
    if (cards.length === FIRST_ANSWER_COUNT) return;
    const next = ranking.ranked.find(
      (one) =>
        one.isCapable === first.isCapable &&
        !contradicts(one) &&
        cards.every(({ laptop }) => laptop.chassis !== one.laptop.chassis) &&
        accepts(one) &&
        cards.every((card) => isChoice(ranking, one, card)) &&
        !isDominated(ranking, one.laptop),
    );
    if (next) cards.push({ ...next, role });
  };
  if (!first.isCapable) {
    for (let at = 0; at < FIRST_ANSWER_COUNT; at++) add(null, (one) => one.lack <= first.lack + MORE_LACK);
    return cards;
  }
  for (const { role, holds } of RULES) {
    const isFor = holds({ ranking, first, cards, losesAsked });
    add(role, (one) => isFor(one) && serves(one));
  }
  // One card alone is no choice: beside it stands the nearest one that is felt to have more of something, or to cost less.
  if (cards.length === 1) add(null, isFeltBeside(ranking, first));
  // Whatever rule has added it, a card that comes closer stands before one that fits less.
  return [best, ...cards.slice(1).toSorted((one, other) => other.utility - one.utility)];
}

/** The order of an answer, the only one from which places are computed: the cards as shown, then the others by rank. */
export function answerOrder({ ranked }: Ranking, cards: readonly Ranked[]): Ranked[] {
  const shown = new Set(cards.map(({ laptop }) => laptop.id));
  return [...cards, ...ranked.filter(({ laptop }) => !shown.has(laptop.id))];
}

/** Within a quarter of the standard deviation of their difference, each of the two is better at least four times in ten. */
const TIE_DEVIATIONS = 0.25;

/** Weighted value of a difference that makes two laptops unlike, however equal their sums are. */
const UNLIKE = 0.04;

/**
 * @param cards best first
 * @returns the laptops that tie with the first card, best first
 */
export const nearTies = (ranking: Ranking, [first, ...others]: readonly Ranked[]): Laptop[] =>
  others.flatMap((other) => (first && isTie(ranking, first, other) ? other.laptop : []));

/**
 * Two laptops tie if their utilities differ by less than the error of what we know of them, nobody minds the difference of
 * their prices, and neither has much more of anything that was asked for.
 */
function isTie(ranking: Ranking, first: Ranked, { laptop, utility }: Ranked): boolean {
  const { askedAttributes, comparedCriteria } = ranking.needs;
  const error = Math.hypot(utilityError(first.laptop, ranking), utilityError(laptop, ranking));
  return (
    !isNotablePrice(Math.abs(extraOver(laptop, first.laptop)), laptop, first.laptop) &&
    Math.abs(first.utility - utility) < TIE_DEVIATIONS * error &&
    !fitsBetter(first.laptop, laptop, ranking.needs) &&
    askedAttributes.every((attribute) => measure(laptop, attribute) !== null) &&
    changesAgainst(laptop, first.laptop, comparedCriteria, ranking).every(
      (change) => isPrice(change) || Math.abs(change.gain) < UNLIKE,
    )
  );
}

const variance = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

/** @returns the standard deviation of the laptop's utility: of its unknown figures, its estimates and its price */
function utilityError(laptop: Laptop, { needs, answers }: Pick<Ranking, 'needs' | 'answers'>): number {
  const ofFigures = ATTRIBUTES.reduce((sum, attribute) => {
    const { curve } = needs.targets[attribute];
    const figure = measure(laptop, attribute);
    const deviation = deviationOf(laptop, attribute);
    const possible =
      figure === null
        ? possibleValues(laptop, attribute)
        : [-deviation, deviation].map((moved) => movedFigure(attribute, figure, moved));
    return possible.length === 0 ? sum : sum + needs.weights[attribute] ** 2 * variance(possible.map(curve));
  }, 0);
  const ofPrice = laptop.cost.exact ? 0 : utilityPerEuro(answers.budget) * totalCost(laptop) * laptop.cost.spread;
  return Math.hypot(Math.sqrt(ofFigures), ofPrice);
}
