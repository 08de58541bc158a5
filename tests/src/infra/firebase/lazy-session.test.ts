import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthClient } from '#src/infra/firebase/auth.ts';
import { createLazySession } from '#src/infra/firebase/lazy-session.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { createMemoryConnectivity, createMemoryLocalData } from '#src/infra/memory/services.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { PENDING_SIGN_OUT, SignInError, STORED_USER, type User } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';

const NOTE = 'pendingSignIn';

const STORED = { uid: ANA.uid, email: ANA.email, displayName: ANA.displayName };

const done = () => Promise.resolve();
const BLOCKED = new Error('blocked');

interface Opened {
  /** What an earlier page has left. */
  localData?: LocalData;
  hasStoredUser?: boolean;
  online?: boolean;
  /** What the provider’s client does, or why its code does not load. */
  client?: Partial<AuthClient> | Error;
  /** The browser’s answer on a page that asks for one; others do not ask. */
  mayBeSignedIn?: boolean;
}

/** A session whose provider reports a user on `say`. */
function open({
  localData = createMemoryLocalData(),
  hasStoredUser = false,
  online = true,
  client: changes,
  mayBeSignedIn,
}: Opened = {}) {
  if (hasStoredUser) localData.write(STORED_USER, STORED);
  const listeners: ((user: User | null) => void)[] = [];
  let known: User | null = null;
  const say = (user: User | null) => {
    known = user;
    for (const listener of listeners) listener(user);
  };
  let tellStored: (() => void) | undefined;
  const client: AuthClient = {
    watch: (listener) => void listeners.push(listener),
    current: () => known,
    redirectOutcome: () => Promise.resolve(null),
    popup: () => Promise.resolve(ANA),
    redirect: done,
    rename: done,
    confirmIdentity: done,
    deleteUser: done,
    checkAccount: done,
    signOut: async () => say(null),
    ...(changes instanceof Error ? {} : changes),
  };
  const loadAuthClient = vi.fn<() => Promise<AuthClient>>(async () => {
    if (changes instanceof Error) throw changes;
    return client;
  });
  const onSignIn = vi.fn<(user: User) => void>();
  const onSignOut = vi.fn<(elsewhere: boolean) => void>();
  const session = createLazySession({
    loadAuthClient,
    connectivity: createMemoryConnectivity(online),
    localData,
    sessionData: createBrowserLocalData(() => sessionStorage),
    ...(mayBeSignedIn !== undefined && { mayBeSignedIn: async () => mayBeSignedIn }),
    onSignIn,
    onSignOut,
    beforeSignOut: () => Promise.resolve(),
    onStoredElsewhere: (callback) => {
      tellStored = callback;
    },
  });
  /** Another tab stores a user or none. */
  const storeElsewhere = (user: typeof STORED | null) => {
    if (user) localData.write(STORED_USER, user);
    else localData.clear(STORED_USER);
    tellStored?.();
  };
  session.state.subscribe(() => undefined);
  const state = () => session.state.current();
  return { session, localData, client, loadAuthClient, onSignIn, onSignOut, say, storeElsewhere, state };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

const SIGNED_OUT = { status: 'signed-out', failure: null };
const SIGNED_IN = { status: 'signed-in', user: ANA };

describe('the session', () => {
  test.each([{}, { mayBeSignedIn: false }])(
    'is signed out and loads nothing without a stored user: %o',
    async (opened) => {
      const { state, loadAuthClient } = open(opened);
      await soon();
      expect(state()).toEqual(SIGNED_OUT);
      expect(loadAuthClient).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['the stored user', { hasStoredUser: true }, STORED],
    ['the stored user offline', { hasStoredUser: true, online: false }, STORED],
    ['nobody where a session may exist', { mayBeSignedIn: true }, null],
  ])('expects %s until the provider answers, and stores who that is', async (_whom, opened, expected) => {
    const { state, localData, say } = open(opened);
    expect(state()).toEqual({ status: 'unknown', expected });
    await soon();
    say(ANA);
    expect(state()).toEqual(SIGNED_IN);
    expect(localData.read(STORED_USER)).toEqual(STORED);
  });

  test('follows the provider over the stored user, and clears the user’s data', async () => {
    const { state, localData, onSignOut, say } = open({ hasStoredUser: true });
    await soon();
    say(null);
    expect(state()).toEqual(SIGNED_OUT);
    expect(localData.read(STORED_USER)).toBeNull();
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  test('is signed out where an ad blocker blocks the provider, until a later attempt reaches it', async () => {
    const { session, state, localData, loadAuthClient, say, client } = open({ hasStoredUser: true, client: BLOCKED });
    await soon();
    expect(state()).toEqual(SIGNED_OUT);
    expect(localData.read(STORED_USER)).toEqual(STORED);
    loadAuthClient.mockResolvedValueOnce(client);
    await session.prepare();
    say(ANA);
    expect(state()).toEqual(SIGNED_IN);
  });

  test('is signed out where the provider does not answer', async () => {
    const { state } = open({ hasStoredUser: true });
    await vi.advanceTimersByTimeAsync(9999);
    expect(state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual(SIGNED_OUT);
  });
});

describe('signing in', () => {
  test('by popup stores the user', async () => {
    const { session, localData, onSignIn, state } = open();
    await session.signInWithPopup();
    expect(state()).toEqual(SIGNED_IN);
    expect(localData.read(STORED_USER)).toEqual(STORED);
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
  });

  test('rejects when the provider fails to load, and loads it again the next time', async () => {
    const { session, loadAuthClient } = open({ client: BLOCKED });
    await session.prepare();
    await expect(session.signInWithPopup()).rejects.toMatchObject({ failure: 'other' });
    expect(loadAuthClient).toHaveBeenCalledTimes(2);
  });

  test.each(['signInWithPopup', 'signInWithRedirect', 'confirmIdentity'] as const)(
    'is refused while offline before anything loads: %s',
    async (way) => {
      const { session, loadAuthClient } = open({ online: false });
      await expect(session[way]()).rejects.toMatchObject({ failure: 'offline' });
      expect(loadAuthClient).not.toHaveBeenCalled();
      expect(sessionStorage.getItem(NOTE)).toBeNull();
    },
  );

  test('by redirect is noted in this tab, unless it fails to start', async () => {
    await open().session.signInWithRedirect();
    expect(sessionStorage.getItem(NOTE)).not.toBeNull();
    sessionStorage.clear();
    const refused = open({ client: { redirect: () => Promise.reject(new SignInError('offline', 'x')) } });
    await expect(refused.session.signInWithRedirect()).rejects.toThrow('x');
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  });
});

describe('returning from the provider', () => {
  beforeEach(() => sessionStorage.setItem(NOTE, 'true'));

  test('with a user signs in', async () => {
    const { state, onSignIn, say } = open({ client: { redirectOutcome: () => Promise.resolve(ANA) } });
    await soon();
    say(ANA);
    expect(state()).toEqual(SIGNED_IN);
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
  });

  test('with an error is signed out with the reason', async () => {
    const failure = new SignInError('popup-closed', 'x');
    const { state, say } = open({ client: { redirectOutcome: () => Promise.resolve(failure) } });
    await soon();
    say(null);
    expect(state()).toEqual({ status: 'signed-out', failure });
  });

  test('without an answer fails after ten seconds', async () => {
    const { state } = open({ client: { redirectOutcome: () => new Promise(() => undefined) } });
    await vi.advanceTimersByTimeAsync(10_000);
    const message = 'el servicio de cuentas no responde.';
    expect(state()).toMatchObject({ status: 'signed-out', failure: { message } });
  });
});

describe('the copy of the user’s data on this device', () => {
  test('is deleted by the next page where the tab that signed out was closed too early', async () => {
    const { session, localData, state, onSignOut, say } = open({ hasStoredUser: true });
    await soon();
    say(ANA);
    await session.signOut();
    expect(state()).toEqual(SIGNED_OUT);
    expect(localData.read(STORED_USER)).toBeNull();
    expect(onSignOut).toHaveBeenCalledExactlyOnceWith(false);

    const next = open({ localData });
    await soon();
    expect(next.onSignOut).toHaveBeenCalledExactlyOnceWith(false);
    expect(next.loadAuthClient).not.toHaveBeenCalled();
  });

  test.each([
    ['without a pending sign-out', false],
    ['of a user who is signed in again', true],
    ['of a user who returns from the provider', true],
  ])('is not deleted %s', async (who, isPending) => {
    const localData = createMemoryLocalData();
    if (isPending) localData.write(PENDING_SIGN_OUT, true);
    if (who.includes('returns')) sessionStorage.setItem(NOTE, 'true');
    const { onSignOut } = open({ localData, hasStoredUser: who.includes('signed in') });
    await soon();
    expect(onSignOut).not.toHaveBeenCalled();
  });
});

const OTHER: User = { ...ANA, uid: 'other' };

async function openSignedIn() {
  const opened = open({ hasStoredUser: true });
  await soon();
  opened.say(ANA);
  return opened;
}

describe('a session shared with another tab', () => {
  test('ends at once when the other tab signs out, before the provider notices', async () => {
    const { say, storeElsewhere, localData, onSignOut, state } = await openSignedIn();
    storeElsewhere(null);
    expect(onSignOut).toHaveBeenCalledExactlyOnceWith(true);
    expect(state().status).toBe('signed-out');
    say(null);
    expect(state().status).toBe('signed-out');
    expect(localData.read(PENDING_SIGN_OUT), 'the other tab deletes the data').toBeNull();
  });

  test('begins again when the same user signs in there, which the provider does not report', async () => {
    const { storeElsewhere, state } = await openSignedIn();
    storeElsewhere(null);
    storeElsewhere({ ...STORED, uid: OTHER.uid });
    expect(state().status).toBe('signed-out');
    storeElsewhere(STORED);
    expect(state()).toEqual(SIGNED_IN);
  });

  test('clears the user’s data when another user signed in there', async () => {
    const { say, localData, onSignOut, state } = await openSignedIn();
    localData.write(STORED_USER, { uid: OTHER.uid, email: null, displayName: null });
    say(OTHER);
    expect(onSignOut).toHaveBeenCalledExactlyOnceWith(true);
    expect(state()).toEqual({ status: 'signed-in', user: OTHER });
  });

  test('preserves the user’s data when the same user is reported again', async () => {
    const { say, onSignOut } = await openSignedIn();
    say({ ...ANA, displayName: 'Ana María' });
    expect(onSignOut).not.toHaveBeenCalled();
  });
});
