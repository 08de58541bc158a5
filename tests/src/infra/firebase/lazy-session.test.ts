import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryLocalData } from '#src/infra/memory/services.ts';
import { PENDING_SIGN_OUT, SignInError, STORED_USER, type User } from '#src/services/session.ts';
import { ANA } from '#tests/support/people.ts';
import { open, STORED } from './open-session.ts';

const NOTE = 'pendingSignIn';
const BLOCKED = new Error('blocked');

const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());

const SIGNED_OUT = { status: 'signed-out', failure: null };
const SIGNED_IN = { status: 'signed-in', user: ANA };

test('nobody is signed in, and nothing is loaded', async () => {
  const { state, loadAuthClient } = open();
  await soon();
  expect(state()).toEqual(SIGNED_OUT);
  expect(loadAuthClient).not.toHaveBeenCalled();
});

test.each([
  ['the stored user', { hasStoredUser: true }, STORED],
  ['the stored user offline', { hasStoredUser: true, online: false }, STORED],
])('the session expects %s until the provider answers, and stores who that is', async (_whom, opened, expected) => {
  const { state, localData, say } = open(opened);
  expect(state()).toEqual({ status: 'unknown', expected });
  await soon();
  say(ANA);
  expect(state()).toEqual(SIGNED_IN);
  expect(localData.read(STORED_USER)).toEqual(STORED);
});

test('the session follows the provider over the stored user, and clears the user’s data', async () => {
  const { state, localData, onSignOut, say } = open({ hasStoredUser: true });
  await soon();
  say(null);
  expect(state()).toEqual(SIGNED_OUT);
  expect(localData.read(STORED_USER)).toBeNull();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('the session is signed out where an ad blocker blocks the provider, until a later attempt reaches it', async () => {
  const { session, state, localData, loadAuthClient, say, client } = open({ hasStoredUser: true, client: BLOCKED });
  await soon();
  expect(state()).toEqual(SIGNED_OUT);
  expect(localData.read(STORED_USER)).toEqual(STORED);
  loadAuthClient.mockResolvedValueOnce(client);
  await session.prepare();
  say(ANA);
  expect(state()).toEqual(SIGNED_IN);
});

test('the session is signed out where the provider does not answer', async () => {
  const { state } = open({ hasStoredUser: true });
  await vi.advanceTimersByTimeAsync(9999);
  expect(state().status).toBe('unknown');
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toEqual(SIGNED_OUT);
});

test('signing in by popup stores the user', async () => {
  const { session, localData, onSignIn, state } = open();
  await session.signInWithPopup();
  expect(state()).toEqual(SIGNED_IN);
  expect(localData.read(STORED_USER)).toEqual(STORED);
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
});

test('signing in rejects when the provider fails to load, and loads it again the next time', async () => {
  const { session, loadAuthClient } = open({ client: BLOCKED });
  await session.prepare();
  await expect(session.signInWithPopup()).rejects.toMatchObject({ failure: 'other' });
  expect(loadAuthClient).toHaveBeenCalledTimes(2);
});

test.each(['signInWithPopup', 'signInWithRedirect', 'confirmIdentity'] as const)(
  'signing in is refused while offline before anything loads: %s',
  async (way) => {
    const { session, loadAuthClient } = open({ online: false });
    await expect(session[way]()).rejects.toMatchObject({ failure: 'offline' });
    expect(loadAuthClient).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  },
);

test('signing in by redirect is noted in this tab, unless it fails to start', async () => {
  await open().session.signInWithRedirect();
  expect(sessionStorage.getItem(NOTE)).not.toBeNull();
  sessionStorage.clear();
  const refused = open({ client: { redirect: () => Promise.reject(new SignInError('offline', 'x')) } });
  await expect(refused.session.signInWithRedirect()).rejects.toThrow('x');
  expect(sessionStorage.getItem(NOTE)).toBeNull();
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

test('the copy of the user’s data on this device is deleted by the next page after a tab was closed while signing out', async () => {
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
])('the copy of the user’s data on this device is not deleted %s', async (who, isPending) => {
  const localData = createMemoryLocalData();
  if (isPending) localData.write(PENDING_SIGN_OUT, true);
  if (who.includes('returns')) sessionStorage.setItem(NOTE, 'true');
  const { onSignOut } = open({ localData, hasStoredUser: who.includes('signed in') });
  await soon();
  expect(onSignOut).not.toHaveBeenCalled();
});

const OTHER: User = { ...ANA, uid: 'other' };

async function openSignedIn() {
  const opened = open({ hasStoredUser: true });
  await soon();
  opened.say(ANA);
  return opened;
}

test('a session shared with another tab ends there and here, before the provider notices, and begins again', async () => {
  const { say, storeElsewhere, localData, onSignOut, state } = await openSignedIn();
  storeElsewhere(null);
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(true);
  expect(state().status).toBe('signed-out');
  storeElsewhere({ ...STORED, uid: OTHER.uid });
  expect(state().status).toBe('signed-out');
  // The provider does not report that the same user has signed in again.
  storeElsewhere(STORED);
  expect(state()).toEqual(SIGNED_IN);
  storeElsewhere(null);
  say(null);
  expect(state().status).toBe('signed-out');
  expect(localData.read(PENDING_SIGN_OUT), 'the other tab deletes the data').toBeNull();
});

test('the user’s data are cleared when another user signed in in another tab, not when the same one is reported', async () => {
  const { say, localData, onSignOut, state } = await openSignedIn();
  say({ ...ANA, displayName: 'Ana María' });
  expect(onSignOut).not.toHaveBeenCalled();
  localData.write(STORED_USER, { uid: OTHER.uid, email: null, displayName: null });
  say(OTHER);
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(true);
  expect(state()).toEqual({ status: 'signed-in', user: OTHER });
});
