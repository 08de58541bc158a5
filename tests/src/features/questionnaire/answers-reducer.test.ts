import { describe, expect, test } from 'vitest';
import {
  answersReducer,
  DEFAULT_ANSWERS,
  differsFromDefaults,
  isComplete,
  onSlider,
} from '#src/features/questionnaire/answers-reducer.ts';

describe('the answers', () => {
  test('start as a laptop for 1500 € with nothing else chosen', () => {
    expect(DEFAULT_ANSWERS).toMatchObject({ deviceType: 'laptop', purposes: [], priorities: [], budget: 1500 });
    expect(Object.values(DEFAULT_ANSWERS.requirements)).toEqual(Array.from({ length: 10 }, () => ''));
  });

  test('are in the order of the questionnaire, whatever the order of the clicks', () => {
    const later = answersReducer(DEFAULT_ANSWERS, { type: 'purpose', id: 'gaming', chosen: true });
    const both = answersReducer(later, { type: 'purpose', id: 'office', chosen: true });
    expect(both.purposes).toEqual(['office', 'gaming']);
  });

  test('can be taken back one by one, and choosing twice changes nothing', () => {
    const once = answersReducer(DEFAULT_ANSWERS, { type: 'priority', id: 'silence', chosen: true });
    expect(answersReducer(once, { type: 'priority', id: 'silence', chosen: true }).priorities).toEqual(['silence']);
    expect(answersReducer(once, { type: 'priority', id: 'silence', chosen: false }).priorities).toEqual([]);
  });

  test('change one requirement and no other', () => {
    const { requirements } = answersReducer(DEFAULT_ANSWERS, { type: 'requirement', field: 'ram', value: '16GB' });
    expect(requirements).toEqual({ ...DEFAULT_ANSWERS.requirements, ram: '16GB' });
  });

  test.each([
    [1549, 1500],
    [1550, 1600],
    [0, 200],
    [9000, 4000],
    [Number.NaN, 200],
  ])('keep a budget of %i €, which the slider shows as %i €', (euros, shown) => {
    expect(onSlider(euros)).toBe(shown);
    expect(answersReducer(DEFAULT_ANSWERS, { type: 'budget', euros }).budget).toBe(euros);
  });

  test('add early choices to the stored answers', () => {
    const stored = { ...DEFAULT_ANSWERS, purposes: ['office' as const], budget: 800 };
    const choices = { ...DEFAULT_ANSWERS, purposes: ['gaming' as const], priorities: ['build' as const] };
    expect(answersReducer(stored, { type: 'adopt', choices })).toEqual({
      ...DEFAULT_ANSWERS,
      purposes: ['office', 'gaming'],
      priorities: ['build'],
      budget: 800,
    });
  });

  test('are complete with a purpose and a budget only', () => {
    const answers = { ...DEFAULT_ANSWERS, purposes: ['office' as const] };
    expect(isComplete(answers)).toBe(true);
    expect(isComplete(DEFAULT_ANSWERS)).toBe(false);
    for (const budget of [Number.NaN, 199, 4001, 450.5]) expect(isComplete({ ...answers, budget })).toBe(false);
    for (const budget of [200, 450, 4000]) expect(isComplete({ ...answers, budget })).toBe(true);
  });

  test.each([
    ['a purpose', { type: 'purpose', id: 'design', chosen: true }],
    ['a priority', { type: 'priority', id: 'weight', chosen: true }],
    ['the budget', { type: 'budget', euros: 900 }],
    ['a requirement', { type: 'requirement', field: 'os', value: 'linux' }],
    ['a switch', { type: 'switch', name: 'ownsWindows', on: true }],
  ] as const)('differ from the defaults by %s alone, until a reset', (_what, change) => {
    const changed = answersReducer(DEFAULT_ANSWERS, change);
    expect(differsFromDefaults(changed)).toBe(true);
    expect(differsFromDefaults(answersReducer(changed, { type: 'reset' }))).toBe(false);
  });
});
