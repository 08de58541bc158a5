/** What the account services do over Firestore alone: queues, rules, and documents of any shape. */
import { FirebaseError } from 'firebase/app';
import { disableNetwork, doc, enableNetwork, getDocFromCache, getDocFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withDataErrors } from '#src/infra/firebase/data-errors.ts';
import { createFirebaseFavorites } from '#src/infra/firebase/favorites.ts';
import type { User } from '#src/services/session.ts';
import { type FirestoreWorld, openFirestoreWorld } from './firestore.ts';
import { laptop, MINUTE_MS, newUser, NOON, result } from './samples.ts';

let world: FirestoreWorld;
beforeAll(async () => {
  world = await openFirestoreWorld();
});
afterAll(() => world.close());

it('two concurrent first visits create one profile', async () => {
  const { uid, user, profiles, favorites } = world.newPerson();
  await Promise.all([profiles.load(user), favorites.add(uid, laptop('a')), profiles.load(user)]);
  expect(await favorites.list(uid)).toEqual([laptop('a')]);
});

it('favorites added right after the first sign-in are queued, and do not wait for the profile', async () => {
  const { uid, user, database, favorites, noteSignIn } = world.newPerson();
  const person = doc(database, 'users', uid);
  expect(await favorites.list(uid)).toEqual([]);
  await disableNetwork(database);
  const added = ['a', 'b'].map((id) => favorites.add(uid, laptop(id)));
  expect((await getDocFromCache(person)).get('favorites')).toEqual([laptop('a'), laptop('b')]);
  await enableNetwork(database);
  await Promise.all(added);
  await noteSignIn();
  expect((await getDocFromServer(person)).data()).toMatchObject({
    uid,
    email: user.email,
    createdAt: expect.anything(),
    favorites: [laptop('a'), laptop('b')],
  });
});

it('each reader of favorites is notified once when pending writes settle', async () => {
  const { uid, database, favorites } = world.newPerson();
  await favorites.list(uid);
  const [store, page] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await disableNetwork(database);
  const added = favorites.add(uid, laptop('a'));
  for (const onSettled of [store, page, store]) await favorites.list(uid, onSettled);
  expect(store).not.toHaveBeenCalled();

  await enableNetwork(database);
  await added;
  await expect.poll(() => [store.mock.calls.length, page.mock.calls.length]).toEqual([1, 1]);
  await favorites.list(uid, store);
  expect(store, 'nothing is pending').toHaveBeenCalledTimes(1);
});

it('favorites that are not a list are reported, and replaced by the next one that is saved', async () => {
  const user = newUser();
  const report = vi.fn<(error: unknown) => void>();
  const favorites = createFirebaseFavorites({ database: () => world.databaseOf(user), report });
  await world.seed(`users/${user.uid}`, { favorites: { 0: laptop('a') } });
  expect(await favorites.list(user.uid)).toEqual([]);
  expect(report).toHaveBeenCalledTimes(1);
  await favorites.add(user.uid, laptop('b'));
  expect(await favorites.list(user.uid)).toEqual([laptop('b')]);
  expect(report).toHaveBeenCalledTimes(1);
});

it('a note is queued while offline, and a note that is too long is denied', async () => {
  const { uid, database, favorites } = world.newPerson();
  await favorites.add(uid, laptop('a'));
  await favorites.list(uid);
  await disableNetwork(database);
  const noted = favorites.annotate(uid, 'a', 'Para mi padre');
  await expect.poll(() => favorites.list(uid)).toEqual([{ ...laptop('a'), note: 'Para mi padre' }]);
  await enableNetwork(database);
  await noted;
  const stored = (await getDocFromServer(doc(database, 'users', uid))).data();
  expect(stored).toEqual({ favorites: [laptop('a')], notes: { a: 'Para mi padre' } });
  await expect(favorites.annotate(uid, 'a', 'x'.repeat(121))).rejects.toMatchObject({ problem: 'denied' });
  expect(await favorites.list(uid)).toEqual([{ ...laptop('a'), note: 'Para mi padre' }]);
});

it('the last removed note leaves nothing behind', async () => {
  const { uid, user, favorites } = world.newPerson();
  await favorites.add(uid, laptop('a'));
  await favorites.annotate(uid, 'a', 'Para mi padre');
  await favorites.remove(uid, 'a');
  const stored = (await getDocFromServer(doc(world.databaseOf(user), 'users', uid))).data();
  expect(stored).toEqual({ favorites: [], notes: {} });
});

/** The notes in a user’s document, whatever their favorites. */
const notesOf = async (user: User) =>
  (await getDocFromServer(doc(world.databaseOf(user), 'users', user.uid))).get('notes') as unknown;

/** A user with notes on `a`, which is a favorite, and on `b` and `c.d`, which are not. */
async function withLooseNotes() {
  const user = newUser();
  const services = world.servicesOf(user);
  for (const id of ['a', 'b', 'c.d']) await services.favorites.add(user.uid, laptop(id));
  for (const id of ['b', 'c.d']) await services.favorites.remove(user.uid, id);
  for (const id of ['a', 'b', 'c.d']) await services.favorites.annotate(user.uid, id, `Nota de ${id}`);
  expect(await notesOf(user)).toEqual({ a: 'Nota de a', b: 'Nota de b', 'c.d': 'Nota de c.d' });
  return { user, ...services };
}

