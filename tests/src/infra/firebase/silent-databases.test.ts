/** A database whose server never answers, and databases of the browser that never do. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canShareCache, canStoreDatabases } from '#src/infra/browser/can-store.ts';
import { openAuth } from '#src/infra/firebase/auth.ts';
import { listen } from '#src/infra/firebase/listen.ts';

const SECOND_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of `promise` within some seconds. */
async function outcomeOf(promise: Promise<unknown>, seconds: number): Promise<unknown> {
  const [outcome] = await Promise.allSettled([promise, vi.advanceTimersByTimeAsync(seconds * SECOND_MS)]);
  return outcome;
}

const nothing = (): void => undefined;

/** Listens. @returns what was told, and what the SDK calls */
function told() {
  const sources: string[] = [];
  const fail = vi.fn<(error: unknown) => void>();
  let next: (snapshot: { metadata: { fromCache: boolean } }) => void = nothing;
  const stop = listen({
    subscribe: (observer) => {
      next = observer.next;
      return nothing;
    },
    isOnline: () => true,
    onSnapshot: (_snapshot, source) => sources.push(source),
    fail,
  });
  return { sources, fail, stop, next: (fromCache: boolean) => next({ metadata: { fromCache } }) };
}

test('a listener waits for a server that does not answer, and then has what is in the cache', async () => {
  const { sources, fail, next } = told();
  next(true);
  await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
  expect(sources).toEqual(['waiting', 'cache']);
  next(false);
  next(true);
  expect(sources.slice(2)).toEqual(['server', 'cache']);
  expect(fail).not.toHaveBeenCalled();
});

test('a listener that even the cache does not answer says that the browser does not open its database', async () => {
  const { fail, stop } = told();
  await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
  expect(fail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(/^tu navegador no abre su base de datos/) }),
  );
  stop();
  const { fail: failed, stop: stopEarly } = told();
  stopEarly();
  await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
  expect(failed).not.toHaveBeenCalled();
});

describe('a browser whose databases never answer', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  });

  test('is noticed after a moment, and does without them where it can', async () => {
    expect(await outcomeOf(canStoreDatabases(), 4)).toMatchObject({
      reason: { message: 'The browser does not open its databases' },
    });
    expect(await outcomeOf(canShareCache(), 4)).toMatchObject({ value: false });
  });

  test('cannot sign in, and names what it does not open', async () => {
    // Nothing of the app is used before that.
    expect(await outcomeOf(openAuth(Object.create(null)), 4)).toMatchObject({ reason: { failure: 'storage' } });
  });
});
