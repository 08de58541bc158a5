import { expect, it, onTestFinished, vi } from 'vitest';
import { cacheAnswers } from '#api/routes/answer-cache.ts';

/** A cache of answers that are their questions. */
function newCache(current: () => unknown = () => null) {
  const advise = vi.fn<(source: unknown, question: string) => unknown>((_source, question) => ({ para: question }));
  const answerInBytes = cacheAnswers(current, advise);
  return { advise, answer: (question: string) => new TextDecoder().decode(answerInBytes(question)) };
}

it('the answer to the same question is computed once', () => {
  const { advise, answer } = newCache();
  for (const question of ['jugar', 'diseñar', 'jugar']) expect(answer(question)).toBe(`{"para":"${question}"}`);
  expect(advise).toHaveBeenCalledTimes(2);
});

it('the least recently used answer is evicted', () => {
  const { advise, answer } = newCache();
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

it('every answer is forgotten after a minute, in which offers may have expired, and with its source', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let source = {};
  const { advise, answer } = newCache(() => source);
  const callsFor = (question: string) => {
    answer(question);
    return advise.mock.calls.length;
  };
  expect(callsFor('0')).toBe(1);
  vi.advanceTimersByTime(59_999);
  expect(callsFor('0')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([callsFor('0'), callsFor('0')]).toEqual([2, 2]);
  source = {};
  expect([callsFor('0'), callsFor('0')]).toEqual([3, 3]);
});

it('a failure is not cached', () => {
  const { advise, answer } = newCache();
  advise.mockImplementationOnce(() => {
    throw new Error('not now');
  });
  expect(() => answer('0')).toThrow('not now');
  expect(answer('0')).toBe('{"para":"0"}');
});