describe('a note that arrives after its favorite was removed on another device', () => {
  it('is exported, and removed once the favorites are listed', async () => {
    const { user, favorites, profiles } = await withLooseNotes();
    const data = await profiles.exportAll(user);
    expect(data.favorites).toEqual([{ ...laptop('a'), note: 'Nota de a' }]);
    expect(data.notes).toEqual({ a: 'Nota de a', b: 'Nota de b', 'c.d': 'Nota de c.d' });
    expect(await favorites.list(user.uid)).toEqual(data.favorites);
    await expect.poll(() => notesOf(user)).toEqual({ a: 'Nota de a' });
  });

  it('does not come back with its favorite', async () => {
    const { user, favorites } = await withLooseNotes();
    await favorites.add(user.uid, laptop('b'));
    expect(await notesOf(user)).toEqual({ a: 'Nota de a', 'c.d': 'Nota de c.d' });
  });
});

it.each([['none'], [['Caro']], [7]])('notes that are no map (%j) hinder nothing', async (notes) => {
  const { uid, user, favorites, profiles } = world.newPerson();
  await world.seed(`users/${uid}`, { favorites: [laptop('a')], notes });
  expect(await favorites.list(uid)).toEqual([laptop('a')]);
  expect((await profiles.exportAll(user)).notes).toEqual(notes);
  await profiles.rename(user, 'Ana María');
  await favorites.add(uid, laptop('b'));
  await favorites.annotate(uid, 'a', 'Caro');
  await favorites.remove(uid, 'b');
  expect(await favorites.list(uid)).toEqual([{ ...laptop('a'), note: 'Caro' }]);
  expect(await notesOf(user)).toEqual({ a: 'Caro' });
});

it('a note of a user without a document is refused: it would bring a deleted account back', async () => {
  const { uid, favorites } = world.newPerson();
  await expect(favorites.annotate(uid, 'a', 'Para mi padre')).rejects.toMatchObject({ problem: 'denied' });
});

it('an exhausted quota is told as such', async () => {
  const failure = new FirebaseError('resource-exhausted', 'Quota exceeded.');
  await expect(withDataErrors(() => Promise.reject(failure))).rejects.toMatchObject({
    problem: 'other',
    message: 'se ha agotado la cuota del servicio. Inténtalo más tarde.',
  });
});

it('sets of any shape are listed, those without a date last, and can be removed', async () => {
  const { uid, history } = world.newPerson();
  await history.save(uid, result(NOON));
  const seed = (name: string, fields: Record<string, unknown>) =>
    world.seed(`saved_recommendations/${uid}_${name}`, { userId: uid, ...fields });
  await seed('1', { createdAt: 'ayer', computers: [] });
  await seed('2', { createdAt: new Date(NOON + MINUTE_MS).toISOString(), computers: [{ name: 'Portátil' }] });
  await seed('3', { createdAt: NOON - MINUTE_MS, formData: { budget: '1.200 €' } });
  await seed('4', { computers: [] });
  const sets = await history.list(uid);
  expect(sets.map(({ id }) => id)).toEqual([2, NOON, 3, 1, 4].map((name) => `${uid}_${name}`));
  expect(sets.map(({ createdAt }) => createdAt?.getTime() ?? null)).toEqual([
    NOON + MINUTE_MS,
    NOON,
    NOON - MINUTE_MS,
    null,
    null,
  ]);
  for (const { id } of sets) await history.remove(uid, id);
  expect(await history.list(uid)).toEqual([]);
});

it('a set without a date is exported, and deleted with the account', async () => {
  const { uid, user, history, profiles } = world.newPerson();
  await world.seed(`saved_recommendations/${uid}_1`, { userId: uid, computers: [{ name: 'Portátil' }] });
  const { savedRecommendations } = await profiles.exportAll(user);
  expect(savedRecommendations).toMatchObject([{ id: `${uid}_1`, createdAt: null }]);
  await profiles.deleteAll(user);
  await expect(history.remove(uid, `${uid}_1`)).rejects.toMatchObject({ problem: 'missing' });
});

it('a set under an id of any form that another device has deleted is missing, not denied', async () => {
  const user = newUser();
  const [{ history }, elsewhere] = [world.servicesOf(user), world.servicesOf(user, { name: 'second device' })];
  const id = newUser().uid;
  await world.seed(`saved_recommendations/${id}`, { userId: user.uid, computers: [] });
  expect(await history.list(user.uid)).toMatchObject([{ id }]);
  await elsewhere.history.remove(user.uid, id);
  await expect(history.remove(user.uid, id)).rejects.toMatchObject({ problem: 'missing' });
});

it('a favorite of any shape is listed and can be removed', async () => {
  const { uid, favorites } = world.newPerson();
  const stored = {
    id: 7,
    title: 'Portátil',
    price: '1.299,00 €',
    url: 'https://www.amazon.es/dp/X',
    extra: { a: 1 },
  };
  await world.seed(`users/${uid}`, { favorites: [stored, 'x', null], notes: { 7: { text: 'x' } } });
  expect(await favorites.list(uid)).toEqual([
    { id: '7', name: 'Portátil', price: 1299, image: '', link: 'https://www.amazon.es/dp/X', specs: [] },
  ]);
  await favorites.add(uid, laptop('a'));
  await favorites.remove(uid, '7');
  expect(await favorites.list(uid)).toEqual([laptop('a')]);
});
