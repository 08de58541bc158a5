import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignInError, STORED_USER } from '#src/services/session.ts';
import { fakeGate, open, soon, STORED } from '#tests/support/lazy-session.ts';
import { ANA } from '#tests/support/people.ts';

const NOTE = 'pendingSignIn';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('who is signed in', () => {
  test('nothing is loaded for somebody who never was', async () => {
    const { state, loadGate } = open();
    await soon();
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(loadGate).not.toHaveBeenCalled();
  });

  test('whoever is remembered is expected until the provider speaks', async () => {
    const { gate, say } = fakeGate();
    const { state } = open({ remembered: true, gate });
    expect(state()).toEqual({ status: 'unknown', expected: STORED });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
  });

  test('the provider is asked where nothing is remembered but somebody may be there, and remembered then', async () => {
    const { gate, say } = fakeGate();
    const { state, localData } = open({ mayBeSignedIn: true, gate });
    expect(state()).toEqual({ status: 'unknown', expected: null });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
    expect(localData.read(STORED_USER)).toEqual(STORED);
  });

  test('nobody is where nothing is remembered and nobody can be there, without asking', async () => {
    const { state, loadGate } = open({ mayBeSignedIn: false });
    await soon();
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(loadGate).not.toHaveBeenCalled();
  });

  test('the provider wins over what is remembered, and what was theirs goes', async () => {
    const { gate, say } = fakeGate();
    const { state, localData, onSignOut } = open({ remembered: true, gate });
    await soon();
    say(null);
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(localData.read(STORED_USER)).toBeNull();
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  test('nobody is, where an ad blocker keeps the provider away; the memory stays', async () => {
    const { state, localData } = open({ remembered: true, gate: new Error('blocked') });
    await soon();
    expect(state()).toEqual({ status: 'signed-out', failure: null });
    expect(localData.read(STORED_USER)).toEqual(STORED);
  });

  test('who could not be asked for is found when the next try reaches the provider', async () => {
    const { gate, say } = fakeGate();
    const { session, state, loadGate } = open({ remembered: true, gate: new Error('blocked') });
    await soon();
    expect(state().status).toBe('signed-out');
    loadGate.mockResolvedValueOnce(gate);
    await session.prepare();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
  });

  test('nobody is, where the provider never speaks', async () => {
    const { state } = open({ remembered: true });
    await vi.advanceTimersByTimeAsync(9999);
    expect(state().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ status: 'signed-out', failure: null });
  });
});

describe('signing in', () => {
  test('by popup remembers who came', async () => {
    const { session, localData, onSignIn, state } = open();
    await session.signInWithPopup();
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
    expect(localData.read(STORED_USER)).toEqual(STORED);
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
  });

  test('says so when the provider cannot be loaded, and tries again the next time', async () => {
    const { session, loadGate } = open({ gate: new Error('blocked') });
    await session.prepare();
    await expect(session.signInWithPopup()).rejects.toMatchObject({ failure: 'other' });
    expect(loadGate).toHaveBeenCalledTimes(2);
  });

  test.each(['signInWithPopup', 'signInWithRedirect', 'confirmIdentity'] as const)(
    '§8 is refused without a network before anything is loaded: %s',
    async (way) => {
      const { session, loadGate } = open({ online: false });
      await expect(session[way]()).rejects.toMatchObject({ failure: 'offline' });
      expect(loadGate).not.toHaveBeenCalled();
      expect(sessionStorage.getItem(NOTE)).toBeNull();
    },
  );

  test('whoever is remembered opens without a network what this browser has kept', async () => {
    const { gate, say } = fakeGate();
    const { state } = open({ remembered: true, online: false, gate });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
  });

  test('by redirect is remembered in this tab, and forgotten if it does not begin', async () => {
    await open().session.signInWithRedirect();
    expect(sessionStorage.getItem(NOTE)).not.toBeNull();
    sessionStorage.clear();
    const refused = fakeGate({ redirect: () => Promise.reject(new SignInError('offline', 'x')) });
    await expect(open({ gate: refused.gate }).session.signInWithRedirect()).rejects.toThrow('x');
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  });
});

describe('coming back from the provider', () => {
  beforeEach(() => sessionStorage.setItem(NOTE, '1'));

  test('with somebody', async () => {
    const { gate, say } = fakeGate({ redirectOutcome: () => Promise.resolve(ANA) });
    const { state, onSignIn } = open({ gate });
    await soon();
    say(ANA);
    expect(state()).toEqual({ status: 'signed-in', user: ANA });
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(ANA);
  });

  test('with nobody, and why', async () => {
    const failure = new SignInError('popup-closed', 'x');
    const { gate, say } = fakeGate({ redirectOutcome: () => Promise.resolve(failure) });
    const { state } = open({ gate });
    await soon();
    say(null);
    expect(state()).toEqual({ status: 'signed-out', failure });
  });

  test('without an answer: said after ten seconds', async () => {
    const { gate } = fakeGate({ redirectOutcome: () => new Promise(() => undefined) });
    const { state } = open({ gate });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({
      status: 'signed-out',
      failure: { message: 'el servicio de cuentas no responde.' },
    });
  });
});

test('signing out forgets the person', async () => {
  const { gate, say } = fakeGate({ signOut: async () => say(null) });
  const { session, localData, state, onSignOut } = open({ remembered: true, gate });
  await soon();
  say(ANA);
  await session.signOut();
  expect(state()).toEqual({ status: 'signed-out', failure: null });
  expect(localData.read(STORED_USER)).toBeNull();
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(false);
});
