/** Compares a laptop that the catalogue does not have with some that it has. */
import type { Answers } from '../contract/answers.ts';
import type { CatalogueInfo } from '../contract/answer-parts.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { withLaptop } from './added-laptop.ts';
import { chooseCards } from './choose.ts';
import type { Columns } from './columns.ts';
import { type ComparedLaptops, compareRows } from './compare.ts';
import { withFirstCard } from './first-card.ts';
import { createScratch, shortlist } from './shortlist.ts';

/** @param original columns for these answers @param ids unknown ones are ignored */
export function compareWith(
  original: Columns,
  laptop: Laptop,
  { userInput, ids }: { userInput: Answers; ids: readonly string[] },
  catalogue: CatalogueInfo,
): ComparedLaptops {
  const { columns, row } = withLaptop(original, laptop);
  const list = withFirstCard(shortlist(columns, userInput, createScratch(columns)));
  const others = new Set(ids.flatMap((id) => original.rowOf.get(id) ?? []));
  const rows = [row, ...[...others].map((other) => (other < row ? other : other + 1))];
  const shown = chooseCards(list).map((card) => card.row);
  return compareRows(list, rows, shown, catalogue);
}
