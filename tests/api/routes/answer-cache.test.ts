import { describe, expect, it, vi } from 'vitest';
import { cacheAnswers } from '#api/routes/answer-cache.ts';

const remembering = (answer: (question: string) => unknown) => {
  const answerInBytes = cacheAnswers(answer);
  return (question: string) => new TextDecoder().decode(answerInBytes(question));
};

describe('remembered answers', () => {
  it('are worked out once for the same question, whoever asks', () => {
    const advise = vi.fn<(question: string) => unknown>((question) => ({ para: question }));
    const answer = remembering(advise);
    expect(answer('jugar')).toBe('{"para":"jugar"}');
    expect(answer('diseñar')).toBe('{"para":"diseñar"}');
    expect(answer('jugar')).toBe('{"para":"jugar"}');
    expect(advise).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when many others have been asked for since', () => {
    const advise = vi.fn<(question: string) => unknown>((question) => question);
    const answer = remembering(advise);
    answer('0');
    for (let question = 1; question <= 60; question += 1) answer(String(question));
    answer('0');
    for (let question = 61; question <= 150; question += 1) answer(String(question));
    expect(advise, 'used in between, and so still there').toHaveBeenCalledTimes(151);
    answer('0');
    expect(advise).toHaveBeenCalledTimes(151);
    answer('1');
    expect(advise).toHaveBeenCalledTimes(152);
  });

  it('do not remember a failure', () => {
    const advise = vi.fn<() => string>(() => {
      throw new Error('not now');
    });
    const answer = remembering(advise);
    expect(() => answer('0')).toThrow('not now');
    advise.mockReturnValueOnce('well');
    expect(answer('0')).toBe('"well"');
  });
});
