/** What the account services do over Firestore alone: the connection, queues, rules, and documents of any shape. */
import { FirebaseError } from 'firebase/app';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { withDataErrors } from '#src/infra/firebase/data-errors.ts';
import { createFirebaseFavorites } from '#src/infra/firebase/favorites.ts';
import { createMemoryConnectivity } from '#src/infra/memory/services.ts';
import { watchedByUser } from '#src/lib/watched.ts';
import { failureOf, shown } from '#tests/support/watched.ts';
import { openFirestoreWorld } from './firestore.ts';
import { laptop, MINUTE_MS, newUser, NOON, result } from './samples.ts';

const world = await openFirestoreWorld();
afterAll(() => world.close());

it('several concurrent first visits create one profile, and keep the favorites', async () => {
  const { uid, user, profiles, favorites, noteSignIn } = world.newPerson();
  const elsewhere = world.servicesOf(user, { name: 'second device' });
  const loaded = [shown(profiles.of(user)), shown(elsewhere.profiles.of(user))];
  await Promise.all([noteSignIn(), favorites.add(uid, laptop('a')), elsewhere.noteSignIn()]);
  for (const each of loaded) await expect.poll(each).toMatchObject({ profile: { email: user.email } });
  await expect
    .poll(() => world.read(`users/${uid}`))
    .toMatchObject({
      uid,
      displayName: user.displayName,
      createdAt: expect.anything(),
      lastLoginAt: expect.anything(),
      favorites: [laptop('a')],
    });
});

/** A person on a device that loses its connection on `lose`. */
function movable() {
  const connectivity = createMemoryConnectivity();
  const person = world.newPerson({ connectivity });
  const lose = async () => {
    connectivity.set(false);
    await disableNetwork(person.database);
  };
  const find = async () => {
    connectivity.set(true);
    await enableNetwork(person.database);
  };
  return { ...person, lose, find };
}

it('hearts pressed offline show at once, and reach the server and other devices with the connection', async () => {
  const { uid, user, favorites, lose, find } = movable();
  const saved = shown(favorites.of(user));
  const elsewhere = shown(world.servicesOf(user, { name: 'second device' }).favorites.of(user));
  await favorites.add(uid, laptop('a'));
  await expect.poll(saved).toEqual([laptop('a')]);
  await lose();
  const written = [favorites.add(uid, laptop('b')), favorites.remove(uid, 'a')];
  await expect.poll(saved).toEqual([laptop('b')]);
  await find();
  await Promise.all(written);
  await expect.poll(elsewhere).toEqual([laptop('b')]);
});

it('a heart that the server refuses is empty again', async () => {
  const onDenied = vi.fn<() => void>();
  const { uid, user, favorites } = world.newPerson({ onDenied });
  const saved = shown(favorites.of(user));
  await favorites.add(uid, laptop('a'));
  await expect(favorites.add(uid, { ...laptop('b'), link: 'x'.repeat(2001) })).rejects.toMatchObject({
    problem: 'denied',
  });
  expect(onDenied).toHaveBeenCalledOnce();
  await expect.poll(saved).toEqual([laptop('a')]);
});

it('offline, what this device has never seen is not taken for nothing, and comes with the connection', async () => {
  const { uid, user, favorites, history, profiles, lose, find } = movable();
  await world.seed(`users/${uid}`, { displayName: 'Ana María', createdAt: NOON, favorites: [laptop('a')] });
  await world.seed(`saved_recommendations/${uid}_1`, { userId: uid, computers: [] });
  await lose();
  const loaded = shown(profiles.of(user));
  await expect.poll(failureOf(favorites.of(user))).toMatchObject({ problem: 'unavailable' });
  await expect.poll(failureOf(history.of(user))).toMatchObject({ problem: 'offline' });
  await expect.poll(loaded).toMatchObject({ profile: { displayName: 'Ana' }, source: 'basic' });
  await find();
  await expect.poll(shown(favorites.of(user))).toEqual([laptop('a')]);
  await expect.poll(shown(history.of(user))).toMatchObject({ sets: [{ id: `${uid}_1` }], outdated: false });
  await expect.poll(loaded).toMatchObject({ profile: { displayName: 'Ana María' }, source: 'server' });
});

