/** Checks the target of an answer: rows, places, ranges, figures and words, by its own reading of needs and facts. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import type { Needs } from '#advisor/needs.ts';
import { CRITERIA, type Criterion } from '#contract/criteria.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Target, TARGET_ROWS, type TargetPoint, type TargetRow } from '#contract/target.ts';
import { worthOfFigure } from './benefit.ts';
import { uncertainFigures } from './likely-figures.ts';
import { possibleFigures, sizeClass } from './oracle.ts';
import { type Context, platformOf, STATES_FIGURE, VALUE } from './parsed-laptop.ts';
import { EUROS, readEuros, readNumber } from './spanish-figures.ts';
import { ASKED_BY, LABELS, wordHolds } from './target-forms.ts';

/** What counts less may be missing. */
const MIN_WEIGHT = 0.06;

const isAttribute = (criterion: string): criterion is Attribute => ATTRIBUTES.some((one) => one === criterion);
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

const isGraphics = (one: Criterion): boolean => one === 'gpu' || one === 'creation';

/** Price last, each chosen priority, and nothing that weighs more than what stands there. */
function rowProblems(rows: readonly TargetRow[], { asked, weights }: Needs): string[] {
  const criteria = rows.map(({ criterion }) => criterion);
  const others = criteria.slice(0, -1).filter((criterion): criterion is Criterion => criterion !== 'price');
  const least = Math.min(
    ...others.filter((one) => !Object.values(ASKED_BY).flat().includes(one)).map((one) => weights[one]),
  );
  const left = CRITERIA.filter((one) => !others.includes(one) && !(isGraphics(one) && others.some(isGraphics)));
  const isFull = criteria.length === TARGET_ROWS.max;
  const isShown = (criterion: Criterion): boolean =>
    others.includes(criterion) || (isGraphics(criterion) && others.some(isGraphics));
  const unasked = asked.priorities.filter((priority) => !ASKED_BY[priority].every(isShown));
  const heavy = left.filter((one) => weights[one] >= MIN_WEIGHT && (isFull ? weights[one] > least : true));
  const right =
    criteria.at(-1) === 'price' &&
    criteria.length >= TARGET_ROWS.min &&
    criteria.length <= TARGET_ROWS.max &&
    new Set(criteria).size === criteria.length &&
    (unasked.length === 0 || isFull) &&
    heavy.length === 0 &&
    rows.every(({ criterion, label }) =>
      criterion === 'size' && asked.priorities.includes('screen')
        ? label === 'Letra y tamaño'
        : label === LABELS[criterion],
    );
  return right ? [] : [`rows: ${criteria.join()} without ${heavy.join()}`];
}

const SYSTEMS: Readonly<Record<string, string>> = {
  none: 'sin sistema',
  windows: 'Windows',
  'windows-arm': 'Windows para ARM',
  chromeos: 'ChromeOS',
  linux: 'Linux',
  macOS: 'macOS',
};

function kindHolds(
  criterion: 'system' | 'size',
  { at, range, figure }: TargetPoint,
  laptop: Laptop,
  needs: Needs,
): boolean {
  const platform = platformOf(laptop);
  const size = sizeClass(laptop.screenInches);
  if (range !== null) return false;
  if (criterion === 'system' ? platform === 'unknown' : size === null) return at === null && figure === '';
  const fit = criterion === 'system' ? needs.systemFit(platform) : needs.sizeFit(size ?? 'unknown');
  const isNamed =
    criterion === 'system'
      ? figure === SYSTEMS[platform]
      : readNumber(figure.replace(/″$/, '')) === laptop.screenInches;
  return at !== null && isNear(at, fit ?? -0.35) && isNamed;
}

/** The error of the battery estimate, as cards tell it: half hours, at least one. */
function hoursError({ batteryHours, errors }: Laptop): number | null {
  if (batteryHours === null || errors.battery === null) return null;
  return Math.max(1, Math.round(batteryHours * errors.battery * 2)) / 2;
}

const NARROW = 0.1;

/** What an estimate is when its error is one standard deviation, down and up. */
function errorBand(attribute: Attribute, laptop: Laptop, value: number): [number, number] | null {
  const hours = hoursError(laptop);
  if (attribute === 'battery' && hours !== null) return [value - hours, value + hours];
  const moved = uncertainFigures(laptop).get(attribute)?.moved;
  return moved ? [moved(-1), moved(1)] : null;
}

