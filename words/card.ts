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
  return 'criterion' in statement ? statement.criterion : undefined;
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
    const text = sentenceFor(statement, laptop, needs.asked);
    return {
      place,
      kind: statement.kind,
      ...(attribute !== undefined && { attribute }),
      isFolded,
      text: place === 'but' ? decapitalize(text) : text,
    };
  });
  const card = { statements: inWords };
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
