/** The one reason for a card: what the first laptop does well, or what another has more than the first. */
import type { Answers } from '../../contract/answers.ts';
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES, measure, VALUE_AT_GOOD } from '../needs/attributes.ts';
import { isMinded, type Needs, type TargetCriterion } from '../needs/needs.ts';
import { isGain, isNameable, isPrice } from './changes.ts';
import { isPanelPraised } from './colour.ts';
import { isEnough, levelOf, NOTABLE_WEIGHT, servingOf } from './levels.ts';
import type { Change, Praise, Reason } from './statements.ts';

/** @returns what is good enough of the criteria, in their order */
function praisesOf(laptop: Laptop, criteria: readonly Exclude<TargetCriterion, 'price'>[], needs: Needs): Praise[] {
  return criteria.flatMap((criterion): Praise[] => {
    if (criterion === 'panel' && !isPanelPraised(laptop, needs)) return [];
    if (criterion === 'size') {
      const isFit = (needs.sizeFit(screenSizeOf(laptop)) ?? 0) >= VALUE_AT_GOOD && laptop.screenInches !== null;
      return isFit ? [{ criterion, level: 'good' }] : [];
    }
    const level = levelOf(needs, criterion, laptop);
    return isEnough(level) ? [{ criterion, level }] : [];
  });
}

/** @returns a filter for the first praise of a subject, and all others */
const isFirstOf =
  (subject: ReadonlySet<Praise['criterion']>) =>
  ({ criterion }: Praise, index: number, all: readonly Praise[]): boolean =>
    !subject.has(criterion) || all.findIndex((one) => subject.has(one.criterion)) === index;

const GRAPHICS: ReadonlySet<Praise['criterion']> = new Set(['gpu', 'creation']);
const SCREEN: ReadonlySet<Praise['criterion']> = new Set(['pixels', 'refresh', 'panel', 'size']);

/** Figures that say something as they are, however well they serve. */
const PLAIN = ['weight', 'battery'] as const;

/** The known weight and hours that a priority or a requirement asks for. */
const plainPraises = (laptop: Laptop, { requirements }: Answers, asked: readonly TargetCriterion[]): Praise[] =>
  PLAIN.filter((attribute) => asked.includes(attribute) || requirements[attribute] !== '')
    .filter((attribute) => measure(laptop, attribute) !== null)
    .map((criterion) => ({ criterion, level: 'good' }));

const isRequired = (criterion: Praise['criterion'], { requirements }: Answers): boolean =>
  (criterion === 'ram' || criterion === 'storage') && requirements[criterion] !== '';

/** Of what nobody asked for, this much is enough to tell. */
const TOLD = 2;

/**
 * @returns what speaks for a laptop by itself: what was asked for, else what counts most. Nothing of the processor: how well
 *   it does is what the laptop serves for.
 */
export function ownPraises(laptop: Laptop, answers: Answers, needs: Needs): Praise[] {
  const asked = needs.askedCriteria;
  const others = ATTRIBUTES.filter((attribute) => needs.weights[attribute] >= NOTABLE_WEIGHT)
    .filter((attribute) => attribute !== 'cpu' && isMinded(attribute, needs))
    .toSorted((a, b) => needs.weights[b] - needs.weights[a]);
  const told = [...praisesOf(laptop, asked, needs), ...plainPraises(laptop, answers, asked)];
  // Nobody is won by a weight that is as it should be, nor by what all laptops of the answer have.
  const unasked = praisesOf(laptop, others, needs).filter(
    ({ criterion, level }) => (criterion !== 'weight' || level === 'plenty') && !isRequired(criterion, answers),
  );
  // Everything is praised once, and so are the graphics and the screen.
  const all = [...told, ...unasked]
    .filter(({ criterion }, index, list) => list.findIndex((one) => one.criterion === criterion) === index)
    .filter(isFirstOf(GRAPHICS))
    .filter(isFirstOf(SCREEN));
  return all.slice(0, Math.max(TOLD, all.filter((praise) => told.includes(praise)).length));
}

/** @param ofNone number of laptops that qualify, if none of them is capable; else 0 */
export function firstReason(laptop: Laptop, answers: Answers, needs: Needs, ofNone: number): Reason {
  if (ofNone > 0) return { form: 'nearest', of: ofNone };
  const enough = ownPraises(laptop, answers, needs).filter(
    ({ criterion }) => criterion === 'size' || isEnough(levelOf(needs, criterion, laptop)),
  );
  const asked = needs.askedCriteria;
  // Something else would be no answer to what was asked for.
  const praise = enough.find(({ criterion }) => asked.length === 0 || asked.includes(criterion)) ?? null;
  return { form: 'serves', praise, serving: servingOf(laptop, needs) };
}

const isOther = (change: Change): change is Exclude<Change, Change<'price'>> => !isPrice(change);

/**
 * @param changes of the laptop against the first one, largest first
 * @param leading the criterion of its label, which the reason names first
 */
export function otherReason(
  laptop: Laptop,
  changes: readonly Change[],
  leading: TargetCriterion | null,
  { answers, needs }: { answers: Answers; needs: Needs },
): Reason {
  const gains = changes.filter(isOther).filter((change) => isGain(change) && isNameable(change, needs));
  const gain = gains.find(({ criterion }) => criterion === leading) ?? gains[0] ?? null;
  const price = changes.find(isPrice) ?? null;
  if (gain || (price && isGain(price))) return { form: 'gains', gain, price };
  return firstReason(laptop, answers, needs, 0);
}
