/**
 * The advisor's guarantees over another catalogue, in seconds: for the personas' answers instead of random ones. Runs in
 * the API's image, so it imports no package that the API does not have.
 */
import type { Answers } from '#contract/answers.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { dominatedCards, requirementViolations, statementProblems } from './answer-check.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { ACCEPTED_BAR, judgeAll, PERSONAS } from './judged-personas.ts';
import { relaxationProblems } from './relaxation-check.ts';

/** The checks that hold for any catalogue; `tests/advisor/checks/all-properties.ts` runs them with random answers, and more. */
const PROMISES: readonly (readonly [name: string, check: (fixture: Fixture, answers: Answers) => readonly string[]])[] =
  [
    ['no result breaks a requirement or the budget', requirementViolations],
    ['no dominated card', dominatedCards],
    ['every offered change leads to what serves, and relaxations are minimal', relaxationProblems],
    ['every statement is true, and each card has a con', statementProblems],
  ];

/**
 * Checks a catalogue before it replaces the one in use.
 * @param before the one in use: a bar of the personas that it misses, too, is not reported
 * @returns a sentence for each broken guarantee, with an example
 */
export function brokenGuarantees(before: readonly Laptop[], after: readonly Laptop[]): string[] {
  const fixture = createFixture(after);
  const broken = PROMISES.flatMap(([name, check]) => {
    const [problem] = PERSONAS.flatMap(({ id, answers }) => check(fixture, answers).map((text) => `${id}: ${text}`));
    return problem === undefined ? [] : [`${name}: ${problem.split('\n')[0]}`];
  });
  const { right, possible, isAccepted } = judgeAll(fixture);
  if (!isAccepted && judgeAll(createFixture(before)).isAccepted)
    broken.push(
      `personas whose first card an expert would accept: ${right} of ${possible}, expected ${ACCEPTED_BAR * 100} %`,
    );
  return broken;
}
