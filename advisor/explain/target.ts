/** The target: how close a laptop comes to what was asked for, in all and by criterion. */
import type { Answers } from '../../contract/answers.ts';
import type { TargetPoint } from '../../contract/target.ts';
import { likelyRange, totalCost } from '../../catalogue/derive/cost.ts';
import { maySlowDown, SLOWEST_SHARE } from '../../catalogue/derive/gpu-power.ts';
import { screenSizeOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  type Attribute,
  batteryHoursError,
  deviationOf,
  isGraphics,
  measure,
  MIN_VALUE,
  movedFigure,
  possibleValues,
  VALUE_AT_GOOD,
} from '../needs/attributes.ts';
import type { Needs, TargetCriterion } from '../needs/needs.ts';
import { scoreOf } from '../rank/score.ts';
import { colourOfScreen, isColourUnknown, levelWithFewWatts } from './levels.ts';

/** Halfway between good and plenty: nobody would notice more. */
const WHOLE_QUALITY = (VALUE_AT_GOOD + 1) / 2;

/**
 * The fit from which a laptop fits wholly, well or by half; below well, what is missing has to be said. Of the first cards
 * for 283 random answers, 32, 33 and 28 % do, and 7 % hardly.
 */
export const FITS = { wholly: 0.95, well: 0.75, half: 0.5 } as const;

/** At most so much where nobody knows that it fits well, or whether wholly. */
const MOST_UNKNOWN = { well: 0.7, wholly: 0.9 } as const;

/**
 * @returns 0 to 1, from the quality by which laptops are ranked: a card that costs less than the first one never comes
 *   clearly closer than it
 */
export function fitOf(laptop: Laptop, needs: Needs): number {
  const isUnknown =
    levelWithFewWatts({ laptop, needs }) === 'scant' ||
    needs.askedAttributes.some((attribute) => measure(laptop, attribute) === null);
  const most = isUnknown ? MOST_UNKNOWN.well : isColourUnknown(laptop, needs) ? MOST_UNKNOWN.wholly : 1;
  return Math.min(most, Math.max(0, scoreOf(laptop, needs).quality / WHOLE_QUALITY));
}

/** Whether visitors are told that one laptop fits better than the other. */
export function fitsBetter(one: Laptop, other: Laptop, needs: Needs): boolean {
  const [fit, least] = [fitOf(one, needs), fitOf(other, needs)];
  return Object.values(FITS).some((from) => fit >= from && least < from);
}

/** Share of the budget that must remain for a price to be «sobra». Our own convention. */
const PLENTY_LEFT = 0.5;

type Place = Pick<TargetPoint, 'at' | 'range'>;
type TargetRange = NonNullable<Place['range']>;

/** A narrower range would be hidden behind its point. */
const MIN_RANGE = 0.1;

const UNKNOWN: Place = { at: null, range: null };
const rangeOf = (a: number, b: number): TargetRange => ({ low: Math.min(a, b), high: Math.max(a, b) });

function attributePlace(laptop: Laptop, attribute: Attribute, needs: Needs): Place {
  if (attribute === 'panel' && isColourUnknown(laptop, needs)) return UNKNOWN;
  // Poor colours are no more than just enough, whatever the kind.
  if (attribute === 'panel' && needs.worksWithColour && colourOfScreen(laptop, needs) === 'poor-colour')
    return { at: 0, range: null };
  const { curve } = needs.targets[attribute];
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
  const least = isGraphics(attribute) && maySlowDown(laptop) ? SLOWEST_SHARE - 1 : -deviation;
  const range = rangeOf(curve(movedFigure(attribute, value, least)), curve(movedFigure(attribute, value, deviation)));
  return { at: curve(value), range: range.high - range.low < MIN_RANGE ? null : range };
}

function sizePlace(laptop: Laptop, needs: Needs): Place {
  const size = screenSizeOf(laptop);
  return size === 'unknown' ? UNKNOWN : { at: needs.sizeFit(size) ?? MIN_VALUE, range: null };
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
    at: pricePlace(totalCost(laptop), answers),
    range:
      laptop.cost.exact || !likely
        ? null
        : rangeOf(pricePlace(likely.low + licence, answers), pricePlace(likely.high + licence, answers)),
  };
}

function placeOf(laptop: Laptop, criterion: TargetCriterion, answers: Answers, needs: Needs): Place {
  if (criterion === 'price') return priceOfBudget(laptop, answers);
  return criterion === 'size' ? sizePlace(laptop, needs) : attributePlace(laptop, criterion, needs);
}

/** @param laptops of the answer, best first */
export const placesOf = (laptops: readonly Laptop[], answers: Answers, needs: Needs): PlacesRow[] =>
  laptops.length === 0
    ? []
    : needs.comparedCriteria.map((criterion) => ({
        criterion,
        places: laptops.map((laptop) => ({ laptop, ...placeOf(laptop, criterion, answers, needs) })),
      }));
