/** What the account services promise, on each of their implementations. */
import { randomUUID } from 'node:crypto';
import { disableNetwork, doc, enableNetwork, getDocFromCache, getDocFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { createEnsurePerson, noteSignIn } from '#src/infra/firebase/profiles.ts';
import { createMemoryAccounts } from '#src/infra/memory/accounts.ts';
import type { Favorite } from '#src/services/favorites.ts';
import type { ResultSet } from '#src/services/history.ts';
import type { User } from '#src/services/session.ts';
import { type FirestoreWorld, openFirestoreWorld, type Services } from './firestore.ts';

const START_MS = 200_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;

let world: FirestoreWorld;
beforeAll(async () => {
  world = await openFirestoreWorld();
}, START_MS);
afterAll(() => world.close());

/** Somebody whom no other test knows. Uids of the provider have letters and digits only. */
function newUser(): User {
  const uid = randomUUID().replaceAll('-', '');
  return { uid, email: `${uid}@example.com`, displayName: 'Ana', photoURL: null };
}

const laptop = (id: string, price: number | null = 999): Favorite => ({
  id,
  name: `Portátil ${id}`,
  price,
  image: '/x.svg',
  link: 'https://www.amazon.es/dp/X',
  specs: ['Memoria: 16 GB'],
});

const result = (timestamp: number, count = 3): ResultSet => ({
  answers: {
    deviceType: 'laptop',
    purposes: ['office'],
    priorities: [],
    budget: 1200,
    requirements: { ...NO_REQUIREMENTS, ram: '16GB' },
  },
  computers: Array.from({ length: count }, (_, index) => {
    const { link, ...rest } = laptop(`${index}`);
    return { ...rest, title: rest.name, url: link };
  }),
  timestamp,
  sessionId: 'visit',
});

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const memory = createMemoryAccounts();

const implementations: [string, (user: User) => Services][] = [
  ['in memory', () => memory],
  ['over Firestore', (user) => world.servicesOf(user)],
];

describe.each(implementations)('favourites %s', (_name, servicesOf) => {
  it('are none at first, then those that were added, in order', async () => {
    const user = newUser();
    const { favorites } = servicesOf(user);
    expect(await favorites.list(user.uid)).toEqual([]);
    await favorites.add(user.uid, laptop('a'));
    await favorites.add(user.uid, laptop('b', null));
    expect(await favorites.list(user.uid)).toEqual([laptop('a'), laptop('b', null)]);
  });

  it('are removed by id, whatever else has changed since', async () => {
    const user = newUser();
    const { favorites } = servicesOf(user);
    await favorites.add(user.uid, laptop('a'));
    await favorites.add(user.uid, laptop('b'));
    await favorites.remove(user.uid, 'a');
    await favorites.remove(user.uid, 'never saved');
    expect((await favorites.list(user.uid)).map(({ id }) => id)).toEqual(['b']);
  });

  it('hold each laptop once', async () => {
    const user = newUser();
    const { favorites } = servicesOf(user);
    await favorites.add(user.uid, laptop('a', 999));
    await favorites.add(user.uid, laptop('a', 899));
    expect((await favorites.list(user.uid)).map(({ id }) => id)).toEqual(['a']);
    await favorites.remove(user.uid, 'a');
    expect(await favorites.list(user.uid)).toEqual([]);
  });
});

describe.each(implementations)('history %s', (_name, servicesOf) => {
  it('lists what was saved, newest first, with at most three computers and no empty answers', async () => {
    const user = newUser();
    const { history } = servicesOf(user);
    expect(await history.save(user.uid, result(NOON, 4))).toBe('saved');
    expect(await history.save(user.uid, result(NOON + 2 * MINUTE_MS))).toBe('saved');
    const sets = await history.list(user.uid);
    expect(sets.map(({ id }) => id)).toEqual([`${user.uid}_${NOON + 2 * MINUTE_MS}`, `${user.uid}_${NOON}`]);
    const [, first] = sets;
    expect(first?.createdAt).toEqual(new Date(NOON));
    expect(first?.computers).toEqual(result(NOON, 3).computers);
    expect(first?.criteria).toEqual({
      deviceType: 'laptop',
      purposes: ['office'],
      budget: 1200,
      requirements: { ram: '16GB' },
    });
  });

  it('keeps computers without the answers that led to them', async () => {
    const user = newUser();
    const { history } = servicesOf(user);
    const answers = { purposes: [], priorities: [], requirements: NO_REQUIREMENTS };
    expect(await history.save(user.uid, { ...result(NOON), answers })).toBe('saved');
    // The database takes it a moment later, or never.
    await expect.poll(() => history.list(user.uid)).toHaveLength(1);
    const [saved] = await history.list(user.uid);
    expect(saved?.computers).toEqual(result(NOON).computers);
    expect(withoutUndefined(saved?.criteria)).toEqual({});
  });

  it.each([
    [-MINUTE_MS, 'already_exists'],
    [MINUTE_MS, 'already_exists'],
    [-MINUTE_MS - 1, 'saved'],
    [MINUTE_MS + 1, 'saved'],
  ])('takes a set %i ms from another for: %s', async (distance, outcome) => {
    const user = newUser();
    const { history } = servicesOf(user);
    await history.save(user.uid, result(NOON));
    expect(await history.save(user.uid, result(NOON + distance))).toBe(outcome);
  });

  it('§5 saves nothing for nobody and nothing empty', async () => {
    const user = newUser();
    const { history } = servicesOf(user);
    await expect(history.save('', result(NOON))).rejects.toThrow('Usuario no autenticado');
    await expect(history.save(user.uid, result(NOON, 0))).rejects.toThrow(
      'No hay recomendaciones válidas para guardar',
    );
  });

  it('§5 removes what is one’s own, and says what is missing', async () => {
    const user = newUser();
    const { history } = servicesOf(user);
    await history.save(user.uid, result(NOON));
    const id = `${user.uid}_${NOON}`;
    await history.remove(user.uid, id);
    expect(await history.list(user.uid)).toEqual([]);
    await expect(history.remove(user.uid, id)).rejects.toMatchObject({
      problem: 'missing',
      message: 'La recomendación no existe',
    });
  });

  it('§6 keeps one person’s sets from another', async () => {
    const [ana, eva] = [newUser(), newUser()];
    await servicesOf(ana).history.save(ana.uid, result(NOON));
    const { history } = servicesOf(eva);
    expect(await history.list(eva.uid)).toEqual([]);
    await expect(history.remove(eva.uid, `${ana.uid}_${NOON}`)).rejects.toMatchObject({ problem: 'denied' });
  });
});

describe.each(implementations)('profiles %s', (_name, servicesOf) => {
  it('are created on the first visit, from what the sign-in tells', async () => {
    const user = newUser();
    const { profiles } = servicesOf(user);
    const { profile, source } = await profiles.load(user);
    expect(profile).toMatchObject(user);
    expect(profile.createdAt).toBeInstanceOf(Date);
    expect(source).toBe('server');
  });

  it('keep a new name, and everything else', async () => {
    const user = newUser();
    const { profiles, favorites } = servicesOf(user);
    await profiles.load(user);
    await favorites.add(user.uid, laptop('a'));
    await profiles.rename(user, 'Ana María');
    expect((await profiles.load(user)).profile).toMatchObject({ displayName: 'Ana María', email: user.email });
    expect(await favorites.list(user.uid)).toEqual([laptop('a')]);
  });
});

describe.each(implementations)('a person’s rights %s', (_name, servicesOf) => {
  it('give everything out, and delete it for good', async () => {
    const user = newUser();
    const { favorites, history, profiles } = servicesOf(user);
    await profiles.load(user);
    await favorites.add(user.uid, laptop('a'));
    await history.save(user.uid, result(NOON));
    await history.save(user.uid, result(NOON + 5 * MINUTE_MS));
    const data = await profiles.exportAll(user);
    expect(data).toMatchObject({ profile: { email: user.email }, favorites: [laptop('a')] });
    expect(data.savedRecommendations).toHaveLength(2);

    await profiles.deleteAll(user);
    await profiles.deleteAll(user);
    expect(await favorites.list(user.uid)).toEqual([]);
    expect(await history.list(user.uid)).toEqual([]);
  });
});

describe('over Firestore alone', () => {
  it('two first visits at once make one profile', async () => {
    const user = newUser();
    const { profiles, favorites } = world.servicesOf(user);
    await Promise.all([profiles.load(user), favorites.add(user.uid, laptop('a')), profiles.load(user)]);
    expect(await favorites.list(user.uid)).toEqual([laptop('a')]);
  });

  it('what somebody keeps right after their first sign-in waits in the queue, not for their document', async () => {
    const user = newUser();
    const { favorites } = world.servicesOf(user);
    const database = world.databaseOf(user);
    const person = doc(database, 'users', user.uid);
    expect(await favorites.list(user.uid)).toEqual([]);
    await disableNetwork(database);
    const kept = ['a', 'b'].map((id) => favorites.add(user.uid, laptop(id)));
    expect((await getDocFromCache(person)).get('favorites')).toEqual([laptop('a'), laptop('b')]);
    await enableNetwork(database);
    await Promise.all(kept);
    const ensurePerson = createEnsurePerson(() => database);
    await noteSignIn(database, user, ensurePerson);
    expect((await getDocFromServer(person)).data()).toMatchObject({
      uid: user.uid,
      email: user.email,
      createdAt: expect.anything(),
      favorites: [laptop('a'), laptop('b')],
    });
  });

  it('somebody else’s favourites are refused', async () => {
    const [ana, eva] = [newUser(), newUser()];
    await world.servicesOf(ana).profiles.load(ana);
    const { favorites } = world.servicesOf(eva);
    await expect(favorites.list(ana.uid)).rejects.toMatchObject({ problem: 'denied' });
  });

  it('sets of any shape are listed, those without a date last, and can be removed', async () => {
    const user = newUser();
    const { history } = world.servicesOf(user);
    await history.save(user.uid, result(NOON));
    const seed = (name: string, fields: Record<string, unknown>) =>
      world.seed(`saved_recommendations/${user.uid}_${name}`, { userId: user.uid, ...fields });
    await seed('1', { createdAt: 'ayer', computers: [] });
    await seed('2', { createdAt: new Date(NOON + MINUTE_MS).toISOString(), computers: [{ name: 'Portátil' }] });
    await seed('3', { createdAt: NOON - MINUTE_MS, formData: { budget: '1.200 €' } });
    await seed('4', { computers: [] });
    const sets = await history.list(user.uid);
    expect(sets.map(({ id }) => id)).toEqual([2, NOON, 3, 1, 4].map((name) => `${user.uid}_${name}`));
    expect(sets.map(({ createdAt }) => createdAt?.getTime() ?? null)).toEqual([
      NOON + MINUTE_MS,
      NOON,
      NOON - MINUTE_MS,
      null,
      null,
    ]);
    for (const { id } of sets) await history.remove(user.uid, id);
    expect(await history.list(user.uid)).toEqual([]);
  });

  it('a set without a date goes with the account, and is given out before', async () => {
    const user = newUser();
    const { history, profiles } = world.servicesOf(user);
    await world.seed(`saved_recommendations/${user.uid}_1`, { userId: user.uid, computers: [{ name: 'Portátil' }] });
    const { savedRecommendations } = await profiles.exportAll(user);
    expect(savedRecommendations).toMatchObject([{ id: `${user.uid}_1`, createdAt: null }]);
    await profiles.deleteAll(user);
    await expect(history.remove(user.uid, `${user.uid}_1`)).rejects.toMatchObject({ problem: 'missing' });
  });

  it('a favourite of any shape is shown and can be removed', async () => {
    const user = newUser();
    const { favorites } = world.servicesOf(user);
    const stored = {
      id: 7,
      title: 'Portátil',
      price: '1.299,00 €',
      url: 'https://www.amazon.es/dp/X',
      extra: { a: 1 },
    };
    await world.seed(`users/${user.uid}`, { favorites: [stored, 'x', null] });
    expect(await favorites.list(user.uid)).toEqual([
      { id: '7', name: 'Portátil', price: 1299, image: '', link: 'https://www.amazon.es/dp/X', specs: [] },
    ]);
    await favorites.add(user.uid, laptop('a'));
    await favorites.remove(user.uid, '7');
    expect(await favorites.list(user.uid)).toEqual([laptop('a')]);
  });
});
