/** Renders a card as the API's computer. */
import type { Answers } from '../contract/answers.ts';
import { type CardStatement, textsAt } from '../contract/card-statements.ts';
import type { Computer } from '../contract/computer.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { CardAnswer } from '../advisor/answer.ts';
import { consOf } from '../advisor/explain/cons.ts';
import { prosOf } from '../advisor/explain/pros.ts';
import { REACHES_ALL } from '../advisor/explain/levels.ts';
import type { PlacedStatement, Statement } from '../advisor/explain/statements.ts';
import { type Needs, needsOf } from '../advisor/needs/needs.ts';
import { scoreOf } from '../advisor/rank/score.ts';
import { decapitalize } from '../contract/spanish-text.ts';
import { fitInWords } from './target.ts';
import { sentenceFor } from './statement-sentences.ts';
import { briefSpecsOf, sheetOf, type ShopSettings } from './sheet.ts';
import type { NameOf } from './short-names.ts';

function attributeOf(statement: Statement): string | undefined {
  if ('attribute' in statement) return statement.attribute;
  if (statement.kind === 'change') return statement.change.criterion;
  return statement.kind === 'reason' && statement.reason.form === 'gains'
    ? statement.reason.gain?.criterion
    : undefined;
}

export function statementInWords({ place, statement }: PlacedStatement, laptop: Laptop, needs: Needs): CardStatement {
  const attribute = attributeOf(statement);
  const isBut = place === 'but';
  const text = sentenceFor(statement, laptop, needs.asked, isBut);
  return {
    place,
    kind: statement.kind,
    ...(attribute !== undefined && { attribute }),
    text: isBut ? decapitalize(text) : text,
  };
}

/** @returns what speaks for and against a laptop, for some answers, whatever else there is */
export function prosAndConsFor(laptop: Laptop, answers: Answers): { pros: string[]; cons: string[] } {
  const needs = needsOf(answers);
  const subject = { laptop, isCapable: scoreOf(laptop, needs).isCapable, answers, needs, reach: REACHES_ALL };
  const inWords = (statement: Statement): string => sentenceFor(statement, laptop, needs.asked);
  return { pros: prosOf(subject).map(inWords), cons: consOf(subject).map(inWords) };
}

/** @returns the computer with its keys in the order of the contract, as the API sends them */
export function computerOf(
  { laptop, isCapable, role, statements }: Pick<CardAnswer, 'laptop' | 'isCapable' | 'role' | 'statements'>,
  needs: Needs,
  shops: ShopSettings,
  nameOf: NameOf,
): Computer {
  const inWords = statements.map((placed) => statementInWords(placed, laptop, needs));
  const card = { statements: inWords };
  const shortName = nameOf(laptop);
  return {
    ...sheetOf(laptop, shops),
    shortName,
    brief: briefSpecsOf(laptop, shortName),
    pros: textsAt(card, 'pro'),
    cons: textsAt(card, 'con'),
    fit: fitInWords(laptop, needs, isCapable),
    role,
    ...card,
  };
}
