/** Renders a card as the API's computer. */
import { type CardStatement, textsAt } from '../contract/card-statements.ts';
import type { Computer } from '../contract/computer.ts';
import type { CardAnswer } from '../advisor/answer.ts';
import type { Needs } from '../advisor/needs.ts';
import type { Statement } from '../advisor/statements.ts';
import { decapitalize } from './format.ts';
import { sentenceFor } from './sentences.ts';
import { sheetOf, type ShopSettings } from './sheet.ts';
import type { ShortNames } from './short-names.ts';

function attributeOf(statement: Statement): string | undefined {
  if ('attribute' in statement) return statement.attribute;
  if ('change' in statement) return statement.change.criterion;
  return 'criterion' in statement ? (statement.criterion ?? undefined) : undefined;
}

/** Repeats the first visible con at the place beside the reason. */
function withBut(statements: readonly CardStatement[]): CardStatement[] {
  const con = statements.find(({ place, isFolded }) => place === 'con' && !isFolded);
  const [reason, ...others] = statements;
  if (!con || !reason) return [...statements];
  return [reason, { ...con, place: 'but', text: decapitalize(con.text) }, ...others];
}

/** @returns the computer with its keys in the order of the contract, as the API sends them */
export function computerOf(
  { laptop, role, overBudget, confidence, statements }: CardAnswer,
  needs: Needs,
  shops: ShopSettings,
  names: ShortNames,
): Computer {
  const inWords = statements.map(({ place, statement, isFolded }): CardStatement => {
    const attribute = attributeOf(statement);
    return {
      place,
      kind: statement.kind,
      ...(attribute !== undefined && { attribute }),
      isFolded,
      text: sentenceFor(statement, laptop, needs.asked),
    };
  });
  const card = { statements: withBut(inWords) };
  return {
    ...sheetOf(laptop, shops),
    shortName: names.get(laptop.id) ?? laptop.name,
    overBudget,
    pros: textsAt(card, 'pro'),
    cons: textsAt(card, 'con'),
    role,
    confidence,
    ...card,
  };
}
