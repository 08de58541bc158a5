/** How near the laptops of an answer come to what was asked, criterion by criterion. */
import type { Target, TargetPoint, TargetRow } from '../contract/target.ts';
import { TARGET_ROWS } from '../contract/target.ts';
import type { Priority } from '../contract/answers.ts';
import { CRITERIA, type Criterion } from '../contract/criteria.ts';
import { batteryHoursError } from '../catalogue/derive/battery-hours.ts';
import { likelyRange } from '../catalogue/derive/cost.ts';
import { screenSizeOf, systemOf } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { type Attribute, measure, possibleValues } from './attributes.ts';
import { deviationOf, movedFigure } from './estimates.ts';
import type { Needs } from './needs.ts';
import { MIN_VALUE, valueCurve } from './value.ts';
import { pointFigure, pointWord, READING_LABEL, ROW_LABELS, spareWord } from './words/target-words.ts';
import { formatPrice, priceOf, spareOf } from './words/prices.ts';
import type { Answers } from '../contract/answers.ts';

/** Criteria that weigh less are left out, unless a priority asks for them. */
const MIN_ROW_WEIGHT = 0.06;

/** Share of the budget that is to be left for a price to be «sobra». Our own convention. */
const PLENTY_LEFT = 0.5;

/** Who asks for the screen wants it sharp and large; of the graphics the figure that weighs more stands for both. */
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

const isSameGraphics = (a: Criterion, b: Criterion): boolean =>
  (a === 'gpu' || a === 'creation') && (b === 'gpu' || b === 'creation');

/** @returns what was asked for, then what weighs most; the graphics once */
function criteriaFor(needs: Needs): Criterion[] {
  const byWeight = (a: Criterion, b: Criterion): number => needs.weights[b] - needs.weights[a];
  const asked = askedCriteria(needs).toSorted(byWeight);
  const others = CRITERIA.filter((criterion) => !asked.includes(criterion)).toSorted(byWeight);
  const chosen: Criterion[] = [];
  for (const criterion of [...asked, ...others]) {
    if (chosen.some((other) => isSameGraphics(other, criterion))) continue;
    const isWanted = asked.includes(criterion) || needs.weights[criterion] >= MIN_ROW_WEIGHT;
    if (chosen.length < TARGET_ROWS.min - 1 || (isWanted && chosen.length < TARGET_ROWS.max - 1))
      chosen.push(criterion);
  }
  return chosen;
}

/** @returns the criteria of the target's rows: laptops are compared by nothing else */
export const comparedCriteria = (needs: Needs): TargetRow['criterion'][] => [...criteriaFor(needs), 'price'];

type Place = Pick<TargetPoint, 'at' | 'range'>;
type TargetRange = NonNullable<Place['range']>;

/** A narrower one would hide behind its point. */
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

/** @returns 0 where the whole budget is spent, 1 where half of it or more is left */
const pricePlace = (euros: number, { budget }: Answers): number =>
  Math.max(MIN_VALUE, Math.min(1, (budget - euros) / (PLENTY_LEFT * budget)));

function pricePoint(laptop: Laptop, answers: Answers): TargetPoint {
  const cost = priceOf(laptop);
  const likely = likelyRange(laptop.priceEur, laptop.cost.spread);
  const licence = laptop.cost.licenceEur;
  return {
    id: laptop.id,
    at: pricePlace(cost, answers),
    range:
      laptop.cost.exact || !likely
        ? null
        : rangeOf(pricePlace(likely.low + licence, answers), pricePlace(likely.high + licence, answers)),
    figure: `${laptop.cost.exact ? '' : '≈ '}${formatPrice(laptop)}`,
    word: spareWord(spareOf(laptop, answers)),
  };
}

function pointOf(laptop: Laptop, criterion: Criterion, needs: Needs): TargetPoint {
  const place =
    criterion === 'system' || criterion === 'size'
      ? kindPlace(laptop, criterion, needs)
      : attributePlace(laptop, criterion, needs);
  return {
    id: laptop.id,
    ...place,
    figure: place.at === null ? '' : pointFigure(laptop, criterion),
    word: pointWord(criterion, place.at),
  };
}

/** Who puts the screen first wants to read well on it: a larger one has larger letters. */
const rowLabel = (criterion: Criterion, { asked }: Needs): string =>
  criterion === 'size' && asked.priorities.includes('screen') ? READING_LABEL : ROW_LABELS[criterion];

/** @param laptops those of the answer, the best first */
export function targetOf(laptops: readonly Laptop[], answers: Answers, needs: Needs): Target {
  if (laptops.length === 0) return [];
  const rows = criteriaFor(needs).map((criterion): TargetRow => ({
    criterion,
    label: rowLabel(criterion, needs),
    points: laptops.map((laptop) => pointOf(laptop, criterion, needs)),
  }));
  return [
    ...rows,
    { criterion: 'price', label: ROW_LABELS.price, points: laptops.map((laptop) => pricePoint(laptop, answers)) },
  ];
}
