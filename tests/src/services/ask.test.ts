import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';
import { type Advisor, AdvisorError, type DeviceAdvisor } from '#src/services/advisor.ts';
import { ask, useAsked } from '#src/services/ask.ts';
import { silentAdvisor } from '#tests/support/silent-advisor.ts';

const BUSY = new AdvisorError('refused', { retryAfter: 20 });
const api = (names: Advisor['names']) => memoizePromise(async (): Promise<Advisor> => ({ ...silentAdvisor, names }));
const device = (names: Advisor['names']) =>
  memoizePromise<DeviceAdvisor>(() => Promise.resolve({ ...silentAdvisor, names, keepUpWith: isBusy }));

const NAMED = [{ id: 'dell-xps', name: 'Dell XPS', price: 900, facts: { priceKind: null, licence: 0 } }];
const answers = () => Promise.resolve(NAMED);
const slowly = () => new Promise<typeof NAMED>((resolve) => setTimeout(resolve, 5000, NAMED));
const isBusy = () => Promise.reject(BUSY);
const names = (host: Advisor) => host.names();

describe('a question, with a network', () => {
  const connectivity = createMemoryConnectivity();

  test('is answered by the device where the API fails', async () => {
    const hosts = { advisor: api(isBusy), device: device(answers), connectivity };
    expect(await ask(hosts, names)).toEqual({ answer: NAMED, onDevice: true });
  });

  test('that the user decides about fails with the API, and the device is left alone', async () => {
    const asked = vi.fn<typeof answers>(answers);
    const hosts = { advisor: api(isBusy), device: device(asked), connectivity };
    const failure = ask(hosts, names, { fallback: false });
    await expect(failure).rejects.toMatchObject({ failure: 'refused', retryAfter: 20, deviceFailed: false });
    expect(asked).not.toHaveBeenCalled();
  });

  test('asks each host once where both fail', async () => {
    const asked = vi.fn<typeof isBusy>(isBusy);
    const hosts = { advisor: api(asked), device: device(asked), connectivity };
    await expect(ask(hosts, names, { first: 'device' })).rejects.toMatchObject({ retryAfter: 20, deviceFailed: true });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('a device that needs longer than three seconds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  test('is waited for without a network, because nobody else can answer', async () => {
    const hosts = { advisor: api(isBusy), device: device(slowly), connectivity: createMemoryConnectivity(false) };
    const answer = ask(hosts, names);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual({ answer: NAMED, onDevice: true });
  });

  test('is not waited for with one', async () => {
    const hosts = { advisor: api(answers), device: device(slowly), connectivity: createMemoryConnectivity() };
    const answer = ask(hosts, names, { first: 'device' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toEqual({ answer: NAMED, onDevice: false });
  });
});

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
