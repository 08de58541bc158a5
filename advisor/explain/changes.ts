/** Gains and losses of another laptop against the best, by the criteria of the target. */
import type { Answers } from '../../contract/answers.ts';
import { screenSizeOf } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { asShown, isGraphics } from '../needs/attributes.ts';
import { type Difference, MIN_DIFFERENCE, noticedDifferences } from './differences.ts';
import { isMinded, type Needs, type TargetCriterion } from '../needs/needs.ts';
import { extraOver, isNotablePrice } from '../../catalogue/derive/cost.ts';
import { utilityPerEuro } from '../rank/score.ts';
import { hasIntegratedGraphics } from './landmarks.ts';
import { colourOfScreen, levelOf } from './levels.ts';
import type { Change, MentionedChanges, Ratio } from './statements.ts';

const PERCENT = 100;
/**
 * Ratios from which a speed counts as twice as high, as more than twice, and as so much higher that no figure helps.
 */
const TWICE = 1.95;
const OVER_TWICE = 2.1;
const SEVERAL_TIMES = 2.5;

/**
 * @param areIntegrated both graphics: then the names say nothing about how far they are apart
 * @returns `class` where nothing is sure but the chips' classes
 */
function ratioOf({ own, other: best, isOfClass }: Difference, areIntegrated: boolean): Ratio {
  if (isOfClass) return { step: 'class' };
  const times = Math.max(own / best, best / own);
  if (times >= SEVERAL_TIMES && !areIntegrated) return { step: 'several' };
  if (times >= TWICE) return { step: times >= OVER_TWICE ? 'over-twice' : 'twice' };
  return { step: 'percent', percent: Math.round(Math.abs(own / best - 1) * PERCENT) };
}

function attributeChange(difference: Difference, gain: number, best: Laptop): Change {
  const { laptop, attribute, own, other } = difference;
  const common = { laptop, gain };
  switch (attribute) {
    case 'cpu':
    case 'gpu':
    case 'creation':
      return {
        form: 'ratio',
        criterion: attribute,
        ...common,
        ratio: ratioOf(difference, [laptop, best].every(hasIntegratedGraphics)),
      };
    case 'ram':
    case 'storage':
    case 'refresh':
    case 'pixels':
    case 'weight':
    case 'battery':
      return {
        form: 'figure',
        criterion: attribute,
        ...common,
        own: asShown(attribute, own),
        other: asShown(attribute, other),
      };
    case 'panel':
    case 'silence':
    case 'build':
      return { form: 'quality', criterion: attribute, ...common };
    default:
      return attribute satisfies never;
  }
}

/** Nobody sees a smaller difference of two screens. */
const SEEN_INCHES = 0.5;

/** Users who want a low weight gain from a small screen; for others a larger one is no loss. */
function sizeChange(laptop: Laptop, best: Laptop, needs: Needs): Change[] {
  const [own, other] = [laptop.screenInches, best.screenInches];
  if (own === null || other === null) return [];
  const fit = (one: Laptop): number => needs.sizeFit(screenSizeOf(one)) ?? 0;
  const gain = needs.weights.size * (fit(laptop) - fit(best));
  if (Math.abs(gain) < MIN_DIFFERENCE || Math.abs(own - other) < SEEN_INCHES) return [];
  if (gain < 0 && own > other && !needs.asked.priorities.includes('weight')) return [];
  return [{ form: 'size', criterion: 'size', laptop, gain, isLarger: own > other, inches: own }];
}

function priceChange(laptop: Laptop, best: Laptop, { budget }: Answers): Change[] {
  const extra = extraOver(laptop, best);
  if (extra === 0 || !isNotablePrice(Math.abs(extra), laptop, best)) return [];
  return [{ form: 'price', criterion: 'price', laptop, gain: -extra * utilityPerEuro(budget), euros: Math.abs(extra) }];
}

/** Hours and kilograms that everybody feels. */
const FELT = { battery: 3, weight: 0.3 } as const;

/** @returns how far two figures are apart, if everybody sees or feels it, also who needs neither */
function apart(criterion: TargetCriterion, own: number, other: number): 'twice' | 'felt' | null {
  if (criterion === 'ram' || criterion === 'storage')
    return Math.max(own, other) >= 2 * Math.min(own, other) ? 'twice' : null;
  if (criterion === 'battery' || criterion === 'weight')
    return Math.abs(own - other) >= FELT[criterion] ? 'felt' : null;
  return null;
}

/** A gain as a visitor sees it: half the memory or disk is a loss even where it is enough. */
const feltGain = ({ attribute, gain, own, other }: Difference): number =>
  own < other && apart(attribute, own, other) === 'twice' ? gain - MIN_DIFFERENCE : gain;

/** From this ratio of graphics on, players want to hear of it, however little their games need. */
const OTHER_CLASS = 1.2;

