/** Checks that a target has the right rows, and each laptop at the right place on them. */
import type { Attribute } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import type { PlacedLaptop, PlacesRow } from '#advisor/target.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Priority } from '#contract/answers.ts';
import { CRITERIA, type Criterion } from '#contract/criteria.ts';
import { TARGET_ROWS } from '#contract/target.ts';
import { worthOfFigure } from './benefit.ts';
import { isAttribute, isGraphics, platformOf, VALUE } from './figures.ts';
import { possibleFigures, sizeClass } from './oracle.ts';

/** Criteria with a lower weight may be missing. */
const MIN_WEIGHT = 0.06;

/** What a priority asks for. */
export const ASKED_BY: Readonly<Record<Priority, readonly Criterion[]>> = {
  screen: ['pixels', 'size'],
  battery: ['battery'],
  weight: ['weight'],
  graphics: ['gpu', 'creation'],
  silence: ['silence'],
  build: ['build'],
};

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/**
 * The price is last, each chosen priority has a row, and no criterion without a row weighs more than one with a row.
 */
function rowProblems(rows: readonly PlacesRow[], { asked, weights }: Needs): string[] {
  const criteria = rows.map(({ criterion }) => criterion);
  const shown = criteria.slice(0, -1).filter((criterion): criterion is Criterion => criterion !== 'price');
  const isShown = (one: Criterion): boolean => shown.includes(one) || (isGraphics(one) && shown.some(isGraphics));
  const anyAsked = new Set(Object.values(ASKED_BY).flat());
  const least = Math.min(...shown.filter((one) => !anyAsked.has(one)).map((one) => weights[one]));
  const isFull = criteria.length === TARGET_ROWS.max;
  const heavy = CRITERIA.filter(
    (one) => !isShown(one) && weights[one] >= MIN_WEIGHT && (!isFull || weights[one] > least),
  );
  const isRight =
    criteria.at(-1) === 'price' &&
    criteria.length >= TARGET_ROWS.min &&
    criteria.length <= TARGET_ROWS.max &&
    new Set(criteria).size === criteria.length &&
    (isFull || asked.priorities.every((priority) => ASKED_BY[priority].every(isShown))) &&
    heavy.length === 0;
  return isRight ? [] : [`rows: ${criteria.join()} without ${heavy.join()}`];
}

function kindHolds(criterion: 'system' | 'size', { at, range, laptop }: PlacedLaptop, needs: Needs): boolean {
  const platform = platformOf(laptop);
  const size = sizeClass(laptop.screenInches);
  if (range !== null) return false;
  if (criterion === 'system' ? platform === 'unknown' : size === null) return at === null;
  const fit = criterion === 'system' ? needs.systemFit(platform) : needs.sizeFit(size ?? 'unknown');
  return at !== null && isNear(at, fit ?? -0.35);
}

/** The error of the battery estimate as cards show it: in half hours, at least one. */
function hoursError({ batteryHours, errors }: Laptop): number | null {
  if (batteryHours === null || errors.battery === null) return null;
  return Math.max(1, Math.round(batteryHours * errors.battery * 2)) / 2;
}

/** The estimate with an error of one standard deviation, down and up. */
function errorBand(attribute: Attribute, laptop: Laptop, value: number): [number, number] | null {
  const hours = hoursError(laptop);
  if (attribute === 'battery' && hours !== null) return [value - hours, value + hours];
  const errors: Readonly<Partial<Record<Attribute, number | null>>> = laptop.errors;
  const error = errors[attribute] ?? 0;
  if (error === 0) return null;
  const isPoints = attribute === 'silence' || attribute === 'build';
  return isPoints ? [value - error, value + error] : [value * Math.exp(-error), value * Math.exp(error)];
}

/** Narrower ranges are left out, except the battery's. */
const NARROW = 0.1;
/** Indexes and hours are compared with one decimal. */
const ROUNDING = 0.02;

function attributeHolds(attribute: Attribute, { at, range, laptop }: PlacedLaptop, needs: Needs): boolean {
  const value = VALUE[attribute](laptop);
  const place = (one: number): number => worthOfFigure(one, attribute, needs);
  if (value === null) {
    const places = possibleFigures(laptop, attribute).map(place);
    const isRange = range !== null && isNear(range.low, Math.min(...places)) && isNear(range.high, Math.max(...places));
    return at === null && (places.length === 0 ? range === null : isRange);
  }
  const ends = errorBand(attribute, laptop, value)?.map(place);
  const [low = 0, high = 0] = ends ?? [];
  const isBattery = attribute === 'battery';
  const isRange =
    range === null
      ? ends === undefined || (!isBattery && high - low < NARROW + ROUNDING)
      : ends !== undefined &&
        Math.abs(range.low - low) < ROUNDING &&
        Math.abs(range.high - high) < ROUNDING &&
        (isBattery || high - low > NARROW - ROUNDING);
  return at !== null && Math.abs(at - place(value)) < ROUNDING && isRange;
}

/**
 * The standard deviations on each side that contain 80 % of prices, and the most that rounding changes a price, in
 * euros.
 */
const PRICES = { deviations: 1.2816, rounding: 8 } as const;

function priceHolds({ at, range, laptop: { priceEur, cost } }: PlacedLaptop, budget: number): boolean {
  const place = (euros: number): number => Math.max(-0.35, Math.min(1, (budget - euros) / (budget / 2)));
  const bare = priceEur - cost.licenceEur;
  const factor = Math.exp(PRICES.deviations * cost.spread);
  const isEnd = (end: number, euros: number): boolean =>
    Math.abs(end - place(euros + cost.licenceEur)) <= PRICES.rounding / (budget / 2);
  const isRange =
    range === null ? cost.exact : !cost.exact && isEnd(range.low, bare * factor) && isEnd(range.high, bare / factor);
  return at !== null && isNear(at, place(priceEur)) && isRange;
}

function placeHolds(criterion: PlacesRow['criterion'], place: PlacedLaptop, budget: number, needs: Needs): boolean {
  if (criterion === 'price') return priceHolds(place, budget);
  return isAttribute(criterion) ? attributeHolds(criterion, place, needs) : kindHolds(criterion, place, needs);
}

/** @param cards as paid, in the order of the answer */
export const placeProblems = (
  rows: readonly PlacesRow[],
  cards: readonly Laptop[],
  budget: number,
  needs: Needs,
): string[] => [
  ...rowProblems(rows, needs),
  ...rows.flatMap(({ criterion, places }) =>
    cards.flatMap((laptop, index) => {
      const place = places[index];
      const holds = place?.laptop.id === laptop.id && placeHolds(criterion, { ...place, laptop }, budget, needs);
      return holds ? [] : [`place: ${criterion} of ${laptop.id}: ${place?.at}`];
    }),
  ),
];
