import { describe, expect, it, vi } from 'vitest';
import { cacheAnswers } from '#api/routes/answer-cache.ts';

const caching = (answer: (question: string) => unknown) => {
  const answerInBytes = cacheAnswers(answer, () => null);
  return (question: string) => new TextDecoder().decode(answerInBytes(question));
};

describe('the answer cache', () => {
  it('computes the answer to the same question once', () => {
    const advise = vi.fn<(question: string) => unknown>((question) => ({ para: question }));
    const answer = caching(advise);
    expect(answer('jugar')).toBe('{"para":"jugar"}');
    expect(answer('diseñar')).toBe('{"para":"diseñar"}');
    expect(answer('jugar')).toBe('{"para":"jugar"}');
    expect(advise).toHaveBeenCalledTimes(2);
  });

  it('evicts the least recently used answer', () => {
    const advise = vi.fn<(question: string) => unknown>((question) => question);
    const answer = caching(advise);
    answer('0');
    for (let question = 1; question <= 60; question += 1) answer(String(question));
    answer('0');
    for (let question = 61; question <= 150; question += 1) answer(String(question));
    expect(advise, 'used in between, and still cached').toHaveBeenCalledTimes(151);
    answer('0');
    expect(advise).toHaveBeenCalledTimes(151);
    answer('1');
    expect(advise).toHaveBeenCalledTimes(152);
  });

  it('forgets every answer after a minute, in which offers may have expired', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const advise = vi.fn<(question: string) => unknown>((question) => question);
      const answer = caching(advise);
      answer('0');
      vi.advanceTimersByTime(59_999);
      answer('0');
      expect(advise).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      answer('0');
      expect(advise).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('forgets every answer when its source changes', () => {
    let source = {};
    const advise = vi.fn<(question: string) => unknown>((question) => question);
    const answer = cacheAnswers(advise, () => source);
    answer('0');
    answer('0');
    expect(advise).toHaveBeenCalledTimes(1);
    source = {};
    answer('0');
    answer('0');
    expect(advise).toHaveBeenCalledTimes(2);
  });

  it('does not cache a failure', () => {
    const advise = vi.fn<() => string>(() => {
      throw new Error('not now');
    });
    const answer = caching(advise);
    expect(() => answer('0')).toThrow('not now');
    advise.mockReturnValueOnce('well');
    expect(answer('0')).toBe('"well"');
  });
});
