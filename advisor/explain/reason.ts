/** The text under the cards: what counts most, why the first card wins, what the others trade. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, isGraphics, measure, possibleValues } from '../needs/attributes.ts';
import { type Baseline, type Difference, differences } from './differences.ts';
import type { Needs } from '../needs/needs.ts';
import type { Population } from '../rank/population.ts';
import { savedFrom } from '../rank/prices.ts';
import { floorRisk } from '../rank/score.ts';
import type { Shortlist } from '../shortlist.ts';
import { askedAttributes } from './target.ts';
import { VALUE_AT_GOOD, valueOf } from '../needs/value.ts';
import { heaviestAttributes, MIN_COMPARED_WEIGHT, type Subject } from './assessments.ts';
import { type IntegratedGraphics, integratedGraphics } from './graphics.ts';
import { type Trade, tradeOf } from './trades.ts';

const MAX_ADVANTAGES = 2;
/** A laptop is weak in an attribute below this value. */
const WEAK_BELOW = 0.35;

/** Why the first card is first. */
export type Win =
  | { form: 'only' }
  /** No laptop is capable; `of` is the number that qualify. */
  | { form: 'least-bad'; of: number }
  /** Compared with the typical figures of all that qualify (`isOfAll`), or of the capable ones among them. */
  | {
      form: 'wins';
      advantages: readonly Difference[];
      /** Number of the others that it is compared with. */
      others: number;
      /** Euros; 0 if the saving is not mentioned. */
      saved: number;
      isOfAll: boolean;
      /** Priorities in which it is weak, most important first. */
      weak: readonly Attribute[];
    };

export interface Reason {
  shown: readonly Laptop[];
  /** The attributes that count most. */
  weighed: readonly Attribute[];
  win: Win;
  graphics: IntegratedGraphics | null;
  trades: readonly Trade[];
}

/**
 * An attribute in which the laptop itself falls short is no advantage, however weak the others are; nor is a priority of
 * which it has too little, which its cons say.
 */
function typicalBaseline(best: Laptop, { typical }: Population, needs: Needs): Baseline {
  const asked = askedAttributes(needs);
  return (attribute) => {
    const own = measure(best, attribute);
    if (own === null || needs.weights[attribute] < MIN_COMPARED_WEIGHT) return null;
    const least = asked.includes(attribute) ? VALUE_AT_GOOD : WEAK_BELOW;
    if (valueOf(attribute, needs.targets[attribute].triple, own) < least) return null;
    const laptop = typical(attribute);
    return laptop && measure(laptop, attribute);
  };
}

/** Few shops name the kind of panel, so it does not count among laptops of which it is unknown. */
const isKnownAmong =
  (shown: readonly Laptop[]) =>
  (attribute: Attribute): boolean =>
    attribute !== 'panel' || shown.some((laptop) => measure(laptop, attribute) !== null);

function weakPriorities(best: Laptop, { targets, weights, asked }: Needs): Attribute[] {
  const weak = ATTRIBUTES.filter((attribute) => {
    const own = measure(best, attribute);
    const { goodFor, triple } = targets[attribute];
    const isAsked = weights[attribute] >= MIN_COMPARED_WEIGHT && asked.priorities.some((one) => one === goodFor);
    return isAsked && own !== null && valueOf(attribute, triple, own) < WEAK_BELOW;
  });
  return weak.toSorted((a, b) => weights[b] - weights[a]);
}

function winOf(best: Laptop, needs: Needs, population: Population): Win {
  if (!population.isCapable) return { form: 'least-bad', of: population.size };
  if (population.size === 1) return { form: 'only' };
  const advantages = differences(best, typicalBaseline(best, population, needs), needs)
    .filter(({ gain }) => gain > 0)
    .slice(0, MAX_ADVANTAGES);
  return {
    form: 'wins',
    advantages,
    others: population.size - 1,
    saved: advantages.length < MAX_ADVANTAGES ? Math.max(0, savedFrom(population.typicalPrice, best)) : 0,
    isOfAll: population.size === population.qualifying,
    weak: weakPriorities(best, needs),
  };
}

/** Whether graphics count most, and no statement has mentioned them yet. */
const asksForGraphics = (best: Laptop, needs: Needs): boolean =>
  heaviestAttributes(needs).some(
    (attribute) => isGraphics(attribute) && floorRisk(needs, attribute, possibleValues(best, attribute)) === 0,
  );

/**
 * @param subjects of the cards, best first
 * @returns `null` if there are no cards
 */
export function reasonOf(subjects: readonly Subject[], list: Shortlist, population: Population): Reason | null {
  const [best, ...others] = subjects.map(({ laptop }) => laptop);
  if (!best) return null;
  const { needs } = list;
  return {
    shown: [best, ...others],
    weighed: heaviestAttributes(needs).filter(isKnownAmong([best, ...others])),
    win: winOf(best, needs, population),
    graphics: asksForGraphics(best, needs) ? integratedGraphics(best, others, list) : null,
    trades: subjects.slice(1).flatMap((subject) => tradeOf(subject) ?? []),
  };
}
