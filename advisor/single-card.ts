/** What a laptop's card says where it does not stand beside the other cards of an answer. */
import { cardStatements } from './explain/card-statements.ts';
import { subjectsOf } from './explain/subjects.ts';
import { bestDominator } from './dominance.ts';
import { populationOf } from './rank/population.ts';
import type { Card } from './roles.ts';
import type { Shortlist } from './shortlist.ts';
import type { OtherCard, PlacedStatement, Statement, TargetCriterion } from './explain/statements.ts';

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
  statement.kind === 'foreign-keyboard' || (statement.kind === 'system' && statement.system === 'none');

/**
 * @param praised criteria that are praised beside it
 * @returns the drawback that its card has as the first one, other than what its evidence shows; `null` if none
 */
export function butOf(list: Shortlist, row: number, praised: readonly TargetCriterion[] = []): PlacedStatement | null {
  const cons = statementsBeside(list, row, list.missed[row] ?? 0, null).filter(
    ({ place, statement }) =>
      place === 'con' && !('attribute' in statement && praised.some((one) => one === statement.attribute)),
  );
  const but = cons.find(({ statement }) => !isEvident(statement)) ?? cons[0];
  return but ? { ...but, place: 'but' } : null;
}

/**
 * @param cards of the answer
 * @param rows that are compared
 * @returns the drawbacks on those cards, by row, unless they name a laptop that is not compared or a card by its number
 */
export function butsOnCards(
  list: Shortlist,
  cards: readonly Card[],
  rows: readonly number[],
): Map<number, PlacedStatement> {
  const compared = new Set(rows.map((row) => list.columns.laptops[row]));
  const isNamedHere = ({ laptop, hasOwnBrand }: OtherCard): boolean => hasOwnBrand && compared.has(laptop);
  const holdsHere = (statement: Statement): boolean => {
    return statement.kind !== 'no-drawback' || !statement.second || isNamedHere(statement.second.second);
  };
  return new Map(
    subjectsOf(list, cards, populationOf(list)).flatMap((subject) => {
      const but = cardStatements(subject).find(({ place }) => place === 'but');
      return but && holdsHere(but.statement) ? [[subject.row, but]] : [];
    }),
  );
}
