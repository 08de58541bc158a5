/** What must happen wholly or not at all, over Firestore: a new name, and the end of an account. */
import { randomUUID } from 'node:crypto';
import { FirebaseError } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { toSignInError } from '#src/infra/firebase/auth-errors.ts';
import type { ResultSet } from '#src/services/history.ts';
import type { User } from '#src/services/session.ts';
import { type FirestoreWorld, openFirestoreWorld } from './firestore.ts';

const START_MS = 200_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 60 * 60_000;

let world: FirestoreWorld;
beforeAll(async () => {
  world = await openFirestoreWorld({ emulatorPort: 8089 });
}, START_MS);
afterAll(() => world.close());

/** Somebody whom no other test knows. */
function newUser(): User {
  const uid = randomUUID().replaceAll('-', '');
  return { uid, email: `${uid}@example.com`, displayName: 'Ana', photoURL: null };
}

const laptop = { id: 'a', name: 'Portátil', price: 999, image: '/x.svg', link: '', specs: [] };
const result = (timestamp: number): ResultSet => ({
  answers: { deviceType: 'laptop', purposes: ['office'], priorities: [], budget: 1200, requirements: NO_REQUIREMENTS },
  computers: [{ id: 'a', title: 'a', name: 'a', image: '', price: 1, specs: [], url: '' }],
  timestamp,
  sessionId: 'visit',
});

const inSeconds = (ms: number) => Math.floor(ms / 1000);

/** Somebody whose sign-in takes a new name like this. */
const renaming = (renameUser: (displayName: string) => Promise<void>) => {
  const user = newUser();
  const { profiles } = world.servicesOf(user, { renameUser });
  return { user, profiles, stored: async () => (await profiles.load(user)).profile.displayName };
};

/** Somebody who has deleted their account here and is still signed in on another device. */
async function deleted() {
  const user = newUser();
  const here = world.servicesOf(user);
  const other = world.servicesOf(user, { name: 'other device' });
  await here.profiles.load(user);
  await here.history.save(user.uid, result(NOON));
  await expect.poll(() => other.history.list(user.uid)).toHaveLength(1);
  await here.profiles.deleteAll(user);
  return { user, here, other };
}

describe('a new name', () => {
  it('is written at the sign-in once the database has it', async () => {
    const { user, profiles, stored } = renaming(async () => expect(await stored()).toBe('Ana María'));
    await profiles.load(user);
    await profiles.rename(user, 'Ana María');
    expect(await stored()).toBe('Ana María');
  });

  it('that the database refuses is not written at the sign-in', async () => {
    const renameUser = vi.fn<() => Promise<void>>();
    const { user, profiles, stored } = renaming(renameUser);
    await profiles.load(user);
    await expect(profiles.rename(user, 'x'.repeat(201))).rejects.toMatchObject({ problem: 'denied' });
    expect(renameUser).not.toHaveBeenCalled();
    expect(await stored()).toBe('Ana');
  });

  it.each([
    ['auth/network-request-failed', { problem: 'unavailable' }],
    ['auth/user-disabled', { problem: 'other', message: 'esta cuenta está desactivada.' }],
  ])('that the sign-in does not take is taken back from the database: %s', async (code, outcome) => {
    const { user, profiles, stored } = renaming(() => Promise.reject(toSignInError(new FirebaseError(code, code))));
    await profiles.load(user);
    await expect(profiles.rename(user, 'Ana María')).rejects.toMatchObject(outcome);
    expect(await stored()).toBe('Ana');
  });

  it('given last is the one that stays, also while another is on its way', async () => {
    const atSignIn: string[] = [];
    const { user, profiles, stored } = renaming(async (name) => void atSignIn.push(name));
    await profiles.load(user);
    await Promise.all([profiles.rename(user, 'Eva'), profiles.rename(user, 'Ana María')]);
    expect(await stored()).toBe('Ana María');
    expect(atSignIn.at(-1)).toBe('Ana María');
  });
});

describe('an account that was deleted', () => {
  it('stays so, whatever is pressed on another device that is still signed in', async () => {
    const { user, other } = await deleted();
    await expect(other.favorites.add(user.uid, laptop)).rejects.toMatchObject({ problem: 'denied' });
    expect(await other.favorites.list(user.uid)).toEqual([]);
    await expect(other.profiles.load(user)).rejects.toMatchObject({
      problem: 'denied',
      message: 'vuelve a iniciar sesión.',
    });
    await other.history.save(user.uid, result(NOON + HOUR_MS));
    await expect.poll(() => other.history.list(user.uid)).toEqual([]);
  });

  it('may be deleted once more, where deleting the sign-in had failed', async () => {
    const { user, here } = await deleted();
    await here.profiles.deleteAll(user);
    expect(await here.history.list(user.uid)).toEqual([]);
  });

  it('is one again for whoever signs in since then, where deleting the sign-in had failed', async () => {
    const { user } = await deleted();
    const back = world.servicesOf(user, { name: 'back', signedInAt: inSeconds(Date.now()) + 2 });
    expect((await back.profiles.load(user)).source).toBe('server');
    await back.favorites.add(user.uid, laptop);
    expect(await back.favorites.list(user.uid)).toEqual([laptop]);
    await back.history.save(user.uid, result(NOON));
    await expect.poll(() => back.history.list(user.uid)).toHaveLength(1);
  });
});