const figureHolds = (attribute: Attribute, figure: string, laptop: Laptop): boolean => {
  const words = figure.replace(/^≈ /, '').replace(/ probable$| de 100$/, '');
  if (attribute === 'battery') return figure === `≈ ${Math.round(laptop.batteryHours ?? Number.NaN)} h`;
  const isEstimate = attribute === 'silence' || attribute === 'build';
  return STATES_FIGURE[attribute](laptop, words) && (!isEstimate || /^≈ \d+ de 100$/u.test(figure));
};

function attributeHolds(
  attribute: Attribute,
  { at, range, figure }: TargetPoint,
  laptop: Laptop,
  needs: Needs,
): boolean {
  const value = VALUE[attribute](laptop);
  if (value === null) {
    const places = possibleFigures(laptop, attribute).map((one) => worthOfFigure(one, attribute, needs));
    const isRange = range !== null && isNear(range.low, Math.min(...places)) && isNear(range.high, Math.max(...places));
    return at === null && figure === '' && (places.length === 0 ? range === null : isRange);
  }
  const place = (one: number): number => worthOfFigure(one, attribute, needs);
  const ends = errorBand(attribute, laptop, value)?.map(place);
  // Narrow ones are left out, but for the battery's.
  const [low = 0, high = 0] = ends ?? [];
  const isHidden = range === null && (ends === undefined || (attribute !== 'battery' && high - low < NARROW + 0.02));
  const isDrawn =
    range !== null && ends !== undefined && Math.abs(range.low - low) < 0.02 && Math.abs(range.high - high) < 0.02;
  const isRange = isHidden || (isDrawn && (attribute === 'battery' || high - low > NARROW - 0.02));
  // Indexes and hours are compared with one decimal.
  return at !== null && Math.abs(at - place(value)) < 0.02 && isRange && figureHolds(attribute, figure, laptop);
}

/** Standard deviations on each side that hold eight of ten prices, and the most that rounding moves one, in euros. */
const DEVIATIONS = 1.2816;
const ROUNDING = 8;

/** Where the price may lie; an exact one has no range. */
function priceRangeHolds(range: TargetPoint['range'], { priceEur, cost }: Laptop, budget: number): boolean {
  if (cost.exact || range === null) return range === null && cost.exact;
  const place = (euros: number): number => Math.max(-0.35, Math.min(1, (budget - euros) / (budget / 2)));
  const bare = priceEur - cost.licenceEur;
  const factor = Math.exp(DEVIATIONS * cost.spread);
  const tolerance = ROUNDING / (budget / 2);
  return (
    Math.abs(range.low - place(bare * factor + cost.licenceEur)) <= tolerance &&
    Math.abs(range.high - place(bare / factor + cost.licenceEur)) <= tolerance
  );
}

function priceHolds(
  { at, range, figure, word }: TargetPoint,
  laptop: Laptop,
  { answers: { budget } }: Context,
): boolean {
  const left = budget - laptop.priceEur;
  const [, mark, euros = '', windows] = new RegExp(`^(≈ )?(${EUROS})( con Windows)?$`, 'u').exec(figure) ?? [];
  const spare = /^sobran (.+)$/u.exec(word)?.[1];
  return (
    at !== null &&
    isNear(at, Math.max(-0.35, Math.min(1, left / (budget / 2)))) &&
    priceRangeHolds(range, laptop, budget) &&
    (mark === undefined) === laptop.cost.exact &&
    readEuros(euros) === laptop.priceEur &&
    (windows !== undefined) === laptop.cost.licenceEur > 0 &&
    (spare === undefined ? word === 'justo' && Math.abs(left) < 1 : readEuros(spare) === Math.floor(left))
  );
}

function pointHolds(
  criterion: TargetRow['criterion'],
  point: TargetPoint,
  laptop: Laptop,
  context: Context,
  needs: Needs,
): boolean {
  if (point.id !== laptop.id) return false;
  if (criterion === 'price') return priceHolds(point, laptop, context);
  if (!wordHolds(criterion, point.at, point.word)) return false;
  return isAttribute(criterion)
    ? attributeHolds(criterion, point, laptop, needs)
    : kindHolds(criterion, point, laptop, needs);
}

/** @param cards the laptops of the answer in their order */
export function problemsWithTarget(target: Target, cards: readonly Laptop[], context: Context, needs: Needs): string[] {
  return [
    ...rowProblems(target, needs),
    ...target.flatMap(({ criterion, points }) =>
      cards.flatMap((laptop, index) => {
        const point = points[index];
        return point && pointHolds(criterion, point, laptop, context, needs)
          ? []
          : [`target: ${criterion} of ${laptop.id}: ${JSON.stringify(point)}`];
      }),
    ),
  ];
}
