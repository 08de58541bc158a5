import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { type Answers, answersSchema, REQUIREMENT_OPTIONS } from '#contract/answers.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import { fuzzSettings, isPrototypeClean } from '#tests/support/mutated.ts';

const RUNS = 3000;

/** In the questionnaire's order, as the form keeps them. */
const answers: fc.Arbitrary<Answers> = fc
  .tuple(profiles, fc.boolean())
  .map(([each, ownsWindows]) => Object.assign({}, each, ownsWindows && { ownsWindows }));
const shared = fc.option(
  fc.record({
    winner: fc.stringMatching(/^[a-z0-9]{1,20}(?:-[a-z0-9]{1,12}){0,5}$/),
    date: fc.constantFrom('2026-08', '2026-11-22'),
  }),
);

const fragment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.stringMatching(/^#?1\.[0-9a-z./-]{0,40}$/),
  fc
    .tuple(answers, shared, fc.nat(40), fc.nat(3), fc.string({ maxLength: 4 }))
    .map(([each, then, at, removed, added]) => {
      const code = encodeAnswers(each, then ?? undefined);
      return code.slice(0, at) + added + code.slice(at + removed);
    }),
);

it('answers are the same when read again', () => {
  const property = fc.property(answers, shared, (each, then) => {
    const code = encodeAnswers(each, then ?? undefined);
    expect(decodeAnswers(`#${code}`)).toEqual({ answers: each, whole: true, askable: true, shared: then });
    expect(encodeURI(code), 'nothing to escape, and no full stop at the end of a sentence').toBe(code);
    expect(code).toMatch(/[a-z0-9]$/);
  });
  fc.assert(property, fuzzSettings(RUNS));
});

it('answers are never trusted: any fragment gives answers that can be asked, or what could be read', () => {
  const property = fc.property(fragment, (text) => {
    const { answers: read, whole } = decodeAnswers(text);
    const parsed = answersSchema.safeParse({ ...read, purposes: whole ? read.purposes : ['office'] });
    expect(parsed.success).toBe(true);
    expect(isPrototypeClean()).toBe(true);
  });
  fc.assert(property, fuzzSettings(RUNS));
});

it('answers name options by their places, which links that were sent hold for ever', () => {
  const { answers: read, whole } = decodeAnswers('1.z.2.15o.1311111111');
  expect({ whole, ...read }).toEqual({
    whole: true,
    deviceType: 'laptop',
    purposes: ['office', 'editing', 'gaming'],
    priorities: ['battery'],
    budget: 1500,
    requirements: {
      processor: 'intel_i3',
      ram: '16GB',
      storage: '256GB',
      graphics: 'integrated_intel',
      screenSize: '13',
      weight: 'ultralight',
      battery: 'standard',
      os: 'windows',
      resolution: '1080p',
      refreshRate: '60',
    },
  });
  expect(Object.keys(read.requirements)).toEqual(Object.keys(REQUIREMENT_OPTIONS));
});

it.each([
  ['of another version', '7.1.2.7s', false, [], 1500],
  ['cut before the budget', '1.1', false, ['office'], 1500],
  ['cut in the budget', '1.1.2.7', false, ['office'], 1500],
  ['cut in the laptop that won', '1.1.2.7s/asus-vivo', true, ['office'], 280],
  ['without uses', '1..2.7s', false, [], 280],
  ['with a use that does not exist', '1.1t', false, ['office'], 1500],
  ['with a budget that is too high', '1.1.0.zzz', false, ['office'], 1500],
  ['with a part that a later version added', '1.1.0.15o.1..1.7', true, ['office'], 1500],
  ['with the weights of an earlier version', '1.1.0.15o..014900.1', true, ['office'], 1500],
])('answers that are %s can be asked with uses and budget alone: %s', (_what, code, askable, purposes, budget) => {
  expect(decodeAnswers(code)).toMatchObject({ whole: false, askable, answers: { purposes, budget } });
});

it('answers may stand in a sentence, and carry whether Windows is owned, which older links do not', () => {
  const { answers: read, whole } = decodeAnswers('#1.1.0.15o).');
  expect({ whole, purposes: read.purposes }).toEqual({ whole: true, purposes: ['office'] });
  expect(decodeAnswers('1.1.0.15o...1')).toMatchObject({ whole: true, answers: { ...read, ownsWindows: true } });
  expect(encodeAnswers({ ...read, ownsWindows: false })).toBe('1.1.0.15o');
});
