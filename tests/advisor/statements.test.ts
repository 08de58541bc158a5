/** Every statement of the personas' answers, checked against the records without the engine's code. */
import { expect, it } from 'vitest';
import { PERSONAS } from '#guarantees/judged-personas.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import { wholeAnswerProblems } from './checks/whole-answer.ts';

it('what the personas read is true, and lacks nothing mandatory', () => {
  expect(PERSONAS.flatMap(({ answers }) => wholeAnswerProblems(SHIPPED, answers))).toEqual([]);
});
