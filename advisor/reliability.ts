/** How reliable the data of a laptop is: the age and place of its price, and which figures are known. */
import type { Laptop } from '../catalogue/laptop.ts';
import type { Answers } from '../contract/answers.ts';
import { type Attribute, ATTRIBUTES, measure, possibleValues } from './attributes.ts';
import type { Needs } from './needs.ts';
import { isSeenInSpain, isSystemPaid } from './prices.ts';
import { floorRisk } from './score.ts';
import { askedAttributes } from './target.ts';

const MONTHS = { recent: 12, old: 15 } as const;

/** Minimum weight of an attribute whose figure should be known. */
const MIN_WEIGHT = 0.06;

/**
 * By importance: a price not older than 15 months, a Spanish price of the last year with a keyboard that is not foreign
 * and a paid system, known figures of the priorities and of floors that may be missed, known figures of all that counts.
 */
const RELIABILITY = ['priced', 'spanish', 'known', 'complete'] as const;

/** Whether its price is so fresh that it is probably still sold, and can be believed. */
export const isPriced = ({ cost }: Laptop): boolean => !cost.doubtful && cost.months <= MONTHS.old;

/** Whether its price is of the last year. */
export const isRecentPrice = ({ cost }: Laptop): boolean => cost.months <= MONTHS.recent;

/** @returns the attributes that decide: those of the priorities and those with a floor */
function decisiveAttributes(needs: Needs): Attribute[] {
  const asked = askedAttributes(needs);
  return ATTRIBUTES.filter((attribute) => asked.includes(attribute) || needs.targets[attribute].floor !== null);
}

/** @returns the attributes that count: those that decide and those with enough weight */
function countingAttributes(needs: Needs): Attribute[] {
  const decisive = decisiveAttributes(needs);
  return ATTRIBUTES.filter((attribute) => decisive.includes(attribute) || needs.weights[attribute] >= MIN_WEIGHT);
}

const unknownAmong = (laptop: Laptop, attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter((attribute) => measure(laptop, attribute) === null);

/** @returns the attributes that a priority asks for and that have no known figure */
export const unknownAsked = (laptop: Laptop, needs: Needs): Attribute[] => unknownAmong(laptop, askedAttributes(needs));

/** @returns the attributes that decide and have no known figure; not those that probably reach their floor in any case */
export function unknownDecisive(laptop: Laptop, needs: Needs): Attribute[] {
  const asked = askedAttributes(needs);
  return unknownAmong(laptop, decisiveAttributes(needs)).filter(
    (attribute) => asked.includes(attribute) || floorRisk(needs, attribute, possibleValues(laptop, attribute)) > 0,
  );
}

/** @returns the attributes that count and have no known figure */
export const unknownAttributes = (laptop: Laptop, needs: Needs): Attribute[] =>
  unknownAmong(laptop, countingAttributes(needs));

interface AnswersAndNeeds {
  needs: Needs;
  answers: Answers;
}

export type Reliability = (typeof RELIABILITY)[number];

/** @returns a function that tells which parts of a laptop's data are reliable */
export function reliabilityFor({
  needs,
  answers,
}: AnswersAndNeeds): (laptop: Laptop) => Readonly<Record<Reliability, boolean>> {
  const counting = countingAttributes(needs);
  return (laptop) => {
    const priced = isPriced(laptop);
    return {
      priced,
      spanish:
        priced && isSeenInSpain(laptop, MONTHS.recent) && laptop.keyboard !== 'other' && isSystemPaid(laptop, answers),
      known: unknownDecisive(laptop, needs).length === 0,
      complete: unknownAmong(laptop, counting).length === 0,
    };
  };
}

/** @returns a number that is higher the more important the reliable parts are */
export const gradeOf = (parts: Readonly<Record<Reliability, boolean>>): number =>
  RELIABILITY.reduce((sum, part) => 2 * sum + Number(parts[part]), 0);

export const HIGHEST_GRADE = 2 ** RELIABILITY.length - 1;

/** @returns the most important part of the data that is reliable for the best laptop and not for this one */
export function doubtAgainst(laptop: Laptop, best: Laptop, asked: AnswersAndNeeds): Reliability | null {
  const [own, other] = [laptop, best].map(reliabilityFor(asked));
  return RELIABILITY.find((part) => other?.[part] && !own?.[part]) ?? null;
}
