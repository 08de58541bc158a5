/** The length of answers and sentences. */
import { expect, it } from 'vitest';
import { PERSONAS } from '#tests/advisor/checks/judged-personas.ts';
import { countWords, plainWordsProblems } from '../advisor/checks/plain-words.ts';
import { SHIPPED } from '#tests/support/shipped.ts';

it('of an answer, without what is folded, is about 170 words, and never more than 250 for a persona', () => {
  const counts = PERSONAS.map(({ answers }) => countWords(SHIPPED.advisor.recommend(answers)));
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(175);
  expect(Math.max(...counts)).toBeLessThanOrEqual(250);
});

it('of each sentence is short, and no sentence of the personas clumsy', () => {
  expect(PERSONAS.flatMap(({ answers }) => plainWordsProblems(SHIPPED, answers))).toEqual([]);
});
