/** The role of each card in a word or two: distinct in an answer, and true of the shown figures. */
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Role } from '../../contract/facts.ts';
import { goodness, measure } from '../needs/attributes.ts';
import { isGain } from './changes.ts';
import { gainsKeyboard } from './differences.ts';
import type { Needs } from '../needs/needs.ts';
import { isNameable } from './assessments.ts';
import { extraOver, isNotablePrice, priceOf } from '../rank/prices.ts';
import type { Change, Label } from './statements.ts';
import { comparedCriteria, mostAsked } from './target.ts';

export interface Labelled {
  laptop: Laptop;
  role: Role | null;
  isCapable: boolean;
  /** Changes against the first card, largest first; empty for the first card itself. */
  changes: readonly Change[];
}

/** Whether none of the others has more of what a laptop gains over the first. */
function leadsIn(change: Change, { laptop }: Labelled, others: readonly Labelled[]): boolean {
  const { criterion } = change;
  if (criterion === 'price') return others.every((other) => priceOf(laptop) <= priceOf(other.laptop));
  return others.every((other) => {
    if (criterion === 'size') {
      const [own, its] = [laptop.screenInches ?? 0, other.laptop.screenInches ?? 0];
      return change.form === 'size' && change.isLarger ? own >= its : own <= its;
    }
    const [own, its] = [measure(laptop, criterion), measure(other.laptop, criterion)];
    return own !== null && (its === null || goodness(criterion, own) >= goodness(criterion, its));
  });
}

const labelOf = (change: Change): Label => {
  if (change.form === 'size') return change.isLarger ? 'larger' : 'smaller';
  // Both figures of the graphics have the same label.
  return change.criterion === 'creation' ? 'gpu' : change.criterion;
};

/** The gains that may be the label: the price if the role is «saver», then what was asked for most, then the others. */
function namingGains({ role, changes }: Labelled, needs: Needs): Change[] {
  const asked = mostAsked(needs);
  const compared = comparedCriteria(needs);
  const rank = ({ criterion }: Change): number => {
    if (!compared.includes(criterion)) return 3;
    if (criterion === 'price') return role === 'saver' ? 0 : 2;
    return asked.includes(criterion) ? 1 : 2;
  };
  return changes.filter((change) => isGain(change) && isNameable(change, needs)).toSorted((a, b) => rank(a) - rank(b));
}

/** Whether its price lies between the others' prices and differs notably from both. */
const isBetween = ({ laptop }: Labelled, others: readonly Labelled[]): boolean =>
  others.some((other) => isNotablePrice(extraOver(laptop, other.laptop), laptop, other.laptop)) &&
  others.some((other) => isNotablePrice(extraOver(other.laptop, laptop), other.laptop, laptop));

/** What no criterion counts. */
const FACTS: readonly (readonly [Label, (laptop: Laptop, other: Laptop) => boolean])[] = [
  ['windows', (laptop, other) => systemOf(laptop) === 'windows' && systemOf(other) !== 'windows'],
  ['keyboard', gainsKeyboard],
];

/** @returns the facts that a laptop has and none of the others */
const namingFacts = ({ laptop }: Labelled, others: readonly Labelled[]): Label[] =>
  FACTS.flatMap(([fact, holds]) => (others.every((other) => holds(laptop, other.laptop)) ? [fact] : []));

/**
 * @param cards of a first answer, best first
 * @param isCapable whether any laptop that qualifies is capable
 * @returns a different label for each card
 */
export function labelsOf(cards: readonly Labelled[], isCapable: boolean, needs: Needs): Label[] {
  const used = new Set<Label>();
  const compared = comparedCriteria(needs);
  return cards.map((card, index) => {
    const candidates = (): Label[] => {
      if (index === 0) return [isCapable ? 'best' : 'least-bad'];
      const others = cards.filter((other) => other !== card);
      const gains = namingGains(card, needs).filter(
        (change) => compared.includes(change.criterion) && leadsIn(change, card, others),
      );
      return [
        ...(isCapable && !card.isCapable ? (['short'] as const) : []),
        ...gains.map(labelOf),
        ...namingFacts(card, others),
        ...(isBetween(card, others) ? (['middle'] as const) : []),
        'alternative',
        'another',
      ];
    };
    const label = candidates().find((one) => !used.has(one)) ?? 'another';
    used.add(label);
    return label;
  });
}

/** @returns a label for each of «more options»: what it gains over the first card, different ones while there are any */
export function moreLabelsOf(first: Labelled, cards: readonly Labelled[], needs: Needs): Label[] {
  const used = new Set<Label>();
  return cards.map((card) => {
    if (first.isCapable && !card.isCapable) return 'short';
    const candidates = [...namingGains(card, needs).map(labelOf), ...namingFacts(card, [first])];
    const label = candidates.find((one) => !used.has(one)) ?? candidates[0] ?? 'alternative';
    used.add(label);
    return label;
  });
}
