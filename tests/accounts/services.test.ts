/** What the account services promise, on each of their implementations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import type { User } from '#src/services/session.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { type FirestoreWorld, openFirestoreWorld, type Services } from './firestore.ts';
import { laptop, MINUTE_MS, newUser, NOON, result } from './samples.ts';

let world: FirestoreWorld;
beforeAll(async () => {
  world = await openFirestoreWorld();
});
afterAll(() => world.close());

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const memory = createMemoryAccounts();

const implementations: [string, (user: User) => Services][] = [
  ['in memory', () => memory],
  ['over Firestore', (user) => world.servicesOf(user)],
];

describe.each(implementations)('favorites %s', (_name, servicesOf) => {
  it('are empty at first, then list what was added, in order', async () => {
    const user = newUser();
    const { favorites } = servicesOf(user);
    expect(await favorites.list(user.uid)).toEqual([]);
    await favorites.add(user.uid, laptop('a'));
    await favorites.add(user.uid, laptop('b', null));
    const priced = { ...laptop('c'), facts: ESTIMATED_PRICE };
    await favorites.add(user.uid, priced);
    expect(await favorites.list(user.uid)).toEqual([laptop('a'), laptop('b', null), priced]);
  });

  it('are removed by id', async () => {
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

const notesOf = async ({ favorites }: Services, { uid }: User) =>
  (await favorites.list(uid)).map(({ id, note }) => [id, note]);

describe.each(implementations)('notes of favorites %s', (_name, servicesOf) => {
  it('are written, changed and removed, and keep the order', async () => {
    const user = newUser();
    const services = servicesOf(user);
    const { favorites } = services;
    for (const id of ['a', 'b.c/`d`', 'e']) await favorites.add(user.uid, laptop(id));
    await favorites.annotate(user.uid, 'b.c/`d`', 'Para mi padre');
    await favorites.annotate(user.uid, 'a', 'Caro');
    await favorites.annotate(user.uid, 'a', 'Muy caro');
    expect(await notesOf(services, user)).toEqual([
      ['a', 'Muy caro'],
      ['b.c/`d`', 'Para mi padre'],
      ['e', undefined],
    ]);
    await favorites.annotate(user.uid, 'a', '');
    await favorites.annotate(user.uid, 'e', '');
    expect((await favorites.list(user.uid))[0]).toEqual(laptop('a'));
  });

  it('go with their laptops', async () => {
    const user = newUser();
    const services = servicesOf(user);
    const { favorites } = services;
    for (const id of ['a', 'b']) await favorites.add(user.uid, laptop(id));
    for (const id of ['a', 'b']) await favorites.annotate(user.uid, id, `Nota de ${id}`);
    await favorites.remove(user.uid, 'a');
    await favorites.add(user.uid, laptop('a'));
    expect(await notesOf(services, user)).toEqual([
      ['b', 'Nota de b'],
      ['a', undefined],
    ]);
  });

  it('are exported', async () => {
    const user = newUser();
    const { favorites, profiles } = servicesOf(user);
    await profiles.load(user);
    await favorites.add(user.uid, laptop('a'));
    await favorites.annotate(user.uid, 'a', 'Para mi padre');
    expect(await profiles.exportAll(user)).toMatchObject({
      favorites: [{ ...laptop('a'), note: 'Para mi padre' }],
      notes: { a: 'Para mi padre' },
    });
  });
});

describe.each(implementations)('history %s', (_name, servicesOf) => {
  it('lists the sets, newest first, with at most three computers and no empty answers', async () => {
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

  it('saves computers without answers', async () => {
    const user = newUser();
    const { history } = servicesOf(user);
    const answers = { purposes: [], priorities: [], requirements: NO_REQUIREMENTS };
    expect(await history.save(user.uid, { ...result(NOON), answers })).toBe('saved');
    // The server confirms or rejects it a moment later.
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
  ])('answers for a set %i ms from another: %s', async (distance, outcome) => {
    const user = newUser();
    const { history } = servicesOf(user);
    await history.save(user.uid, result(NOON));
    expect(await history.save(user.uid, result(NOON + distance))).toBe(outcome);
  });

  it('rejects a set without a user or computers', async () => {
    const user = newUser();
    const { history } = servicesOf(user);
    await expect(history.save('', result(NOON))).rejects.toThrow('Usuario no autenticado');
    await expect(history.save(user.uid, result(NOON, 0))).rejects.toThrow(
      'No hay recomendaciones válidas para guardar',
    );
  });

  it('removes a set, and rejects when it does not exist', async () => {
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

  it('hides the sets of one user from another', async () => {
    const [ana, eva] = [newUser(), newUser()];
    await servicesOf(ana).history.save(ana.uid, result(NOON));
    const { history } = servicesOf(eva);
    expect(await history.list(eva.uid)).toEqual([]);
    await expect(history.remove(eva.uid, `${ana.uid}_${NOON}`)).rejects.toMatchObject({ problem: 'denied' });
  });
});

describe.each(implementations)('profiles %s', (_name, servicesOf) => {
  it('are created on the first visit, from the session’s user', async () => {
    const user = newUser();
    const { profiles } = servicesOf(user);
    const { profile, source } = await profiles.load(user);
    expect(profile).toMatchObject(user);
    expect(profile.createdAt).toBeInstanceOf(Date);
    expect(source).toBe('server');
  });

  it('store a new name, and keep everything else', async () => {
    const user = newUser();
    const { profiles, favorites } = servicesOf(user);
    await profiles.load(user);
    await favorites.add(user.uid, laptop('a'));
    await profiles.rename(user, 'Ana María');
    expect((await profiles.load(user)).profile).toMatchObject({ displayName: 'Ana María', email: user.email });
    expect(await favorites.list(user.uid)).toEqual([laptop('a')]);
  });
});

describe.each(implementations)('a user’s data %s', (_name, servicesOf) => {
  it('can be exported and deleted completely', async () => {
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
