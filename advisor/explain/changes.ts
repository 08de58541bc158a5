/** Gains and losses of another laptop against the best, by the criteria of the target. */
import type { Answers } from '../../contract/answers.ts';
import { CRITERIA } from '../../contract/criteria.ts';
import { screenSizeOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { asShown, type Attribute } from '../needs/attributes.ts';
import { baselineOf, type Difference, MIN_DIFFERENCE, noticedDifferences } from './differences.ts';
import type { Needs } from '../needs/needs.ts';
import { extraOver, isNotablePrice, roundCents } from '../rank/prices.ts';
import { utilityPerEuro } from '../rank/score.ts';
import { levelOf } from './levels.ts';
import type { Change, MentionedChanges, Ratio } from './statements.ts';
import { comparedCriteria, type TargetCriterion } from '../needs/criteria.ts';

const PERCENT = 100;
/**
 * Ratios from which a speed counts as twice as high, as more than twice, and as so much higher that no figure helps.
 */
const TWICE = 1.95;
const OVER_TWICE = 2.1;
const SEVERAL_TIMES = 2.5;

function ratioOf(own: number, best: number): Ratio {
  const times = Math.max(own / best, best / own);
  if (times >= SEVERAL_TIMES) return { step: 'several' };
  if (times >= TWICE) return { step: times >= OVER_TWICE ? 'over-twice' : 'twice' };
  return { step: 'percent', percent: Math.round(Math.abs(own / best - 1) * PERCENT) };
}

interface Figures {
  laptop: Laptop;
  gain: number;
  own: number;
  other: number;
}

function attributeChange(attribute: Attribute, { laptop, gain, own, other }: Figures): Change {
  const common = { laptop, gain };
  switch (attribute) {
    case 'cpu':
    case 'gpu':
    case 'creation':
      return { form: 'ratio', criterion: attribute, ...common, ratio: ratioOf(own, other) };
    case 'ram':
    case 'storage':
    case 'refresh':
    case 'weight':
    case 'battery': {
      const amount = roundCents(Math.abs(asShown(attribute, own) - asShown(attribute, other)));
      return { form: 'amount', criterion: attribute, ...common, amount };
    }
    case 'pixels':
      return { form: 'sharpness', criterion: attribute, ...common, own, other };
    case 'panel':
    case 'silence':
    case 'build':
      return { form: 'quality', criterion: attribute, ...common };
    default:
      return attribute satisfies never;
  }
}

/** Users who want a low weight gain from a small screen. */
function sizeChange(laptop: Laptop, best: Laptop, needs: Needs): Change[] {
  const [own, other] = [laptop.screenInches, best.screenInches];
  if (own === null || other === null) return [];
  const fit = (one: Laptop): number => needs.sizeFit(screenSizeOf(one)) ?? 0;
  const gain = needs.weights.size * (fit(laptop) - fit(best));
  if (Math.abs(gain) < MIN_DIFFERENCE) return [];
  return [{ form: 'size', criterion: 'size', laptop, gain, isLarger: own > other, inches: own }];
}

function priceChange(laptop: Laptop, best: Laptop, { budget }: Answers): Change[] {
  const extra = extraOver(laptop, best);
  if (extra === 0 || !isNotablePrice(Math.abs(extra), laptop, best)) return [];
  return [{ form: 'price', criterion: 'price', laptop, gain: -extra * utilityPerEuro(budget), euros: Math.abs(extra) }];
}

const isHalved = ({ attribute, own, other }: Difference): boolean =>
  (attribute === 'ram' || attribute === 'storage') && own <= other / 2;

/** A gain as a visitor sees it: half the memory or disk is a loss even where it is enough. */
const felt = (difference: Difference): number => difference.gain - (isHalved(difference) ? MIN_DIFFERENCE : 0);

/** @returns the differences in the criteria that count, largest first; unknown ones are omitted */
export function changesAgainst(
  laptop: Laptop,
  best: Laptop,
  criteria: readonly TargetCriterion[],
  { answers, needs }: { answers: Answers; needs: Needs },
): Change[] {
  const ofAttributes = noticedDifferences(laptop, baselineOf(best, laptop), needs)
    .filter((difference) => Math.abs(felt(difference)) >= MIN_DIFFERENCE)
    .map((difference) => attributeChange(difference.attribute, { ...difference, gain: felt(difference) }));
  return [...ofAttributes, ...sizeChange(laptop, best, needs), ...priceChange(laptop, best, answers)]
    .filter(({ criterion }) => criteria.includes(criterion))
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

/**
 * @returns the differences of a card in the criteria of the target, and the largest gain and loss even if they are in
 *   others; graphics once
 */
export function cardChanges(laptop: Laptop, best: Laptop, list: { answers: Answers; needs: Needs }): Change[] {
  const compared = comparedCriteria(list.needs);
  const twin = compared.includes('gpu') ? 'creation' : 'gpu';
  const all = changesAgainst(laptop, best, [...CRITERIA, 'price'], list).filter(({ criterion }) => criterion !== twin);
  const others = all.filter((change) => !isPrice(change));
  const most = new Set<Change | undefined>([others.find(isGain), others.find(isLoss)]);
  return all.filter((change) => compared.includes(change.criterion) || most.has(change));
}

export const isGain = ({ gain }: Change): boolean => gain > 0;
export const isLoss = ({ gain }: Change): boolean => gain < 0;
export const isPrice = (change: Change): change is Change<'price'> => change.form === 'price';

/** Whether a gain is worth naming first: a better estimate of two that are both too low is not. */
export const isNameable = ({ form, criterion, laptop }: Change, needs: Needs): boolean =>
  form !== 'quality' || levelOf(needs, criterion, laptop) !== 'short';

/** In one sentence: at most two of each side and three in all; a gain is left out before a loss. */
const MENTIONED = { side: 2, all: 3 } as const;

/**
 * @param changes largest first
 * @returns as many changes as fit into a sentence, at least the largest of each side
 */
export function mentionedChanges(changes: readonly Change[]): MentionedChanges {
  const others = changes.filter((change) => !isPrice(change));
  const lost = others.filter(isLoss).slice(0, MENTIONED.side);
  const won = others.filter(isGain).slice(0, Math.max(1, Math.min(MENTIONED.side, MENTIONED.all - lost.length)));
  return { won, lost, price: changes.find(isPrice) };
}
