import { describe, expect, test } from 'vitest';
import {
  answersReducer,
  DEFAULT_ANSWERS,
  differsFromDefaults,
  isComplete,
  onSlider,
} from '#src/services/answers-reducer.ts';

describe('the answers', () => {
  test('are in the order of the questionnaire, whatever the order of the clicks, and each once', () => {
    let answers = DEFAULT_ANSWERS;
    for (const id of ['gaming', 'office', 'gaming'] as const)
      answers = answersReducer(answers, { type: 'purpose', id, chosen: true });
    expect(answers.purposes).toEqual(['office', 'gaming']);
  });

  test.each([
    [1550, 1600],
    [0, 200],
    [9000, 4000],
    [Number.NaN, 200],
  ])('keep a budget of %i €, which the slider shows as %i €', (euros, shown) => {
    expect(onSlider(euros)).toBe(shown);
    expect(answersReducer(DEFAULT_ANSWERS, { type: 'budget', euros }).budget).toBe(euros);
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
