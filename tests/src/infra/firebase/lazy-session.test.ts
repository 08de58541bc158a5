import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryLocalData } from '#src/infra/memory/local-data.ts';
import { PENDING_SIGN_OUT, SignInError, STORED_USER } from '#src/services/session.ts';
import { fakeAuthClient, open, soon, STORED } from '#tests/support/lazy-session.ts';
import { ANA } from '#tests/support/people.ts';

const NOTE = 'pendingSignIn';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the session', () => {
  test('loads nothing without a stored user', async () => {
    const { state, loadAuthClient } = open();
    await soon();
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(loadAuthClient).not.toHaveBeenCalled();
  });

  test('expects the stored user until the provider answers', async () => {
    const { client, say } = fakeAuthClient();
    const { state } = open({ hasStoredUser: true, client });
    expect(state()).toEqual({ status: 'unknown', expected: STORED });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
  });

  test('asks the provider where a session may exist without a stored user, and stores it', async () => {
    const { client, say } = fakeAuthClient();
    const { state, localData } = open({ mayBeSignedIn: true, client });
    expect(state()).toEqual({ status: 'unknown', expected: null });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
    expect(localData.read(STORED_USER)).toEqual(STORED);
  });

  test('is signed out without asking where no session can exist', async () => {
    const { state, loadAuthClient } = open({ mayBeSignedIn: false });
    await soon();
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(loadAuthClient).not.toHaveBeenCalled();
  });

  test('follows the provider over the stored user, and clears the user’s data', async () => {
    const { client, say } = fakeAuthClient();
    const { state, localData, onSignOut } = open({ hasStoredUser: true, client });
    await soon();
    say(null);
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(localData.read(STORED_USER)).toBeNull();
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  test('is signed out where an ad blocker blocks the provider, and the stored user remains', async () => {
    const { state, localData } = open({ hasStoredUser: true, client: new Error('blocked') });
    await soon();
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(localData.read(STORED_USER)).toEqual(STORED);
  });

  test('finds the user when a later attempt reaches the provider', async () => {
    const { client, say } = fakeAuthClient();
    const { session, state, loadAuthClient } = open({ hasStoredUser: true, client: new Error('blocked') });
    await soon();
    expect(state().status).toBe('signed-out');
    loadAuthClient.mockResolvedValueOnce(client);
    await session.prepare();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
  });

  test('is signed out where the provider does not answer', async () => {
    const { state } = open({ hasStoredUser: true });
    await vi.advanceTimersByTimeAsync(9999);
    expect(state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ status: 'signed-out', failure: null });
  });
});

describe('signing in', () => {
  test('by popup stores the user', async () => {
    const { session, localData, onSignIn, state } = open();
    await session.signInWithPopup();
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
    expect(localData.read(STORED_USER)).toEqual(STORED);
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
  });

  test('rejects when the provider fails to load, and loads it again the next time', async () => {
    const { session, loadAuthClient } = open({ client: new Error('blocked') });
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

  test('opens the stored session while offline', async () => {
    const { client, say } = fakeAuthClient();
    const { state } = open({ hasStoredUser: true, online: false, client });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
  });

  test('by redirect is noted in this tab, unless it fails to start', async () => {
    await open().session.signInWithRedirect();
    expect(sessionStorage.getItem(NOTE)).not.toBeNull();
    sessionStorage.clear();
    const refused = fakeAuthClient({ redirect: () => Promise.reject(new SignInError('offline', 'x')) });
    await expect(open({ client: refused.client }).session.signInWithRedirect()).rejects.toThrow('x');
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  });
});

describe('returning from the provider', () => {
  beforeEach(() => sessionStorage.setItem(NOTE, '1'));

  test('with a user signs in', async () => {
    const { client, say } = fakeAuthClient({ redirectOutcome: () => Promise.resolve(ANA) });
    const { state, onSignIn } = open({ client });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
  });

  test('with an error is signed out with the reason', async () => {
    const failure = new SignInError('popup-closed', 'x');
    const { client, say } = fakeAuthClient({ redirectOutcome: () => Promise.resolve(failure) });
    const { state } = open({ client });
    await soon();
    say(null);
    expect(state()).toEqual({ status: 'signed-out', failure });
  });

  test('without an answer fails after ten seconds', async () => {
    const { client } = fakeAuthClient({ redirectOutcome: () => new Promise(() => undefined) });
    const { state } = open({ client });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({
      status: 'signed-out',
      failure: { message: 'el servicio de cuentas no responde.' },
    });
  });
});

describe('the copy of the user’s data on this device', () => {
  test('is deleted by the next page where the tab that signed out was closed too early', async () => {
    const { client, say } = fakeAuthClient({ signOut: async () => say(null) });
    const { session, localData, onSignOut } = open({ hasStoredUser: true, client });
    await soon();
    say(ANA);
    await session.signOut();
    expect(onSignOut).toHaveBeenCalledExactlyOnceWith(false);

    const next = open({ localData });
    await soon();
    expect(next.onSignOut).toHaveBeenCalledExactlyOnceWith(false);
    expect(next.loadAuthClient).not.toHaveBeenCalled();
  });

  test('is not deleted without a pending sign-out', async () => {
    const { onSignOut } = open();
    await soon();
    expect(onSignOut).not.toHaveBeenCalled();
  });

  test.each(['is signed in', 'returns from the provider'])('is not deleted if a user %s again', async (who) => {
    const localData = createMemoryLocalData();
    localData.write(PENDING_SIGN_OUT, true);
    if (who === 'returns from the provider') sessionStorage.setItem(NOTE, '1');
    const { onSignOut } = open({ localData, hasStoredUser: who === 'is signed in' });
    await soon();
    expect(onSignOut).not.toHaveBeenCalled();
  });
});

test('signing out clears the stored user', async () => {
  const { client, say } = fakeAuthClient({ signOut: async () => say(null) });
  const { session, localData, state, onSignOut } = open({ hasStoredUser: true, client });
  await soon();
  say(ANA);
  await session.signOut();
  expect(state()).toEqual({ status: 'signed-out', failure: null });
  expect(localData.read(STORED_USER)).toBeNull();
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(false);
});
