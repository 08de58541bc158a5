/** Places the laptops of an answer on the target: how near they come to the needs, by criterion. */
import { TARGET_ROWS, type TargetPoint } from '../../contract/target.ts';
import type { Priority } from '../../contract/answers.ts';
import { CRITERIA, type Criterion } from '../../contract/criteria.ts';
import { likelyRange } from '../../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { type Attribute, ATTRIBUTES, measure, possibleValues } from '../needs/attributes.ts';
import { batteryHoursError, deviationOf, movedFigure } from '../rank/estimates.ts';
import type { Needs } from '../needs/needs.ts';
import { PRIORITY_NEEDS } from '../needs/needs-table.ts';
import { MIN_VALUE, valueCurve } from '../needs/value.ts';
import { priceOf } from '../rank/prices.ts';
import type { TargetCriterion } from './statements.ts';
import type { Answers } from '../../contract/answers.ts';

/** Criteria with a lower weight are omitted, unless a priority asks for them. */
const MIN_ROW_WEIGHT = 0.06;

/** Share of the budget that must remain for a price to be «sobra». Our own convention. */
const PLENTY_LEFT = 0.5;

/** The priority «screen» means sharp and large; for graphics, the figure with the higher weight represents both. */
const PRIORITY_CRITERIA: Readonly<Record<Priority, readonly Criterion[]>> = {
  screen: ['pixels', 'size'],
  battery: ['battery'],
  weight: ['weight'],
  graphics: ['gpu', 'creation'],
  silence: ['silence'],
  build: ['build'],
};

/** @returns the criteria of the chosen priorities */
export const askedCriteria = ({ asked, weights }: Needs): Criterion[] =>
  asked.priorities.flatMap((priority) => {
    const criteria = PRIORITY_CRITERIA[priority].toSorted((a, b) => weights[b] - weights[a]);
    return priority === 'graphics' ? criteria.slice(0, 1) : criteria;
  });

export const isAttribute = (criterion: TargetCriterion): criterion is Attribute =>
  criterion !== 'system' && criterion !== 'size' && criterion !== 'price';

/** @returns the attributes of the chosen priorities */
export const askedAttributes = (needs: Needs): Attribute[] => askedCriteria(needs).filter(isAttribute);

const isSameGraphics = (a: Criterion, b: Criterion): boolean =>
  (a === 'gpu' || a === 'creation') && (b === 'gpu' || b === 'creation');

/** @returns the criteria of the priorities, graphics that a purpose depends on, then those with the highest weights */
function criteriaFor(needs: Needs): Criterion[] {
  const byWeight = (a: Criterion, b: Criterion): number => needs.weights[b] - needs.weights[a];
  const asked = askedCriteria(needs).toSorted(byWeight);
  const isNeeded = (criterion: Criterion): number =>
    Number((criterion === 'gpu' || criterion === 'creation') && needs.targets[criterion].floor !== null);
  const others = CRITERIA.filter((criterion) => !asked.includes(criterion)).toSorted(
    (a, b) => isNeeded(b) - isNeeded(a) || byWeight(a, b),
  );
  const chosen: Criterion[] = [];
  for (const criterion of [...asked, ...others]) {
    if (chosen.some((other) => isSameGraphics(other, criterion))) continue;
    const isWanted = asked.includes(criterion) || needs.weights[criterion] >= MIN_ROW_WEIGHT;
    if (chosen.length < TARGET_ROWS.min - 1 || (isWanted && chosen.length < TARGET_ROWS.max - 1))
      chosen.push(criterion);
  }
  return chosen;
}

/** @returns the criteria of the target's rows, the only ones by which laptops are compared */
export const comparedCriteria = (needs: Needs): TargetCriterion[] => [...criteriaFor(needs), 'price'];

/** Without priorities, the criteria with the highest weights are what was asked for most. */
const MOST_WEIGHTED = 2;

/** @returns the criteria of the priorities, else those with the highest weights */
export function mostAsked(needs: Needs): TargetCriterion[] {
  const asked = askedCriteria(needs);
  return asked.length > 0 ? asked : criteriaFor(needs).slice(0, MOST_WEIGHTED);
}

