/** The advisor's promises over random answers, the shipped catalogue and random parts of it. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REQUIREMENT_FIELDS } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { MORE_COUNT } from '#contract/limits.ts';
import { SHIPPED } from '#tests/support/shipped.ts';
import {
  addedBy,
  cautionProblems,
  demotions,
  dominatedCards,
  dominatedInfluence,
  moreOptionsProblems,
  orderDependence,
  relaxationProblems,
  setProblems,
  violations,
} from './checks/answer-checks.ts';
import { createFixture, type Fixture } from './checks/fixture.ts';
import { unsaidWatts, unsaidWeakGraphics, unsureGraphics } from './checks/graphics-watts.ts';
import { laddersOf } from './checks/ladders.ts';
import { plainWordsProblems } from './checks/plain-words.ts';
import { catalogues, profiles, switchedProfiles } from './checks/profiles.ts';
import { wrongFigures } from './checks/stated-figures.ts';

/** `PROPERTY_RUNS=10000 PROPERTY_SEED=7` checks more, and repeats a failure. */
const RUNS = {
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 150),
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_501),
};
/** A busy machine takes half a minute for the slowest. */
const TIME_LIMIT_MS = 180_000;

const asked = fc.oneof({ weight: 3, arbitrary: profiles }, { weight: 1, arbitrary: switchedProfiles });
const some = catalogues(SHIPPED.laptops);

/** Of laptops only the ids. */
const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** @returns the smallest case in which a check finds something wrong, and how to repeat it */
function failureOf<T>(drawn: fc.Arbitrary<T>, check: (value: T) => readonly string[]): string | undefined {
  const { counterexample, seed, counterexamplePath } = fc.check(
    fc.property(drawn, (value) => check(value).length === 0),
    RUNS,
  );
  const failure = counterexample?.map((value) => ({ seed, path: counterexamplePath, wrong: check(value), value }));
  return failure && JSON.stringify(failure, shortened);
}

const failureIn = (check: (laptops: readonly Laptop[], answers: Answers) => readonly string[]) =>
  failureOf(fc.tuple(some, asked), ([laptops, answers]) => check(laptops, answers));

type Check = (fixture: Fixture, answers: Answers) => readonly string[];

const OVER_ANY: Readonly<Record<string, Check>> = {
  'no result breaks a requirement or the budget': violations,
  'the cards are a choice': setProblems,
  'nothing is crowned that is not capable, and a caution says from when it is': cautionProblems,
  'relaxations lead to what serves, and are minimal': relaxationProblems,
  'no difference of graphics is told that unknown watts may explain': unsureGraphics,
  'weaker graphics are told to who plays': unsaidWeakGraphics,
  'unknown watts are told to who plays': unsaidWatts,
  'every figure in a statement is the record’s': wrongFigures,
};
const OVER_ALL: Readonly<Record<string, Check>> = {
  ...OVER_ANY,
  'no card is dominated': dominatedCards,
  'no sentence is clumsy or misleading, and no answer long': plainWordsProblems,
};

describe('for any answers', { timeout: TIME_LIMIT_MS }, () => {
  it.each(Object.entries(OVER_ALL))('%s', (_, check) => {
    expect(failureOf(asked, (answers) => check(SHIPPED, answers))).toBeUndefined();
  });

  it('adding a requirement never adds results', () => {
    const requirement = fc
      .constantFrom(...REQUIREMENT_FIELDS)
      .chain((field) => fc.tuple(fc.constant(field), fc.constantFrom<string>(...REQUIREMENT_OPTIONS[field])));
    const failure = failureOf(fc.tuple(asked, requirement), ([answers, [field, option]]) =>
      answers.requirements[field] === '' ? addedBy(SHIPPED, answers, field, option) : [],
    );
    expect(failure).toBeUndefined();
  });

  it('more money never buys less of what was asked for', () => {
    const ladders = laddersOf(SHIPPED);
    expect(ladders.length).toBeGreaterThan(30);
    expect(ladders.flatMap(({ falls }) => falls)).toEqual([]);
    expect(ladders.flatMap(({ flat }) => flat)).toEqual([]);
  });
});

describe('in any catalogue', { timeout: TIME_LIMIT_MS }, () => {
  it.each(Object.entries(OVER_ANY))('%s', (_, check) => {
    expect(failureIn((laptops, answers) => check(createFixture(laptops), answers))).toBeUndefined();
  });

  it('more options show every remaining laptop that is not only worse, in order', () => {
    const failure = failureOf(fc.tuple(some, asked, fc.integer(MORE_COUNT)), ([laptops, answers, count]) =>
      moreOptionsProblems(createFixture(laptops), answers, count),
    );
    expect(failure).toBeUndefined();
  });

  it('the order of the catalogue makes no difference', () => {
    expect(failureIn(orderDependence)).toBeUndefined();
  });

  it('a lower price never moves a shown laptop back', () => {
    const share = fc.double({ min: 0.6, max: 0.99, noNaN: true });
    const failure = failureOf(fc.tuple(some, asked, share), ([laptops, answers, part]) =>
      demotions(laptops, answers, part),
    );
    expect(failure).toBeUndefined();
  });

  it('adding a dominated laptop changes nothing', () => {
    const failure = failureOf(fc.tuple(some, asked, fc.nat()), ([laptops, answers, like]) =>
      dominatedInfluence(laptops, answers, like),
    );
    expect(failure).toBeUndefined();
  });
});
