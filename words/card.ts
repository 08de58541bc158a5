/** Renders a card as the API's computer. */
import { type CardStatement, textsAt } from '../contract/card-statements.ts';
import type { Computer } from '../contract/computer.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { CardAnswer } from '../advisor/answer.ts';
import type { Needs } from '../advisor/needs/needs.ts';
import type { Statement } from '../advisor/explain/statements.ts';
import { decapitalize } from '../contract/spanish-text.ts';
import { sentenceFor } from './statement-sentences.ts';
import { briefSpecsOf } from './specs.ts';
import { sheetOf, type ShopSettings } from './sheet.ts';
import type { ShortNames } from './short-names.ts';

function attributeOf(statement: Statement): string | undefined {
  if ('attribute' in statement) return statement.attribute;
  if ('change' in statement) return statement.change.criterion;
  const instead = statement.kind === 'verdict' && statement.verdict.form === 'instead' ? statement.verdict : null;
  return instead?.gain?.criterion;
}

/** @param own the sentence of the statement, if it is not that of its kind */
export function statementInWords(
  { place, statement, isFolded }: CardAnswer['statements'][number],
  laptop: Laptop,
  needs: Needs,
  own?: string,
): CardStatement {
  const attribute = attributeOf(statement);
  const isBut = place === 'but';
  const text = own ?? sentenceFor(statement, laptop, needs.asked, isBut);
  return {
    place,
    kind: statement.kind,
    ...(attribute !== undefined && { attribute }),
    isFolded,
    // That one begins with the name of another laptop.
    text: isBut && statement.kind !== 'dominated' ? decapitalize(text) : text,
  };
}

/** @returns the computer with its keys in the order of the contract, as the API sends them */
export function computerOf(
  { laptop, role, overBudget, statements }: CardAnswer,
  needs: Needs,
  shops: ShopSettings,
  names: ShortNames,
): Computer {
  const inWords = statements.map((placed) => statementInWords(placed, laptop, needs));
  const card = { statements: inWords };
  return {
    ...sheetOf(laptop, shops),
    shortName: names.get(laptop.id) ?? laptop.name,
    brief: briefSpecsOf(laptop),
    overBudget,
    pros: textsAt(card, 'pro'),
    cons: textsAt(card, 'con'),
    role,
    ...card,
  };
}
