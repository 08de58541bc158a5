/**
 * Computes the price up to which paying makes sense: the lowest one above which no laptop is worth its extra cost
 * (`market-steps.ts`), but at least the prices of the cards and of the offered step to more money. There is none if a
 * dearer laptop within the budget is noticeably better in something that counts, or has noticeably more of a chosen
 * priority, or more video memory where that is the graphics. No larger budget has a first card between it and the next.
 */
import { BUDGET } from '../contract/answers.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Change } from './statements.ts';
import { goodness, measure } from './attributes.ts';
import { isGain, isPrice } from './changes.ts';
import { baselineOf, noticedDifferences, WORTH_A_LINE } from './differences.ts';
import { withFirstCard } from './first-card.ts';
import { changesOf, type MoneyAround, type Place, type Surroundings } from './market-steps.ts';
import type { Needs } from './needs.ts';
import { notableShare, priceOf } from './prices.ts';
import { utilityPerEuro } from './score.ts';
import { type Scratch, type Shortlist, shortlist, valueOfRow } from './shortlist.ts';
import { askedAttributes, comparedCriteria, isAttribute } from './target.ts';

type Enough = NonNullable<MoneyAround['enough']>;

/** @returns a quick test for rows that cannot gain enough to be noticed, so that few are compared */
function mayGain(list: Shortlist, than: number): (row: number) => boolean {
  const criteria = comparedCriteria(list.needs);
  const attributes = criteria.filter(isAttribute);
  const ofSize = criteria.includes('size') ? list.needs.weights.size : 0;
  return (row) => {
    let most = ofSize;
    for (const attribute of attributes)
      most += Math.max(0, valueOfRow(list, row, attribute) - valueOfRow(list, than, attribute));
    return most >= WORTH_A_LINE;
  };
}

const hasMoreVideoMemory = (laptop: Laptop, than: Laptop, { asked }: Needs): boolean =>
  asked.priorities.includes('graphics') && (laptop.videoMemoryGb ?? 0) > (than.videoMemoryGb ?? Infinity);

/** Whether a laptop has noticeably more of a chosen priority, even if less is plenty. */
function hasMoreOf(laptop: Laptop, than: Laptop, needs: Needs): boolean {
  const asked = askedAttributes(needs).filter((attribute) => {
    const [own, other] = [measure(laptop, attribute), measure(than, attribute)];
    return own !== null && other !== null && goodness(attribute, own) > goodness(attribute, other);
  });
  return (
    asked.length > 0 &&
    noticedDifferences(laptop, baselineOf(than, laptop), needs).some(({ attribute }) => asked.includes(attribute))
  );
}

/** @param from the lowest possible limit in euros */
function spendingLimitFrom(from: number, surroundings: Surroundings): MoneyAround['enough'] {
  const { frontier, findCapable, list } = surroundings;
  const { answers, columns, needs } = list;
  const perEuro = utilityPerEuro(answers.budget);
  let upTo = from;
  let bestSoFar: Place | undefined;
  for (const place of frontier) {
    const { price, fit } = place.point;
    if (bestSoFar && price > from && fit - bestSoFar.point.fit < perEuro * (Math.ceil(price) - upTo)) continue;
    bestSoFar = place;
    upTo = Math.max(from, Math.ceil(price));
  }
  if (!bestSoFar || upTo > answers.budget) return null;
  const most = bestSoFar;
  const mayBeBetter = mayGain(list, most.row);
  const changesAt = (row: number): Change[] => {
    const laptop = columns.laptops[row];
    return laptop ? changesOf(laptop, most, surroundings) : [];
  };
  const isBetter = (row: number): boolean => {
    const laptop = columns.laptops[row];
    if (laptop && (hasMoreVideoMemory(laptop, most.laptop, needs) || hasMoreOf(laptop, most.laptop, needs)))
      return true;
    return mayBeBetter(row) && changesAt(row).some((change) => !isPrice(change) && change.gain >= WORTH_A_LINE);
  };
  if (findCapable({ above: upTo, upTo: answers.budget }, isBetter)) return null;
  const next = findCapable(
    { above: upTo, upTo: Infinity },
    (row, fit) =>
      fit - most.point.fit >= WORTH_A_LINE && changesAt(row).some((change) => !isPrice(change) && isGain(change)),
  );
  return { upTo, next: next?.laptop ?? null };
}

/**
 * Larger budgets weigh money less, so their first card may be one that is dearer than the limit. Then that is the next.
 *
 * @param scratch the scratch memory of the list, which is filled again
 * @returns `null` if it is within the budget
 */
function asLargerBudgets(enough: Enough, list: Shortlist, scratch: Scratch): MoneyAround['enough'] {
  const { columns, answers, needs, tables } = list;
  const firstFor = (budget: number): Laptop | undefined =>
    columns.laptops[withFirstCard(shortlist(columns, { ...answers, budget }, scratch, needs, tables)).best ?? -1];
  let { next } = enough;
  let isDearer = true;
  const isBeyond = (): boolean => next === null || priceOf(next) > answers.budget;
  while (isDearer && isBeyond()) {
    const first = firstFor(Math.min(BUDGET.max, (next ? Math.ceil(priceOf(next)) : Infinity) - 1));
    const extra = first ? priceOf(first) - enough.upTo : 0;
    isDearer = first !== undefined && extra >= notableShare(first, first) * enough.upTo;
    if (first && isDearer) next = first;
  }
  shortlist(columns, answers, scratch, needs, tables);
  return isBeyond() ? { ...enough, next } : null;
}

/**
 * @param scratch the scratch memory of the list, which is filled again
 * @returns `null` if there is no such price, because dearer laptops are better
 */
export function ceilingAround(
  more: MoneyAround['more'],
  surroundings: Surroundings,
  scratch: Scratch,
): MoneyAround['enough'] {
  const { shown, frontier, findCapable, list } = surroundings;
  const stepped = frontier.filter(({ point }) => point.id === more?.laptop.id);
  const from = Math.max(...[...shown, ...stepped].map(({ point }) => Math.ceil(point.price)));
  // A limit above the cards would be the price of a laptop with more video memory that is not shown.
  const hasMoreMemory = (row: number): boolean => {
    const laptop = list.columns.laptops[row];
    return !!laptop && shown.every((card) => hasMoreVideoMemory(laptop, card.laptop, list.needs));
  };
  if (findCapable({ above: from, upTo: list.answers.budget }, hasMoreMemory)) return null;
  const enough = spendingLimitFrom(from, surroundings);
  return enough && asLargerBudgets(enough, list, scratch);
}
