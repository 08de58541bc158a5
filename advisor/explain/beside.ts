/** What the cards of one answer say, or do not say, because of each other. */
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Answers } from '../../contract/answers.ts';
import type { CardAnswer } from '../answer.ts';
import type { Needs } from '../needs/needs.ts';
import { isPlainlyEnough } from './pros.ts';
import type { PlacedStatement } from './statements.ts';

/** A Mac beside others has other programs, even where it serves as well as Windows. */
const MAC: PlacedStatement = { place: 'con', statement: { kind: 'system', system: 'macOS', games: false } };

/** @returns the cards without pros that all of them have, and with one word about the first Mac among them */
export function besideOthers(
  cards: readonly CardAnswer[],
  { answers, needs }: { answers: Answers; needs: Needs },
): CardAnswer[] {
  const plainOf = ({ statements }: CardAnswer): unknown[] =>
    statements.flatMap(({ place, statement }) =>
      place === 'pro' && isPlainlyEnough(statement, needs) ? statement.attribute : [],
    );
  const isCommon = ({ place, statement }: PlacedStatement): boolean =>
    place === 'pro' &&
    cards.length > 1 &&
    isPlainlyEnough(statement, needs) &&
    cards.every((card) => plainOf(card).includes(statement.attribute));
  const isSaid = cards.some(({ statements }) =>
    statements.some(
      ({ statement }) =>
        statement.kind === 'system' || (statement.kind === 'fact' && statement.fact === 'no-mac-programs'),
    ),
  );
  const isMixed = cards.some(({ laptop }) => systemOf(laptop) !== 'macOS');
  const mac =
    answers.requirements.os === '' && isMixed && !isSaid
      ? cards.find(({ laptop }) => systemOf(laptop) === 'macOS')
      : undefined;
  return cards.map((card) => ({
    ...card,
    statements: [...card.statements.filter((one) => !isCommon(one)), ...(card === mac ? [MAC] : [])],
  }));
}
