import { beforeEach, describe, expect, test, vi } from 'vitest';
import { STORED_USER, type User } from '#src/services/session.ts';
import { fakeAuthClient, open, soon } from '#tests/support/lazy-session.ts';
import { ANA } from '#tests/support/people.ts';

const OTHER: User = { ...ANA, uid: 'other' };

beforeEach(() => {
  vi.useFakeTimers();
});

async function openSignedIn() {
  const { client, say } = fakeAuthClient();
  const opened = open({ hasStoredUser: true, client });
  await soon();
  say(ANA);
  return { ...opened, say };
}

describe('a session shared with another tab', () => {
  test('clears the user’s data although the other tab handled the sign-out first', async () => {
    const { say, localData, onSignOut, state } = await openSignedIn();
    localData.clear(STORED_USER);
    say(null);
    expect(onSignOut).toHaveBeenCalledExactlyOnceWith(true);
    expect(state().status).toBe('signed-out');
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
