import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdvisorError } from '#src/services/advisor.ts';
import { useAsked } from '#src/services/ask.ts';

const BUSY = new AdvisorError('refused', { retryAfter: 20 });

/** Questions are answered by hand. */
function setUp(first: string) {
  const asked: { question: string; before: string | undefined; answer: PromiseWithResolvers<string> }[] = [];
  const view = renderHook(
    (question: string) =>
      useAsked<string, string>(question, (_, before) => {
        const answer = Promise.withResolvers<string>();
        asked.push({ question, before, answer });
        return answer.promise;
      }),
    { initialProps: first },
  );
  const settle = (index: number, how: (answer: PromiseWithResolvers<string>) => void) =>
    act(async () => {
      const { answer } = asked[index] ?? {};
      if (answer) how(answer);
      await answer?.promise.catch(() => undefined);
    });
  return { ...view, asked, settle };
}

test('an answer that comes after the next question is dropped, and the one before stays until then', async () => {
  const { result, rerender, asked, settle } = setUp('one');
  await settle(0, ({ resolve }) => resolve('first'));
  rerender('two');
  rerender('three');
  await settle(1, ({ resolve }) => resolve('second'));
  expect(result.current).toMatchObject({ value: 'first', answered: false });
  await settle(2, ({ resolve }) => resolve('third'));
  expect(result.current).toMatchObject({ value: 'third', answered: true });
  expect(asked.map(({ before }) => before)).toEqual([undefined, 'first', 'first']);
});

test('a failure says when to ask again, and stays while that is done', async () => {
  const { result, asked, settle } = setUp('one');
  await settle(0, ({ reject }) => reject(BUSY));
  expect(result.current.failure).toMatchObject({ retryAfter: 20, retrying: false });
  act(() => result.current.retry());
  expect(result.current.failure).toMatchObject({ retrying: true });
  expect(asked).toHaveLength(2);
  await settle(1, ({ resolve }) => resolve('late'));
  expect(result.current).toMatchObject({ value: 'late', failure: null });
});

test('returning to a question that failed asks it again', async () => {
  const { result, rerender, asked, settle } = setUp('one');
  await settle(0, ({ reject }) => reject(BUSY));
  rerender('two');
  expect(result.current.failure).toBeNull();
  rerender('one');
  await waitFor(() => expect(asked.map(({ question }) => question)).toEqual(['one', 'two', 'one']));
});
