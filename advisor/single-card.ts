/** What a laptop's card says if it is the only one. */
import { cardStatements } from './cards/card-statements.ts';
import { subjectsOf } from './cards/subjects.ts';
import { bestDominator } from './dominance.ts';
import { populationOf } from './population.ts';
import type { Card } from './roles.ts';
import type { Shortlist } from './shortlist.ts';
import type { PlacedStatement, Statement } from './statements.ts';

/**
 * @param missed number of floors that it probably misses
 * @param better row of the laptop that it is compared with; `null` if it is the first card itself
 * @returns the statements of its card, without those that refer to other cards
 */
export function statementsBeside(
  list: Shortlist,
  row: number,
  missed: number,
  better: number | null,
): PlacedStatement[] {
  const beside = { ...list, best: better ?? row, missed: Float64Array.from(list.missed).with(row, missed) };
  const dominator = list.qualifies[row] ? bestDominator(list, row) : null;
  const card: Card = {
    row,
    role: better === null ? 'best' : null,
    dominatedBy: dominator === better ? dominator : null,
  };
  return subjectsOf(beside, [card], populationOf(beside))
    .flatMap(cardStatements)
    .filter(({ place }) => place !== 'label');
}

/** Whether the evidence shown beside it says the same. */
const isEvident = (statement: Statement): boolean =>
  statement.kind === 'seen-abroad' ||
  statement.kind === 'foreign-keyboard' ||
  (statement.kind === 'system' && statement.system === 'none');

/** @returns the drawback that its card has as the first one, other than what its evidence shows; `null` if none */
export function butOf(list: Shortlist, row: number): PlacedStatement | null {
  const cons = statementsBeside(list, row, list.missed[row] ?? 0, null).filter(({ place }) => place === 'con');
  const but = cons.find(({ statement }) => !isEvident(statement)) ?? cons[0];
  return but ? { ...but, place: 'but' } : null;
}
