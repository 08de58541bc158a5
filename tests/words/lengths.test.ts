/** The length of answers, and that the engine's word counts of a change are those of `words/`. */
import { expect, it } from 'vitest';
import { changeLength } from '#advisor/lengths.ts';
import { PERSONAS } from '#guarantees/personas.ts';
import { countWords, plainWordsProblems } from '../advisor/checks/plain-words.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { changeText } from '#words/changes.ts';

const fixture = SHIPPED;
const wordsIn = (text: string): number => text.split(' ').length;

const said = PERSONAS.flatMap(({ answers }) =>
  fixture.engine
    .recommend(answers)
    .cards.flatMap(({ statements }) =>
      statements.flatMap(({ statement }) =>
        statement.kind === 'change'
          ? { text: changeText(statement.change), expected: changeLength(statement.change) }
          : [],
      ),
    ),
);

it('of every change of the personas is exact', () => {
  expect(said.length).toBeGreaterThan(PERSONAS.length);
  expect(said.filter(({ text, expected }) => wordsIn(text) !== expected)).toEqual([]);
});

it('of an answer is about 230 words, and never more than 290 for a persona', () => {
  const counts = PERSONAS.map(({ answers }) => countWords(fixture.advisor.recommend(answers)));
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(240);
  expect(Math.max(...counts)).toBeLessThanOrEqual(290);
});

it('of each sentence is short, and no sentence of the personas clumsy', () => {
  expect(PERSONAS.flatMap(({ answers }) => plainWordsProblems(fixture, answers))).toEqual([]);
});
