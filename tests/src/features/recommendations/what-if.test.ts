import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { answersSchema, NO_REQUIREMENTS } from '#contract/answers.ts';
import { whatIfs } from '#src/features/recommendations/answer-bar.tsx';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { storedAnswer } from './open-results.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const answered = await storedAnswer();
const PLAIN = { caution: null, enough: null, changes: { more: true, less: true } };

const ANSWERS = answersWith({ budget: 900 });
const labels = (...given: Parameters<typeof whatIfs>) => whatIfs(...given).map(({ label }) => label);

it('offers at most three changes of any answers, each to others that can be asked', () => {
  const property = fc.property(profiles, (answers) => {
    const changes = whatIfs(answers, {
      ...answered,
      changes: { more: true, os: 'windows', weight: 'light', battery: 'long' },
    });
    expect(changes.length).toBeLessThanOrEqual(3);
    for (const change of changes) expect(answersSchema.parse(change.answers)).toEqual(change.answers);
  });
  fc.assert(property, fuzzSettings(500));
});

it('offers more and less money where the form takes it', () => {
  expect(whatIfs(ANSWERS, PLAIN)).toEqual([
    { name: 'more', label: 'con 100 € más', answers: { ...ANSWERS, budget: 1000 } },
    { name: 'less', label: 'con 100 € menos', answers: { ...ANSWERS, budget: 800 } },
  ]);
  expect(labels({ ...ANSWERS, budget: 3950 }, PLAIN)).toEqual(['con 100 € menos']);
  expect(labels({ ...ANSWERS, budget: 250 }, PLAIN)).toEqual(['con 100 € más']);
});

it('offers no more money where the page says that more is not worth it', () => {
  expect(labels(ANSWERS, { ...PLAIN, enough: 'No pagues más de 700 €: por encima no notarías mejora.' })).toEqual([
    'con 100 € menos',
  ]);
});

it('offers no budget that the answer does not', () => {
  expect(labels(ANSWERS, { ...PLAIN, changes: { more: true } })).toEqual(['con 100 € más']);
  expect(labels(ANSWERS, { ...PLAIN, changes: {} })).toEqual([]);
});

it('offers nothing where no laptop does what was asked for, which the caution says', () => {
  expect(labels(ANSWERS, { ...PLAIN, caution: { text: 'Ninguno llega.', raise: null } })).toEqual([]);
});

it.each([
  ['sin Mac', { os: 'windows' }],
  ['más ligero', { weight: 'light' }],
  ['más batería', { battery: 'extended' }],
] as const)('offers «%s» where the answer says that it can be had', (label, changes) => {
  expect(whatIfs(ANSWERS, { ...PLAIN, changes })).toMatchObject([
    { label, answers: { ...ANSWERS, requirements: { ...NO_REQUIREMENTS, ...changes } } },
  ]);
});
