/** The advisor's promises as properties over random answers and catalogues. */
import * as fc from 'fast-check';
import { MORE_COUNT } from '#contract/limits.ts';
import { type Answers, REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { wholeAnswerProblems } from './whole-answer.ts';
import { cautionProblems } from './caution-check.ts';
import { dominatedCards, requirementViolations } from '#guarantees/answer-check.ts';
import {
  addedResults,
  demotions,
  dominatedInfluence,
  lostBenefit,
  moreOptionsProblems,
  orderDependence,
} from './change-of-answer.ts';
import { comparisonProblems } from './comparison-check.ts';
import { createFixture, type Fixture } from '#guarantees/fixture.ts';
import { lostFrontier, marketProblems } from './market-check.ts';
import { REQUIREMENT_FIELDS } from '#guarantees/oracle.ts';
import { plainWordsProblems } from './plain-words.ts';
import { catalogues, profiles as anyProfiles } from '#bench/advisor/profiles.ts';
import { relaxationProblems } from '#guarantees/relaxation-check.ts';
import { whyProblems } from './why-check.ts';

interface Property {
  name: string;
  run: (parameters: { seed: number; numRuns: number }) => Outcome;
}

interface Outcome {
  failed: boolean;
  runs: number;
  seed: number;
  /** How to reproduce the failure, with the smallest counterexample; empty on success. */
  report: string;
}

const oneRequirement = fc
  .constantFrom(...REQUIREMENT_FIELDS)
  .chain((field) => fc.constantFrom<string>(...REQUIREMENT_OPTIONS[field]).map((option) => ({ field, option })));

function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function toProperty<T>(name: string, property: fc.IProperty<T>): Property {
  return {
    name,
    run(parameters) {
      const details = fc.check(property, parameters);
      const { failed, numRuns, seed, counterexamplePath } = details;
      const message = details.errorInstance instanceof Error ? details.errorInstance.message : '';
      const report = `seed ${seed}, path ${counterexamplePath ?? '-'}: ${message}\n${JSON.stringify(details.counterexample)}`;
      return { failed, runs: numRuns, seed, report: failed ? report : '' };
    },
  };
}

type Check = (fixture: Fixture, answers: Answers) => readonly string[];

/** What holds of the answer to any answers over the whole catalogue. */
const OVER_ALL: Readonly<Record<string, Check>> = {
  'no result breaks a requirement or the budget': requirementViolations,
  'no dominated card': dominatedCards,
  'no sentence is clumsy or misleading, and no answer long': plainWordsProblems,
};

/** What holds over small random parts of it too. */
const OVER_ANY: Readonly<Record<string, Check>> = {
  'every offered change leads to a laptop that serves, and relaxations are minimal': relaxationProblems,
  'nothing is crowned that is not capable, and a caution says from when it is': cautionProblems,
  'the market holds what qualifies, its frontier is right, and what is said of it is true': marketProblems,
  'every statement is true, and each card has a con': wholeAnswerProblems,
};

/** @param profiles the answers to try */
export function properties(fixture: Fixture, profiles: fc.Arbitrary<Answers> = anyProfiles): Property[] {
  const small = catalogues(fixture.laptops);
  const share = fc.double({ min: 0.6, max: 0.99, noNaN: true });
  return [
    ...Object.entries({ ...OVER_ALL, ...OVER_ANY }).map(([name, check]) =>
      toProperty(
        name,
        fc.property(profiles, (answers) => expectNone(check(fixture, answers))),
      ),
    ),
    ...Object.entries(OVER_ANY).map(([name, check]) =>
      toProperty(
        `in any catalogue ${name}`,
        fc.property(small, profiles, (some, answers) => expectNone(check(createFixture(some), answers))),
      ),
    ),
    toProperty(
      'more options show every remaining laptop, dominated ones last',
      fc.property(small, profiles, fc.integer(MORE_COUNT), (some, answers, count) =>
        expectNone(moreOptionsProblems(createFixture(some), answers, count)),
      ),
    ),
    toProperty(
      'the order of the catalogue makes no difference to an answer or its market',
      fc.property(small, profiles, (some, answers) => expectNone(orderDependence(some, answers))),
    ),
    toProperty(
      'adding a requirement never adds results',
      fc.property(profiles, oneRequirement, (answers, { field, option }) =>
        expectNone(answers.requirements[field] === '' ? addedResults(fixture, answers, field, option) : []),
      ),
    ),
    toProperty(
      'a higher budget lowers the benefit of the first card by no more than reliability is worth',
      fc.property(profiles, fc.integer({ min: 1, max: 2000 }), (answers, extra) =>
        expectNone(lostBenefit(fixture, answers, extra)),
      ),
    ),
    toProperty(
      'a lower price never moves a shown laptop back',
      fc.property(small, profiles, share, (some, answers, part) => expectNone(demotions(some, answers, part))),
    ),
    toProperty(
      'adding a dominated laptop changes nothing',
      fc.property(small, profiles, fc.nat(), (some, answers, like) =>
        expectNone(dominatedInfluence(some, answers, like)),
      ),
    ),
    toProperty(
      "more money leaves the market's frontier as it was below the old budget",
      fc.property(profiles, fc.integer({ min: 1, max: 2000 }), (answers, extra) =>
        expectNone(lostFrontier(fixture, answers, extra)),
      ),
    ),
    toProperty(
      'a laptop is where «why» says for the reasons that it gives, and for the prices that it names it would be shown',
      fc.property(small, profiles, fc.nat(), (some, answers, like) =>
        expectNone(whyProblems(createFixture(some), answers, like)),
      ),
    ),
    toProperty(
      'a comparison of any laptops is true',
      fc.property(profiles, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), (answers, like) =>
        expectNone(comparisonProblems(fixture, answers, like)),
      ),
    ),
  ];
}
