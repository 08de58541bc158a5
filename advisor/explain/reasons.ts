/** The one reason for a card: what the first laptop does well, or what another has more than the first. */
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { ATTRIBUTES } from '../needs/attributes.ts';
import { askedCriteria, type TargetCriterion } from '../needs/criteria.ts';
import type { Needs } from '../needs/needs.ts';
import { VALUE_AT_GOOD } from '../needs/value.ts';
import { isGain, isNameable, isPrice } from './changes.ts';
import { isEnough, levelOf, NOTABLE_WEIGHT, servingOf } from './levels.ts';
import type { Change, Praise, Reason } from './statements.ts';

/** @returns what is good enough of the criteria, in their order */
function praisesOf(laptop: Laptop, criteria: readonly Exclude<TargetCriterion, 'price'>[], needs: Needs): Praise[] {
  return criteria.flatMap((criterion): Praise[] => {
    if (criterion === 'system') return [];
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

/** @returns what speaks for a laptop by itself: what the priorities ask for, else what counts most; at most `count` */
export function ownPraises(laptop: Laptop, needs: Needs, count: number): Praise[] {
  const asked = askedCriteria(needs);
  const others = ATTRIBUTES.filter((attribute) => needs.weights[attribute] >= NOTABLE_WEIGHT)
    .filter((attribute) => !asked.includes(attribute))
    .toSorted((a, b) => needs.weights[b] - needs.weights[a]);
  // The graphics and the screen are praised once.
  return praisesOf(laptop, [...asked, ...others], needs)
    .filter(isFirstOf(GRAPHICS))
    .filter(isFirstOf(SCREEN))
    .slice(0, count);
}

/** @param ofNone number of laptops that qualify, if none of them is capable; else 0 */
export function firstReason(laptop: Laptop, needs: Needs, ofNone: number): Reason {
  if (ofNone > 0) return { form: 'nearest', of: ofNone };
  // How well the processor does is what it serves for.
  const praise = ownPraises(laptop, needs, ATTRIBUTES.length).find(({ criterion }) => criterion !== 'cpu') ?? null;
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
  needs: Needs,
): Reason {
  const gains = changes.filter(isOther).filter((change) => isGain(change) && isNameable(change, needs));
  const gain = gains.find(({ criterion }) => criterion === leading) ?? gains[0] ?? null;
  const price = changes.find(isPrice) ?? null;
  if (gain || (price && isGain(price))) return { form: 'gains', gain, price };
  return firstReason(laptop, needs, 0);
}