/** A gain as a card tells it: what is far apart counts even where less is enough. */
function toldGain({ attribute, gain, better, own, other }: Difference, { plays }: Needs): number {
  const isOtherClass = plays && isGraphics(attribute) && Math.max(own / other, other / own) >= OTHER_CLASS;
  if (!isOtherClass && apart(attribute, own, other) === null) return gain;
  return better ? gain + MIN_DIFFERENCE : gain - MIN_DIFFERENCE;
}

const hasAllColours = (laptop: Laptop, needs: Needs): boolean => colourOfScreen(laptop, needs) === 'wide-colour';

interface List {
  answers: Answers;
  needs: Needs;
}

/** @returns the differences that are no smaller than what a user notices, largest first; unknown ones are omitted */
function allChanges(
  laptop: Laptop,
  best: Laptop,
  gainOf: (difference: Difference, needs: Needs) => number,
  { answers, needs }: List,
): Change[] {
  const ofAttributes = noticedDifferences(laptop, best, needs)
    .map((difference) => attributeChange(difference, gainOf(difference, needs), best))
    .filter(({ gain }) => Math.abs(gain) >= MIN_DIFFERENCE)
    // A screen that covers all colours is no worse for its kind.
    .filter((change) => !(change.criterion === 'panel' && isLoss(change) && hasAllColours(laptop, needs)));
  return [...ofAttributes, ...sizeChange(laptop, best, needs), ...priceChange(laptop, best, answers)].toSorted(
    (a, b) => Math.abs(b.gain) - Math.abs(a.gain),
  );
}

const isOfClass = (change: Change): boolean => change.form === 'ratio' && change.ratio.step === 'class';

/** @returns the sure differences in the criteria that count, largest first; unknown ones are omitted */
export const changesAgainst = (
  laptop: Laptop,
  best: Laptop,
  criteria: readonly TargetCriterion[],
  list: List,
): Change[] =>
  allChanges(laptop, best, feltGain, list).filter(
    (change) => criteria.includes(change.criterion) && !isOfClass(change),
  );

/** What is far apart is told as if it had these weighted values: twice the memory before a somewhat slower chip. */
const TOLD_VALUE = { twice: 0.04, felt: 0.02 } as const;

/** After what was asked for, players are told of the graphics before anything else. */
const GAMES_FIRST = 0.5;

function toldValue(change: Change): number {
  const far = change.form === 'figure' ? apart(change.criterion, change.own, change.other) : null;
  return far === null ? 0 : TOLD_VALUE[far];
}

/**
 * @returns the differences that a card tells, what was asked for first, then the largest: those in the criteria of the
 *   target, those that everybody sees, and the largest gain and loss; graphics once
 */
export function cardChanges(laptop: Laptop, best: Laptop, list: List): Change[] {
  const { needs } = list;
  const [asked, compared] = [needs.askedCriteria, needs.comparedCriteria];
  const twin = compared.includes('gpu') ? 'creation' : 'gpu';
  const all = allChanges(laptop, best, toldGain, list).filter(
    ({ criterion }) => criterion !== twin && isMinded(criterion, needs),
  );
  const others = all.filter((change) => !isPrice(change));
  const most = new Set<Change | undefined>([others.find(isGain), others.find(isLoss)]);
  const weight = (change: Change): number =>
    Number(asked.some((one) => one === change.criterion)) +
    GAMES_FIRST * Number(needs.plays && isGraphics(change.criterion)) +
    Math.max(Math.abs(change.gain), toldValue(change));
  const isHeavier = others.some((change) => change.criterion === 'weight' && isLoss(change));
  return (
    all
      .filter((change) => compared.includes(change.criterion) || toldValue(change) > 0 || most.has(change))
      // Nobody calls a heavier laptop handier.
      .filter((change) => !(isHeavier && change.form === 'size' && !change.isLarger && isGain(change)))
      .toSorted((a, b) => weight(b) - weight(a))
  );
}

export const isGain = ({ gain }: Change): boolean => gain > 0;
export const isLoss = ({ gain }: Change): boolean => gain < 0;
export const isPrice = (change: Change): change is Change<'price'> => change.form === 'price';

/** Whether it is a gain worth naming first: a better class is none for sure, a better estimate of two too low ones is none. */
export const isNameable = (change: Change, needs: Needs): boolean =>
  isGain(change) &&
  (change.form === 'quality' ? levelOf(needs, change.criterion, change.laptop) !== 'short' : !isOfClass(change));

/** One sentence has at most so many of each side. */
const MENTIONED = 2;

/**
 * @param changes in the order of {@link cardChanges}
 * @returns as many changes as fit into a sentence, at least the first of each side
 */
export function mentionedChanges(changes: readonly Change[]): MentionedChanges {
  const others = changes.filter((change) => !isPrice(change));
  const won = others.filter(isGain).slice(0, MENTIONED);
  const lost = others.filter(isLoss).slice(0, MENTIONED);
  return { won, lost, price: changes.find(isPrice) };
}
