import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '#tests/advisor/checks/profiles.ts';
import { answersSchema } from '#contract/answers.ts';
import { whatIfs } from '#src/features/recommendations/answer-bar.tsx';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { storedAnswer } from './open-results.ts';
import { answers as answersWith } from '#tests/support/laptops.ts';

const answered = await storedAnswer();
const TEXTS = { more: 'Con 46 € más: 5 h más de autonomía (HP 15)', less: 'Con 50 € menos: HP 15' };
const PLAIN = { caution: null, changes: { more: true, less: true, texts: TEXTS } };

const ANSWERS = answersWith({ budget: 900 });
const texts = (...given: Parameters<typeof whatIfs>) => whatIfs(...given).map(({ text }) => text);

it('offers changes of any answers to others that can be asked', () => {
  const property = fc.property(profiles, (answers) => {
    const changes = whatIfs(answers, {
      ...answered,
      changes: { more: true, os: 'windows', weight: 'light', texts: { more: '+', os: 'W', weight: '-' } },
    });
    for (const change of changes) expect(answersSchema.parse(change.answers)).toEqual(change.answers);
  });
  fc.assert(property, fuzzSettings(500));
});

it('offers more and less money where the form takes it', () => {
  expect(whatIfs(ANSWERS, PLAIN)).toEqual([
    { name: 'more', text: TEXTS.more, answers: { ...ANSWERS, budget: 1000 } },
    { name: 'less', text: TEXTS.less, answers: { ...ANSWERS, budget: 800 } },
  ]);
  expect(texts({ ...ANSWERS, budget: 3950 }, PLAIN)).toEqual([TEXTS.less]);
  expect(texts({ ...ANSWERS, budget: 250 }, PLAIN)).toEqual([TEXTS.more]);
});

it('offers nothing that the answer does not say in words', () => {
  expect(texts(ANSWERS, { ...PLAIN, changes: { more: true, less: true, texts: { more: TEXTS.more } } })).toEqual([
    TEXTS.more,
  ]);
  expect(texts(ANSWERS, { ...PLAIN, changes: { more: true } })).toEqual([]);
});

it('offers nothing where no laptop does what was asked for, which the caution says', () => {
  expect(texts(ANSWERS, { ...PLAIN, caution: { text: 'Ninguno llega.', raise: null } })).toEqual([]);
});
