/** The role of each card in a word or two: distinct in an answer, and true of the shown figures. */
import type { Laptop } from '../../catalogue/laptop.ts';
import { goodness, measure } from '../needs/attributes.ts';
import type { Needs, TargetCriterion } from '../needs/needs.ts';
import type { Card } from '../choose/choose-cards.ts';
import { priceOf } from '../rank/prices.ts';
import { isNameable, isPrice } from './changes.ts';
import type { Change, Label } from './statements.ts';

/** Whether none of the others has more of what a laptop gains over the first. */
function leadsIn(change: Change, laptop: Laptop, others: readonly Laptop[]): boolean {
  const { criterion } = change;
  if (criterion === 'price') return others.every((other) => priceOf(laptop) < priceOf(other));
  return others.every((other) => {
    if (criterion === 'size') {
      const [own, its] = [laptop.screenInches ?? 0, other.screenInches ?? 0];
      return change.form === 'size' && change.isLarger ? own >= its : own <= its;
    }
    const [own, its] = [measure(laptop, criterion), measure(other, criterion)];
    return own !== null && (its === null || goodness(criterion, own) >= goodness(criterion, its));
  });
}

function labelFor(change: Change): Label {
  if (change.form === 'size') return change.isLarger ? 'larger' : 'smaller';
  // Both figures of the graphics have the same label.
  return change.criterion === 'creation' ? 'gpu' : change.criterion;
}

/** @returns the criterion that a label names */
export function criterionOf(label: Label, needs: Needs): TargetCriterion | null {
  if (label === 'larger' || label === 'smaller') return 'size';
  if (label === 'gpu') return needs.graphics;
  return needs.comparedCriteria.find((one) => one === label) ?? null;
}

/** @returns the gains that may be the label: the price of a saver, then what was asked for most, then the others */
function namingGains(changes: readonly Change[], role: Card['role'], needs: Needs): Change[] {
  const asked = needs.mostAsked;
  const rank = (change: Change): number => {
    if (isPrice(change)) return role === 'saver' ? 0 : 2;
    return asked.includes(change.criterion) ? 1 : 2;
  };
  return changes.filter((change) => isNameable(change, needs)).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * @param cards of a first answer, best first
 * @param changes of each card against the first one
 * @param isAbroad whether no laptop sold in Spain serves
 * @returns a different label for each card
 */
export function labelsOf(
  cards: readonly Card[],
  changes: readonly (readonly Change[])[],
  { needs, isAbroad }: { needs: Needs; isAbroad: boolean },
): Label[] {
  const used = new Set<Label>();
  return cards.map((card, index) => {
    const others = cards.flatMap((other) => (other === card ? [] : other.laptop));
    const gains = namingGains(changes[index] ?? [], card.role, needs).filter((one) =>
      leadsIn(one, card.laptop, others),
    );
    const candidates: Label[] =
      index === 0
        ? [isAbroad ? 'abroad' : card.isCapable ? 'best' : 'least-bad']
        : [
            ...(cards[0]?.isCapable && !card.isCapable ? (['short'] as const) : []),
            ...(card.role === 'balanced' ? (['balanced'] as const) : []),
            ...gains.map(labelFor),
            'alternative',
            'another',
          ];
    const label = candidates.find((one) => !used.has(one)) ?? 'another';
    used.add(label);
    return label;
  });
}

/** @returns a label for one of «more options»: what it gains most over the first card */
export function moreLabelOf(first: Card, card: Card, changes: readonly Change[], needs: Needs): Label {
  if (first.isCapable && !card.isCapable) return 'short';
  const [gain] = namingGains(changes, null, needs);
  return gain ? labelFor(gain) : 'alternative';
}
