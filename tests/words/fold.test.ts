import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CardAnswer } from '#advisor/answer.ts';
import type { PlacedStatement, Statement } from '#advisor/statements.ts';
import type { Place } from '#contract/card-statements.ts';
import { laptop } from '#guarantees/laptops.ts';
import { foldCards, MAX_WORDS } from '#words/fold.ts';
import { sentenceFor } from '#words/sentences.ts';

const own = laptop('own');
const at = (place: Place, statement: Statement, isMust = false): PlacedStatement => ({
  place,
  statement,
  isFolded: false,
  isMust,
});
const rating: Statement = { kind: 'rating', stars: 4.5, count: 30 };
const spare: Statement = { kind: 'spare', euros: 60 };
const noisy: Statement = { kind: 'exhausted', euros: 0 };
const keyboard: Statement = { kind: 'foreign-keyboard' };
const cardWith = (statements: PlacedStatement[]): CardAnswer => ({
  laptop: own,
  role: null,
  overBudget: 0,
  confidence: null,
  statements,
});
const told = ({ statements }: CardAnswer, place: Place, isFolded: boolean): Statement[] =>
  statements.filter((one) => one.place === place && one.isFolded === isFolded).map(({ statement }) => statement);
const wordsIn = (statement: Statement): number =>
  sentenceFor(statement, own, { purposes: [], priorities: [] }).split(' ').length;
const lengthOf = (card: CardAnswer): number =>
  [...told(card, 'pro', false), ...told(card, 'con', false)].reduce((sum, one) => sum + wordsIn(one), 0);

it('folds the last praises until an answer is short enough, and loses none', () => {
  const pros = fc.array(fc.constantFrom(rating, spare), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(pros, { minLength: 1, maxLength: 3 }), fc.integer({ min: 200, max: 320 }), (cards, words) => {
      const whole = cards.map((statements) => cardWith(statements.map((one) => at('pro', one))));
      const folded = foldCards(whole, words, wordsIn);
      const total = folded.reduce((sum, card) => sum + lengthOf(card), words);
      expect(total <= MAX_WORDS || folded.every((card) => told(card, 'pro', false).length === 1)).toBe(true);
      expect(folded.map((card) => told(card, 'pro', false).concat(told(card, 'pro', true)))).toEqual(cards);
    }),
  );
});

it('leaves an answer that is just short enough as it is', () => {
  const card = cardWith([at('pro', rating), at('pro', spare)]);
  const left = MAX_WORDS - lengthOf(card);
  expect(foldCards([card], left, wordsIn)).toEqual([card]);
  expect(foldCards([card], left + 1, wordsIn)).not.toEqual([card]);
});

it('folds the cons of an answer that is far too long, but nothing mandatory', () => {
  const cards = [
    cardWith([at('con', noisy), at('con', keyboard, true)]),
    cardWith([at('con', keyboard, true), at('con', noisy)]),
  ];
  const folded = foldCards(cards, MAX_WORDS, wordsIn);
  expect(folded.map((card) => told(card, 'con', false))).toEqual([[keyboard], [keyboard]]);
  expect(folded.map((card) => told(card, 'con', true))).toEqual([[noisy], [noisy]]);
});
