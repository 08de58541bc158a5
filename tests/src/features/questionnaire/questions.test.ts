import { describe, expect, test } from 'vitest';
import { answersSchema, NO_REQUIREMENTS } from '#contract/answers.ts';
import { NO_PREFERENCE, PRIORITY_CHOICES, PURPOSE_CHOICES, REQUIREMENT_QUESTIONS } from '#src/lib/answer-words.ts';

const ANSWERS = { purposes: ['office'], budget: 900 };
const isAccepted = (answers: object) => answersSchema.safeParse({ ...ANSWERS, ...answers }).success;

describe('the questions', () => {
  test('offer six purposes and six priorities that the API accepts together', () => {
    const purposes = PURPOSE_CHOICES.map(({ id }) => id);
    const priorities = PRIORITY_CHOICES.map(({ id }) => id);
    expect([new Set(purposes).size, new Set(priorities).size]).toEqual([6, 6]);
    expect(isAccepted({ purposes, priorities })).toBe(true);
  });
});

describe('the ten requirements', () => {
  test('have an order, and each is optional', () => {
    expect(REQUIREMENT_QUESTIONS.map(({ field }) => field)).toEqual(Object.keys(NO_REQUIREMENTS));
    for (const { options } of REQUIREMENT_QUESTIONS) expect(options[0]).toEqual({ value: '', label: NO_PREFERENCE });
  });

  test.each(REQUIREMENT_QUESTIONS)('have options for $field that the API accepts, each with a label', (question) => {
    const refused = question.options.filter(({ value }) => !isAccepted({ requirements: { [question.field]: value } }));
    expect(refused).toEqual([]);
    const labels = question.options.map(({ label }) => label.trim());
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('');
  });
});
