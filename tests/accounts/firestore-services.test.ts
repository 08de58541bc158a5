/** What the account services do over Firestore alone: queues, rules, and documents of any shape. */
import { FirebaseError } from 'firebase/app';
import { disableNetwork, doc, enableNetwork, getDocFromCache, getDocFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withDataErrors } from '#src/infra/firebase/data-errors.ts';
import { createFirebaseFavorites } from '#src/infra/firebase/favorites.ts';
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

it('a document that has notes still, of whatever form, is read and changed', async () => {
  for (const notes of [{ a: 'Caro' }, 'none', ['Caro']]) {
    const { uid, user, favorites, profiles } = world.newPerson();
    await world.seed(`users/${uid}`, { favorites: [laptop('a')], notes });
    await profiles.rename(user, 'Ana María');
    await favorites.add(uid, laptop('b'));
    await favorites.remove(uid, 'a');
    expect(await favorites.list(uid)).toEqual([laptop('b')]);
    expect(await world.read(`users/${uid}`)).toMatchObject({ displayName: 'Ana María', notes });
  }
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

it('a set without a date is deleted with the account', async () => {
  const { uid, user, history, profiles } = world.newPerson();
  await world.seed(`saved_recommendations/${uid}_1`, { userId: uid, computers: [{ name: 'Portátil' }] });
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
  await world.seed(`users/${uid}`, { favorites: [stored, 'x', null] });
  expect(await favorites.list(uid)).toEqual([
    { id: '7', name: 'Portátil', price: 1299, image: '', link: 'https://www.amazon.es/dp/X', specs: [] },
  ]);
  await favorites.add(uid, laptop('a'));
  await favorites.remove(uid, '7');
  expect(await favorites.list(uid)).toEqual([laptop('a')]);
});
