/** Requests to the database that never arrive, and databases of the browser that never answer. */
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canShareCache, canStoreDatabases } from '#src/infra/browser/can-store.ts';
import { mayHaveSession } from '#src/infra/firebase/accounts.ts';
import { openAuth } from '#src/infra/firebase/auth.ts';
import { isDatabaseBlocked } from '#src/infra/firebase/blocked.ts';
import { withDataErrors } from '#src/infra/firebase/data-errors.ts';
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

const never = () => new Promise<Response>(() => undefined);
const nothing = (): void => undefined;

type Reached = 'answers' | 'fails' | 'hangs';

/** What requests to the site and to the database end with. */
function network(site: Reached, database: Reached): void {
  const responses = {
    answers: () => Promise.resolve(new Response()),
    fails: () => Promise.reject(new TypeError('Failed to fetch')),
    hangs: never,
  };
  vi.stubGlobal('fetch', (address: string) => responses[address.includes('firestore') ? database : site]());
}

test.each<[site: Reached, database: Reached, blocked: boolean]>([
  ['answers', 'fails', true],
  ['answers', 'hangs', true],
  ['answers', 'answers', false],
  ['fails', 'fails', false],
  ['hangs', 'hangs', false],
])('the database where this site %s and it %s is blocked: %s', async (site, database, blocked) => {
  network(site, database);
  expect(await outcomeOf(isDatabaseBlocked(), 5)).toMatchObject({ value: blocked });
});

test.each<[database: Reached, problem: string]>([
  ['fails', 'blocked'],
  ['answers', 'unavailable'],
])('the database that %s while it is written to is %s', async (database, problem) => {
  network('answers', database);
  const written = withDataErrors(() => Promise.reject(new FirebaseError('unavailable', 'x')));
  expect(await outcomeOf(written, 5)).toMatchObject({ reason: { problem } });
});

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

test.each<[database: Reached, source: string]>([
  ['fails', 'blocked'],
  ['answers', 'cache'],
])('a listener waits for a database that %s, and then has what is in the cache as «%s»', async (database, source) => {
  network('answers', database);
  const { sources, fail, next } = told();
  next(true);
  await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
  expect(sources).toEqual(['waiting', source]);
  next(false);
  next(true);
  expect(sources.slice(2)).toEqual(['server', 'cache']);
  expect(fail).not.toHaveBeenCalled();
});

test('a listener that even the cache does not answer says that the browser does not open its database', async () => {
  network('answers', 'answers');
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

test.each([
  ['no database', () => Promise.resolve([]), false],
  ['another database', () => Promise.resolve([{ name: 'another' }]), false],
  ['Firebase’s database', () => Promise.resolve([{ name: 'another' }, { name: 'firebaseLocalStorageDb' }]), true],
  ['a list that is refused', () => Promise.reject(new Error('blocked')), true],
])('whether a session may be stored is told by %s', async (_what, databases, may) => {
  vi.stubGlobal('indexedDB', { databases });
  expect(await mayHaveSession()).toBe(may);
});

describe('a browser whose databases never answer', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget(), databases: never });
  });

  test('is noticed after a moment, and does without them where it can', async () => {
    expect(await outcomeOf(canStoreDatabases(), 4)).toMatchObject({
      reason: { message: 'The browser does not open its databases' },
    });
    expect(await outcomeOf(canShareCache(), 4)).toMatchObject({ value: false });
    expect(await outcomeOf(mayHaveSession(), 4)).toMatchObject({ value: true });
  });

  test('cannot sign in, and names what it does not open', async () => {
    // Nothing of the app is used before that.
    expect(await outcomeOf(openAuth(Object.create(null)), 4)).toMatchObject({ reason: { failure: 'storage' } });
  });
});
