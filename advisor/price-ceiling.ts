/**
 * Computes up to where paying makes sense: the first price, not below the cards and what is offered for more, above
 * which no laptop earns its price (`market-steps.ts`); none if a dearer one within the budget is noticeably better in
 * what was asked for most.
 */
import type { Change, TargetCriterion } from './statements.ts';
import { isGain, isPrice } from './changes.ts';
import { WORTH_A_LINE } from './differences.ts';
import { changesOf, type MoneyAround, type Place, type Surroundings, weightedSum } from './market-steps.ts';
import { utilityPerEuro } from './score.ts';
import { type Shortlist, valueOfRow } from './shortlist.ts';
import { isAttribute, mostAsked } from './target.ts';

/** @returns a quick test for rows that cannot be noticeably better in some criteria, so that few are compared */
function mayGain(list: Shortlist, than: number, criteria: readonly TargetCriterion[]): (row: number) => boolean {
  const attributes = criteria.filter(isAttribute);
  const ofSize = criteria.includes('size') ? list.needs.weights.size : 0;
  return (row) => {
    let most = ofSize;
    for (const attribute of attributes)
      most += Math.max(0, valueOfRow(list, row, attribute) - valueOfRow(list, than, attribute));
    return most >= WORTH_A_LINE;
  };
}

/** @param from the lowest price in euros that `enough` may have */
function enoughOf(from: number, surroundings: Surroundings): MoneyAround['enough'] {
  const { frontier, findCapable, list } = surroundings;
  const { answers, columns, needs } = list;
  const bar = utilityPerEuro(answers.budget);
  let upTo = from;
  let held: Place | undefined;
  for (const place of frontier) {
    const { price, fit } = place.point;
    if (held && price > from && fit - held.point.fit < bar * (Math.ceil(price) - upTo)) continue;
    held = place;
    upTo = Math.max(from, Math.ceil(price));
  }
  if (!held || upTo > answers.budget) return null;
  const most = held;
  const asked = mostAsked(needs);
  const changesAt = (row: number): Change[] => {
    const laptop = columns.laptops[row];
    return laptop ? changesOf(laptop, most, surroundings) : [];
  };
  const mayBeBetter = mayGain(list, most.row, asked);
  const isBetter = (row: number): boolean =>
    mayBeBetter(row) &&
    weightedSum(changesAt(row).filter(({ criterion }) => asked.includes(criterion))) >= WORTH_A_LINE;
  if (findCapable({ above: upTo, upTo: answers.budget }, isBetter)) return null;
  const next = findCapable(
    { above: upTo, upTo: Infinity },
    (row, fit) =>
      fit - most.point.fit >= WORTH_A_LINE && changesAt(row).some((change) => !isPrice(change) && isGain(change)),
  );
  return { upTo, next: next ? Math.ceil(next.point.price) : null };
}

/** @returns up to where paying makes sense; `null` if dearer ones are better */
export function ceilingAround(more: MoneyAround['more'], surroundings: Surroundings): MoneyAround['enough'] {
  const { shown, frontier } = surroundings;
  const stepped = frontier.filter(({ point }) => point.id === more?.laptop.id);
  const offered = [...shown, ...stepped].map(({ point }) => Math.ceil(point.price));
  return enoughOf(Math.max(...offered), surroundings);
}
