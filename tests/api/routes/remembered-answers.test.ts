import { describe, expect, it, vi } from 'vitest';
import { rememberAnswers } from '../../../api/routes/remembered-answers.ts';

describe('remembered answers', () => {
  it('are worked out once for the same question, whoever asks', () => {
    const advise = vi.fn<(question: { budget: number }) => unknown>(({ budget }) => ({ upTo: budget }));
    const answer = rememberAnswers(advise);
    expect(answer({ budget: 700 })).toBe('{"upTo":700}');
    expect(answer({ budget: 800 })).toBe('{"upTo":800}');
    expect(answer({ budget: 700 })).toBe('{"upTo":700}');
    expect(advise).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when many others have been asked for since', () => {
    const advise = vi.fn<(question: number) => unknown>((question) => question);
    const answer = rememberAnswers(advise);
    answer(0);
    for (let question = 1; question <= 60; question += 1) answer(question);
    answer(0);
    for (let question = 61; question <= 150; question += 1) answer(question);
    expect(advise, 'used in between, and so still there').toHaveBeenCalledTimes(151);
    answer(0);
    expect(advise).toHaveBeenCalledTimes(151);
    answer(1);
    expect(advise).toHaveBeenCalledTimes(152);
  });

  it('do not remember a failure', () => {
    const advise = vi.fn<() => string>(() => {
      throw new Error('not now');
    });
    const answer = rememberAnswers(advise);
    expect(() => answer(0)).toThrow('not now');
    advise.mockReturnValueOnce('well');
    expect(answer(0)).toBe('"well"');
  });
});
