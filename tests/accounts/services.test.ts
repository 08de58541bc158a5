/** What the account services promise, on each of their implementations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { type FirestoreWorld, openFirestoreWorld, type Person } from './firestore.ts';
import { laptop, MINUTE_MS, newUser, NOON, result } from './samples.ts';

let world: FirestoreWorld;
beforeAll(async () => {
  world = await openFirestoreWorld();
});
afterAll(() => world.close());

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const memory = createMemoryAccounts();

const implementations: [string, () => Person][] = [
  [
    'in memory',
    () => {
      const user = newUser();
      return { user, uid: user.uid, ...memory };
    },
  ],
  ['over Firestore', () => world.newPerson()],
];

describe.each(implementations)('favorites %s', (_name, open) => {
  it('are empty at first, then list what was added, in order', async () => {
    const { uid, favorites } = open();
    expect(await favorites.list(uid)).toEqual([]);
    await favorites.add(uid, laptop('a'));
    await favorites.add(uid, laptop('b', null));
    const priced = { ...laptop('c'), facts: ESTIMATED_PRICE };
    await favorites.add(uid, priced);
    expect(await favorites.list(uid)).toEqual([laptop('a'), laptop('b', null), priced]);
  });

  it('are removed by id', async () => {
    const { uid, favorites } = open();
    await favorites.add(uid, laptop('a'));
    await favorites.add(uid, laptop('b'));
    await favorites.remove(uid, 'a');
    await favorites.remove(uid, 'never saved');
    expect((await favorites.list(uid)).map(({ id }) => id)).toEqual(['b']);
  });

  it('hold each laptop once', async () => {
    const { uid, favorites } = open();
    await favorites.add(uid, laptop('a', 999));
    await favorites.add(uid, laptop('a', 899));
    expect((await favorites.list(uid)).map(({ id }) => id)).toEqual(['a']);
    await favorites.remove(uid, 'a');
    expect(await favorites.list(uid)).toEqual([]);
  });
});

describe.each(implementations)('history %s', (_name, open) => {
  it('lists the sets, newest first, with at most three computers and no empty answers', async () => {
    const { uid, history } = open();
    expect(await history.save(uid, result(NOON, 4))).toBe('saved');
    expect(await history.save(uid, result(NOON + 2 * MINUTE_MS))).toBe('saved');
    const sets = await history.list(uid);
    expect(sets.map(({ id }) => id)).toEqual([`${uid}_${NOON + 2 * MINUTE_MS}`, `${uid}_${NOON}`]);
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
    const { uid, history } = open();
    const answers = { purposes: [], priorities: [], requirements: NO_REQUIREMENTS };
    expect(await history.save(uid, { ...result(NOON), answers })).toBe('saved');
    // The server confirms or rejects it a moment later.
    await expect.poll(() => history.list(uid)).toHaveLength(1);
    const [saved] = await history.list(uid);
    expect(saved?.computers).toEqual(result(NOON).computers);
    expect(withoutUndefined(saved?.criteria)).toEqual({});
  });

  it.each([
    [-MINUTE_MS, 'already_exists'],
    [MINUTE_MS, 'already_exists'],
    [-MINUTE_MS - 1, 'saved'],
    [MINUTE_MS + 1, 'saved'],
  ])('answers for a set %i ms from another: %s', async (distance, outcome) => {
    const { uid, history } = open();
    await history.save(uid, result(NOON));
    expect(await history.save(uid, result(NOON + distance))).toBe(outcome);
  });

  it('rejects a set without a user or computers', async () => {
    const { uid, history } = open();
    await expect(history.save('', result(NOON))).rejects.toThrow('Usuario no autenticado');
    await expect(history.save(uid, result(NOON, 0))).rejects.toThrow('No hay recomendaciones válidas para guardar');
  });

  it('removes a set, and rejects when it does not exist', async () => {
    const { uid, history } = open();
    await history.save(uid, result(NOON));
    const id = `${uid}_${NOON}`;
    await history.remove(uid, id);
    expect(await history.list(uid)).toEqual([]);
    await expect(history.remove(uid, id)).rejects.toMatchObject({
      problem: 'missing',
      message: 'La recomendación no existe',
    });
  });

  it('hides the sets of one user from another', async () => {
    const [ana, eva] = [open(), open()];
    await ana.history.save(ana.uid, result(NOON));
    expect(await eva.history.list(eva.uid)).toEqual([]);
    await expect(eva.history.remove(eva.uid, `${ana.uid}_${NOON}`)).rejects.toMatchObject({ problem: 'denied' });
  });
});

describe.each(implementations)('profiles %s', (_name, open) => {
  it('are created on the first visit, from the session’s user', async () => {
    const { user, profiles } = open();
    const { profile, source } = await profiles.load(user);
    expect(profile).toMatchObject(user);
    expect(profile.createdAt).toBeInstanceOf(Date);
    expect(source).toBe('server');
  });

  it('store a new name, and keep everything else', async () => {
    const { uid, user, profiles, favorites } = open();
    await profiles.load(user);
    await favorites.add(uid, laptop('a'));
    await profiles.rename(user, 'Ana María');
    expect((await profiles.load(user)).profile).toMatchObject({ displayName: 'Ana María', email: user.email });
    expect(await favorites.list(uid)).toEqual([laptop('a')]);
  });
});

describe.each(implementations)('a user’s data %s', (_name, open) => {
  it('can be deleted completely', async () => {
    const { uid, user, favorites, history, profiles } = open();
    await profiles.load(user);
    await favorites.add(uid, laptop('a'));
    await history.save(uid, result(NOON));
    await history.save(uid, result(NOON + 5 * MINUTE_MS));
    await profiles.deleteAll(user);
    await profiles.deleteAll(user);
    expect(await favorites.list(uid)).toEqual([]);
    expect(await history.list(uid)).toEqual([]);
  });
});
