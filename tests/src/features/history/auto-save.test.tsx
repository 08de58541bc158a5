/** What is saved of a result that a signed-in user sees. */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ResultToSave, useAutoSave } from '#src/features/history/use-auto-save.ts';
import { createMemoryHistory } from '#bench/memory/accounts.ts';
import { createMemorySession } from '#bench/memory/session.ts';
import { ServicesProvider } from '#src/services/services.tsx';
import { ANA, sessionOf } from '#tests/support/people.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { testServices } from '#tests/support/render-app.tsx';
import { answers } from '#tests/support/laptops.ts';

const RESULT: ResultToSave = {
  userInput: answers({ budget: 1000 }),
  computers: ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, price: 1, image: '', link: '', specs: [] })),
  timestamp: 1_800_000_000_000,
};

function show(result: ResultToSave, session = sessionOf(ANA)) {
  const history = createMemoryHistory();
  const save = vi.spyOn(history, 'save');
  const services = testServices({ session, history });
  const { unmount, rerender } = renderHook(() => useAutoSave(result), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  return { history, save, session, unmount, again: rerender };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

test('saves once per visit, after half a second', async () => {
  const { save, history, again } = show(RESULT);
  await pass(499);
  expect(save).not.toHaveBeenCalled();
  await pass(1);
  again();
  await pass(2000);
  expect(save).toHaveBeenCalledOnce();
  const [saved] = history.list(ANA.uid);
  expect(saved).toMatchObject({ id: 'ana_1800000000000', criteria: { purposes: ['office'], budget: 1000 } });
  expect(saved?.criteria).not.toHaveProperty('priorities');
  expect(saved?.criteria).not.toHaveProperty('requirements');
  expect(saved?.computers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('saves how prices are known, and nothing if that is unknown', async () => {
  const known = [ESTIMATED_PRICE, { ...ESTIMATED_PRICE, priceKind: null }];
  const computers = RESULT.computers.slice(0, 2).map((each, index) => Object.assign({}, each, { facts: known[index] }));
  const { history } = show({ ...RESULT, computers });
  await pass(500);
  const [saved] = history.list(ANA.uid);
  expect(saved?.computers.map(({ facts }) => facts)).toEqual([ESTIMATED_PRICE, undefined]);
});

test('does not save when the visitor leaves before, nor without computers', async () => {
  const { save, unmount } = show(RESULT);
  await pass(400);
  unmount();
  await pass(400);
  expect(save).not.toHaveBeenCalled();
  const empty = show({ ...RESULT, computers: [] });
  await pass(1000);
  expect(empty.save).not.toHaveBeenCalled();
});

test('saves nothing while signed out, and saves after a sign-in on the page', async () => {
  const session = createMemorySession();
  const { save } = show(RESULT, session);
  await pass(2000);
  expect(save).not.toHaveBeenCalled();
  act(() => session.set({ status: 'signed-in', user: ANA }));
  await pass(500);
  expect(save).toHaveBeenCalledOnce();
});

test('saves no criteria without answers', async () => {
  const { history } = show({ ...RESULT, userInput: undefined });
  await pass(1000);
  const [saved] = history.list(ANA.uid);
  expect(saved?.computers).toHaveLength(3);
  expect(saved?.criteria).toStrictEqual({});
});

test('shows nothing when it fails', async () => {
  const { save, history } = show(RESULT);
  save.mockRestore();
  let asked = 0;
  // No mock, because Vitest handles the rejections of its mocks: here an unhandled one fails the run.
  history.save = () => {
    asked += 1;
    return Promise.reject(new Error('denied'));
  };
  await pass(1000);
  expect(asked).toBe(1);
});
