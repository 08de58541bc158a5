import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CardAnswer } from '#advisor/answer.ts';
import type { PlacedStatement, Statement } from '#advisor/explain/statements.ts';
import type { Place } from '#contract/card-statements.ts';
import { laptop } from '#tests/support/laptops.ts';
import { foldCards, MAX_SENTENCES } from '#words/fold.ts';

const own = laptop('own');
const at = (place: Place, statement: Statement, isMandatory = false): PlacedStatement => ({
  place,
  statement,
  isFolded: false,
  isMandatory,
});
const rating: Statement = { kind: 'rating', stars: 4.5, count: 30 };
const spare: Statement = { kind: 'spare', euros: 60 };
const noisy: Statement = { kind: 'exhausted', euros: 0 };
const keyboard: Statement = { kind: 'foreign-keyboard' };
const cardWith = (statements: PlacedStatement[]): CardAnswer => ({
  laptop: own,
  role: null,
  overBudget: 0,
  statements,
});
const told = ({ statements }: CardAnswer, place: Place, isFolded: boolean): Statement[] =>
  statements.filter((one) => one.place === place && one.isFolded === isFolded).map(({ statement }) => statement);

it('folds the last praises until an answer is short enough, and loses none', () => {
  const pros = fc.array(fc.constantFrom(rating, spare), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(pros, { minLength: 1, maxLength: 3 }), (cards) => {
      const folded = foldCards(cards.map((statements) => cardWith(statements.map((one) => at('pro', one)))));
      const counts = folded.map((card) => told(card, 'pro', false).length);
      const all = cards.flat().length;
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Math.min(all, MAX_SENTENCES));
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(folded.map((card) => told(card, 'pro', false).concat(told(card, 'pro', true)))).toEqual(cards);
    }),
  );
});

it('leaves an answer that is just short enough as it is', () => {
  const card = cardWith(Array.from({ length: MAX_SENTENCES }, () => at('pro', rating)));
  expect(foldCards([card])).toEqual([card]);
  expect(foldCards([card, cardWith([at('pro', spare)])])).not.toEqual([card, cardWith([at('pro', spare)])]);
});

it('folds the cons of an answer that is far too long, but nothing mandatory', () => {
  const mandatory = Array.from({ length: MAX_SENTENCES / 2 }, () => at('con', keyboard, true));
  const folded = foldCards([cardWith([at('con', noisy), ...mandatory]), cardWith([...mandatory, at('con', noisy)])]);
  const kept = mandatory.map(() => keyboard);
  expect(folded.map((card) => told(card, 'con', false))).toEqual([kept, kept]);
  expect(folded.map((card) => told(card, 'con', true))).toEqual([[noisy], [noisy]]);
});
