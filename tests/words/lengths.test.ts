/** What the engine expects of the length of a verdict is what `words/` makes of it. */
import { expect, it } from 'vitest';
import { createAdvisor } from '#advisor/advisor.ts';
import { changeLength, verdictLength } from '#advisor/lengths.ts';
import { PERSONAS } from '#bench/advisor/oracle/personas.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { changeText } from '#words/changes.ts';
import { verdictText } from '#words/verdict.ts';

const advisor = createAdvisor(loadCatalogue());
const wordsIn = (text: string): number => text.split(' ').length;

const said = PERSONAS.flatMap(({ answers }) =>
  advisor.recommend(answers).cards.flatMap(({ laptop, statements }) =>
    statements.flatMap(({ statement }) => {
      if (statement.kind === 'verdict')
        return { text: verdictText(statement.verdict, laptop), expected: verdictLength(statement.verdict, laptop) };
      return statement.kind === 'change'
        ? { text: changeText(statement.change), expected: changeLength(statement.change) }
        : [];
    }),
  ),
);

it('of every verdict and change of the personas is exact', () => {
  expect(said.length).toBeGreaterThan(PERSONAS.length);
  expect(said.filter(({ text, expected }) => wordsIn(text) !== expected)).toEqual([]);
});
