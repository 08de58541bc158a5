import type { Computer } from '../contract/computer.ts';
import type { Marketplace } from '../catalogue/derive/buy-link.ts';
import type { Card } from './choose.ts';
import { sheetOf } from './facts.ts';
import type { Population } from './population.ts';
import type { Shortlist } from './shortlist.ts';
import { fitOf } from './words/fit.ts';
import { prosAndCons } from './words/pros-cons.ts';

export function computersFor(
  list: Shortlist,
  cards: readonly Card[],
  population: Population,
  marketplace: Marketplace,
): Computer[] {
  const { columns, answers, needs, best } = list;
  const bestLaptop = columns.laptops[best ?? -1];
  return cards.flatMap(({ row, role, dominatedBy }) => {
    const laptop = columns.laptops[row];
    if (!laptop || !bestLaptop) return [];
    const { pros, cons } = prosAndCons({
      laptop,
      row,
      best: bestLaptop,
      dominatedBy: columns.laptops[dominatedBy ?? -1] ?? null,
      answers,
      needs,
      population,
    });
    const fit = fitOf({ laptop, role, best: bestLaptop, needs, population });
    return [{ ...sheetOf(laptop, marketplace), pros, cons, role, fit }];
  });
}
