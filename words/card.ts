/** A card as an answer carries it. */
import type { Computer } from '../contract/computer.ts';
import type { CardAnswer } from '../advisor/answer.ts';
import { statementsAt } from '../advisor/cards/card-statements.ts';
import type { Needs } from '../advisor/needs.ts';
import type { Place } from '../advisor/statements.ts';
import { sentenceFor } from './sentences.ts';
import { sheetOf, type ShopSettings } from './sheet.ts';

/** @returns the computer with the keys in the order of the contract, as the API sends them */
export function computerOf(
  { laptop, role, confidence, statements }: CardAnswer,
  needs: Needs,
  shops: ShopSettings,
): Computer {
  const textsAt = (place: Place, isFolded = false): string[] =>
    statementsAt(statements, place, isFolded).map((statement) => sentenceFor(statement, laptop, needs.asked));
  const textAt = (place: Place): string => textsAt(place)[0] ?? '';
  return {
    ...sheetOf(laptop, shops),
    pros: textsAt('pro'),
    cons: textsAt('con'),
    role,
    confidence,
    fit: textAt('note'),
    verdict: textAt('reason'),
    advantage: textAt('label'),
    gains: textsAt('gain'),
    losses: textsAt('loss'),
    further: { pros: textsAt('pro', true), cons: textsAt('con', true) },
  };
}
