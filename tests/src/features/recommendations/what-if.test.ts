import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#bench/advisor/profiles.ts';
import { type Answers, answersSchema, NO_REQUIREMENTS } from '#contract/answers.ts';
import { whatIfs } from '#src/features/recommendations/answer-bar.tsx';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { firstOf, storedAnswer } from './open-results.ts';

const answered = await storedAnswer();
const first = firstOf(answered);
const withFacts = (facts: Partial<typeof first.facts>) => [{ ...first, facts: { ...first.facts, ...facts } }];
const ORDINARY = withFacts({ os: 'windows', weightKg: 1.2, batteryHours: 12 });

const ANSWERS: Answers = {
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: [],
  budget: 900,
  requirements: NO_REQUIREMENTS,
};
const require = (requirements: Partial<Answers['requirements']>) => ({
  requirements: { ...NO_REQUIREMENTS, ...requirements },
});
const labels = (...given: Parameters<typeof whatIfs>) => whatIfs(...given).map(({ label }) => label);

it('offers one to four changes of any answers, each to others that can be asked', () => {
  const property = fc.property(profiles, (answers) => {
    const changes = whatIfs(answers, answered.computers);
    expect(changes.length).toBeLessThanOrEqual(4);
    expect(changes.length).toBeGreaterThanOrEqual(1);
    for (const change of changes) {
      expect(change.answers).not.toEqual(answers);
      expect(answersSchema.parse(change.answers)).toEqual(change.answers);
    }
  });
  fc.assert(property, fuzzSettings(500));
});

it('offers more and less money where the form takes it', () => {
  expect(whatIfs(ANSWERS, ORDINARY)).toEqual([
    { label: '100 € más', answers: { ...ANSWERS, budget: 1000 } },
    { label: '100 € menos', answers: { ...ANSWERS, budget: 800 } },
  ]);
  expect(labels({ ...ANSWERS, budget: 3950 }, ORDINARY)).toEqual(['100 € menos']);
  expect(labels({ ...ANSWERS, budget: 250 }, ORDINARY)).toEqual(['100 € más']);
});

it.each([
  ['sin Mac', { os: 'macOS' }, { os: 'windows' }],
  ['más ligero', { weightKg: 2.3 }, { weight: 'light' }],
  ['más ligero', { weightKg: 1.5 }, { weight: 'ultralight' }],
  ['más batería', { batteryHours: 6.5 }, { battery: 'long' }],
  ['más batería', { batteryHours: 9 }, { battery: 'extended' }],
] as const)('offers «%s» where the best has %o', (label, facts, requirements) => {
  const computers = withFacts({ ...ORDINARY[0]?.facts, ...facts });
  expect(whatIfs(ANSWERS, computers)).toContainEqual({ label, answers: { ...ANSWERS, ...require(requirements) } });
  expect(labels(ANSWERS, ORDINARY)).not.toContain(label);
  expect(labels({ ...ANSWERS, ...require(requirements) }, computers)).not.toContain(label);
});

it('does not offer to leave out the Macs where a system was asked for', () => {
  const macs = withFacts({ os: 'macOS', weightKg: null, batteryHours: null });
  expect(labels({ ...ANSWERS, ...require({ os: 'macOS' }) }, macs)).not.toContain('sin Mac');
});
