/** What must be atomic over Firestore: a new name, and the deletion of an account. */
import { setTimeout as delay } from 'node:timers/promises';
import { FirebaseError } from 'firebase/app';
import { disableNetwork, enableNetwork, Timestamp, waitForPendingWrites } from 'firebase/firestore';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { toSignInError } from '#src/infra/firebase/auth-errors.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { openFirestoreWorld } from './firestore.ts';
import { failureOf, shown } from '#tests/support/watched.ts';
import { laptop, newUser, NOON, result } from './samples.ts';

const HOUR_MS = 60 * 60_000;

const world = await openFirestoreWorld();
afterAll(() => world.close());

const tombstoneSchema = z.object({ deletedAt: z.instanceof(Timestamp), expiresAt: z.instanceof(Timestamp) });

const inSeconds = (ms: number) => Math.floor(ms / 1000);

/** A user whose provider handles a new name with `renameUser`. */
const renaming = (renameUser: (displayName: string) => Promise<void>) => {
  const user = newUser();
  const { profiles } = world.servicesOf(user, { renameUser });
  const loaded = shown(profiles.of(user));
  return { user, profiles, stored: () => loaded()?.profile.displayName };
};

/** A user who deleted the account on one device and is still signed in on another. */
async function deleted() {
  const user = newUser();
  const here = world.servicesOf(user);
  const other = world.servicesOf(user, { name: 'other device' });
  await here.noteSignIn();
  await here.history.save(user.uid, result(NOON));
  const sets = shown(other.history.of(user));
  await expect.poll(() => sets()?.sets.length).toBe(1);
  await here.profiles.deleteAll(user);
  return { user, here, other, sets };
}

describe('a new name', () => {
  it('that the database denies is not sent to the provider', async () => {
    const renameUser = vi.fn<() => Promise<void>>();
    const { user, profiles, stored } = renaming(renameUser);
    await expect.poll(stored).toBe('Ana');
    await expect(profiles.rename(user, 'x'.repeat(201))).rejects.toMatchObject({ problem: 'denied' });
    expect(renameUser).not.toHaveBeenCalled();
    await expect.poll(stored).toBe('Ana');
  });

  it.each([
    ['auth/network-request-failed', { problem: 'unavailable' }],
    ['auth/user-disabled', { problem: 'other', message: 'esta cuenta está desactivada.' }],
  ])('that the provider rejects is rolled back in the database: %s', async (code, outcome) => {
    const { user, profiles, stored } = renaming(() => Promise.reject(toSignInError(new FirebaseError(code, code))));
    await expect.poll(stored).toBe('Ana');
    await expect(profiles.rename(user, 'Ana María')).rejects.toMatchObject(outcome);
    await expect.poll(stored).toBe('Ana');
    await waitForPendingWrites(world.databaseOf(user));
    expect(await world.read(`users/${user.uid}`)).toMatchObject({ displayName: 'Ana' });
  });

  it('entered offline shows at once, and is saved with the connection, first in the database', async () => {
    const user = newUser();
    const connectivity = createMemoryConnectivity();
    const renameUser = vi.fn<() => Promise<void>>();
    const { profiles } = world.servicesOf(user, { connectivity, renameUser });
    const loaded = shown(profiles.of(user));
    await expect.poll(() => loaded()?.source).toBe('server');
    connectivity.set(false);
    await disableNetwork(world.databaseOf(user));
    const renamed = profiles.rename(user, 'Ana María');
    await expect.poll(loaded).toMatchObject({ profile: { displayName: 'Ana María' }, source: 'cache' });
    expect(renameUser).not.toHaveBeenCalled();
    connectivity.set(true);
    await enableNetwork(world.databaseOf(user));
    await renamed;
    expect(renameUser).toHaveBeenCalledExactlyOnceWith('Ana María');
    expect(await world.read(`users/${user.uid}`)).toMatchObject({ displayName: 'Ana María' });
  });

  it('that an earlier page has stored reaches the provider, and outlasts a sign-in before that', async () => {
    const renameUser = vi.fn<() => Promise<void>>().mockResolvedValue();
    const user = newUser();
    const { profiles, noteSignIn } = world.servicesOf(user, { renameUser });
    await world.seed(`users/${user.uid}`, { displayName: 'Ana María', createdAt: NOON });
    await noteSignIn();
    const loaded = shown(profiles.of(user));
    await expect.poll(loaded).toMatchObject({ profile: { displayName: 'Ana María' }, source: 'server' });
    expect(renameUser).toHaveBeenCalledExactlyOnceWith('Ana María');
  });
});

describe('a deleted account', () => {
  it('stays deleted, whatever another signed-in device does', async () => {
    const { user, other, sets } = await deleted();
    const saved = shown(other.favorites.of(user));
    await expect(other.favorites.add(user.uid, laptop('a'))).rejects.toMatchObject({ problem: 'denied' });
    await expect.poll(saved).toEqual([]);
    await expect.poll(failureOf(other.profiles.of(user))).toMatchObject({
      problem: 'denied',
      message: 'vuelve a iniciar sesión.',
    });
    await other.history.save(user.uid, result(NOON + HOUR_MS));
    await expect.poll(() => sets()?.sets).toEqual([]);
  });

  it('has no saved sets left on the server once it counts as deleted', async () => {
    const { user } = await deleted();
    const database = world.databaseOf(user);
    // From here on, what the server has not accepted stays pending.
    await disableNetwork(database);
    const accepted = waitForPendingWrites(database).then(() => true);
    expect(await Promise.race([accepted, delay(500, false)])).toBe(true);
  });

  it('is remembered for 14 days', async () => {
    const { user } = await deleted();
    const { deletedAt, expiresAt } = tombstoneSchema.parse(await world.read(`deleted_accounts/${user.uid}`));
    const days = (expiresAt.toMillis() - deletedAt.toMillis()) / (24 * HOUR_MS);
    expect(days).toBeCloseTo(14, 2);
  });

  it('is created again by a later sign-in, where deleting the provider’s user had failed', async () => {
    const { user } = await deleted();
    const back = world.servicesOf(user, { name: 'back', signedInAt: inSeconds(Date.now()) + 2 });
    await expect.poll(shown(back.profiles.of(user))).toMatchObject({ source: 'server' });
    await back.favorites.add(user.uid, laptop('a'));
    await expect.poll(shown(back.favorites.of(user))).toEqual([laptop('a')]);
    await back.history.save(user.uid, result(NOON));
    await expect.poll(shown(back.history.of(user))).toMatchObject({ sets: [{ createdAt: new Date(NOON) }] });
  });
});