/** @returns the attributes of {@link mostAsked} and all others that a chosen priority values; graphics once */
export function valuedAttributes(needs: Needs): Attribute[] {
  const asked = mostAsked(needs).filter(isAttribute);
  const isValued = (attribute: Attribute): boolean =>
    needs.asked.priorities.some((priority) => PRIORITY_NEEDS[priority][attribute]) &&
    !asked.some((other) => other === attribute || isSameGraphics(other, attribute));
  return [...asked, ...ATTRIBUTES.filter(isValued)];
}

type Place = Pick<TargetPoint, 'at' | 'range'>;
type TargetRange = NonNullable<Place['range']>;

/** A narrower range would be hidden behind its point. */
const MIN_RANGE = 0.1;

const UNKNOWN: Place = { at: null, range: null };
const rangeOf = (a: number, b: number): TargetRange => ({ low: Math.min(a, b), high: Math.max(a, b) });

function attributePlace(laptop: Laptop, attribute: Attribute, { targets }: Needs): Place {
  const curve = valueCurve(attribute, targets[attribute].triple);
  const value = measure(laptop, attribute);
  if (value === null) {
    const possible = possibleValues(laptop, attribute);
    const [worst, best] = [possible[0], possible.at(-1)];
    return worst === undefined || best === undefined
      ? UNKNOWN
      : { at: null, range: rangeOf(curve(worst), curve(best)) };
  }
  const error = attribute === 'battery' ? batteryHoursError(laptop) : null;
  if (error !== null) return { at: curve(value), range: rangeOf(curve(value - error), curve(value + error)) };
  const deviation = deviationOf(laptop, attribute);
  const range = rangeOf(
    curve(movedFigure(attribute, value, -deviation)),
    curve(movedFigure(attribute, value, deviation)),
  );
  return { at: curve(value), range: range.high - range.low < MIN_RANGE ? null : range };
}

function kindPlace(laptop: Laptop, criterion: 'system' | 'size', needs: Needs): Place {
  const system = systemOf(laptop);
  const size = screenSizeOf(laptop);
  if ((criterion === 'system' ? system : size) === 'unknown') return UNKNOWN;
  return { at: (criterion === 'system' ? needs.systemFit(system) : needs.sizeFit(size)) ?? MIN_VALUE, range: null };
}

/** @returns 0 if the whole budget is spent, 1 if half of it or more remains */
const pricePlace = (euros: number, { budget }: Answers): number =>
  Math.max(MIN_VALUE, Math.min(1, (budget - euros) / (PLENTY_LEFT * budget)));

/** The place of one laptop in one criterion. */
export interface PlacedLaptop extends Place {
  laptop: Laptop;
}

export interface PlacesRow {
  criterion: TargetCriterion;
  places: readonly PlacedLaptop[];
}

function priceOfBudget(laptop: Laptop, answers: Answers): Place {
  const likely = likelyRange(laptop.priceEur, laptop.cost.spread);
  const licence = laptop.cost.licenceEur;
  return {
    at: pricePlace(priceOf(laptop), answers),
    range:
      laptop.cost.exact || !likely
        ? null
        : rangeOf(pricePlace(likely.low + licence, answers), pricePlace(likely.high + licence, answers)),
  };
}

function placeOf(laptop: Laptop, criterion: TargetCriterion, answers: Answers, needs: Needs): Place {
  if (criterion === 'price') return priceOfBudget(laptop, answers);
  return criterion === 'system' || criterion === 'size'
    ? kindPlace(laptop, criterion, needs)
    : attributePlace(laptop, criterion, needs);
}

/** @param laptops of the answer, best first */
export const placesOf = (laptops: readonly Laptop[], answers: Answers, needs: Needs): PlacesRow[] =>
  laptops.length === 0
    ? []
    : comparedCriteria(needs).map((criterion) => ({
        criterion,
        places: laptops.map((laptop) => ({ laptop, ...placeOf(laptop, criterion, answers, needs) })),
      }));
