/** From chosen rows to computers as an answer carries them. */
import type { Computer } from '../../src/contract/computer.ts';
import type { Card } from './choose.ts';
import type { SheetOf } from './facts.ts';
import type { Population } from './population.ts';
import type { Shortlist } from './shortlist.ts';
import { fitOf } from './words/fit.ts';
import { prosAndCons } from './words/pros-cons.ts';

/**
 * @returns one computer for each card, in the same order
 */
export function computersFor(
  list: Shortlist,
  cards: readonly Card[],
  population: Population,
  sheetOf: SheetOf,
): Computer[] {
  const { columns, answers, needs, best } = list;
  const bestLaptop = columns.laptops[best ?? -1];
  return cards.flatMap(({ row, role, beatenBy }) => {
    const laptop = columns.laptops[row];
    if (!laptop || !bestLaptop) return [];
    const { pros, cons } = prosAndCons({
      laptop,
      row,
      best: bestLaptop,
      beatenBy: columns.laptops[beatenBy ?? -1] ?? null,
      answers,
      needs,
      population,
    });
    const fit = fitOf({ laptop, role, best: bestLaptop, needs, population });
    return [{ ...sheetOf(laptop), pros, cons, role, fit }];
  });
}