it('offline, what was seen before stays, marked as such', async () => {
  const { user, history, profiles, noteSignIn, lose } = movable();
  await noteSignIn();
  const [loaded, sets] = [shown(profiles.of(user)), shown(history.of(user))];
  await expect.poll(() => [loaded()?.source, sets()?.outdated]).toEqual(['server', false]);
  await lose();
  await expect.poll(() => [loaded()?.source, sets()?.outdated]).toEqual(['cache', true]);
  await expect(profiles.deleteAll(user)).rejects.toMatchObject({ problem: 'offline' });
});

it('favorites that are not a list are reported, and replaced by the next one that is saved', async () => {
  const user = newUser();
  const report = vi.fn<(error: unknown) => void>();
  const favorites = createFirebaseFavorites({
    database: () => world.databaseOf(user),
    connectivity: createMemoryConnectivity(),
    report,
  });
  await world.seed(`users/${user.uid}`, { favorites: { 0: laptop('a') } });
  const saved = shown(watchedByUser(favorites.listen)(user));
  await expect.poll(saved).toEqual([]);
  expect(report).toHaveBeenCalled();
  await favorites.add(user.uid, laptop('b'));
  await expect.poll(saved).toEqual([laptop('b')]);
});

it('an exhausted quota is told as such', async () => {
  const failed = withDataErrors(() => Promise.reject(new FirebaseError('resource-exhausted', 'Quota exceeded.')));
  const message = 'se ha agotado la cuota del servicio. Inténtalo más tarde.';
  await expect(failed).rejects.toMatchObject({ problem: 'other', message });
});

it('sets of any shape are listed, those without a date last, and can be removed', async () => {
  const { uid, user, history } = world.newPerson();
  await history.save(uid, result(NOON));
  const seed = (name: string, fields: Record<string, unknown>) =>
    world.seed(`saved_recommendations/${uid}_${name}`, { userId: uid, ...fields });
  await seed('1', { createdAt: 'ayer', computers: [] });
  await seed('2', { createdAt: new Date(NOON + MINUTE_MS).toISOString(), computers: [{ name: 'Portátil' }] });
  await seed('3', { createdAt: NOON - MINUTE_MS, formData: { budget: '1.200 €' } });
  await seed('4', { computers: [] });
  const saved = shown(history.of(user));
  await expect
    .poll(() => saved()?.sets.map(({ id }) => id))
    .toEqual([2, NOON, 3, 1, 4].map((name) => `${uid}_${name}`));
  const sets = saved()?.sets ?? [];
  const dates = [NOON + MINUTE_MS, NOON, NOON - MINUTE_MS, null, null];
  expect(sets.map(({ createdAt }) => createdAt?.getTime() ?? null)).toEqual(dates);
  for (const { id } of sets) await history.remove(uid, id);
  await expect.poll(() => saved()?.sets).toEqual([]);
});

/** @returns what lets the SDK's requests go on */
function holdRequests(): () => void {
  const send = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    await promise;
    return send(...request);
  });
  return () => {
    held.mockRestore();
    resolve();
  };
}

it('a deleted set disappears before the server answers', async () => {
  const { uid, user, history } = world.newPerson();
  await world.seed(`saved_recommendations/${uid}_1`, { userId: uid, computers: [] });
  const saved = shown(history.of(user));
  await expect.poll(() => saved()?.sets.length).toBe(1);
  const answers = holdRequests();
  const removed = history.remove(uid, `${uid}_1`);
  await expect.poll(() => saved()?.sets, { timeout: 2000 }).toEqual([]);
  answers();
  await removed;
});

it('a set without a date is deleted with the account', async () => {
  const { uid, user, profiles } = world.newPerson();
  await world.seed(`saved_recommendations/${uid}_1`, { userId: uid, computers: [{ name: 'Portátil' }] });
  await profiles.deleteAll(user);
  expect(await world.read(`saved_recommendations/${uid}_1`)).toBeUndefined();
});

it('a favorite of any shape is listed and can be removed', async () => {
  const { uid, user, favorites } = world.newPerson();
  const stored = { id: 7, title: 'Portátil', price: '1.299,00 €', extra: { a: 1 } };
  await world.seed(`users/${uid}`, { favorites: [stored, 'x', null] });
  const saved = shown(favorites.of(user));
  await expect.poll(saved).toMatchObject([{ id: '7', name: 'Portátil', price: 1299 }]);
  await favorites.add(uid, laptop('a'));
  await favorites.remove(uid, '7');
  await expect.poll(saved).toEqual([laptop('a')]);
  expect(await world.read(`users/${uid}`)).toEqual({ favorites: ['x', null, laptop('a')] });
});
