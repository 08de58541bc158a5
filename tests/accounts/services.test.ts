/** What the account services promise, on each of their implementations. */
import { afterAll, describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#contract/answers.ts';
import { createMemoryAccounts } from '#bench/memory/accounts.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';
import { shown } from '#tests/support/watched.ts';
import { openFirestoreWorld, type Person } from './firestore.ts';
import { laptop, MINUTE_MS, newUser, NOON, result } from './samples.ts';

const world = await openFirestoreWorld();
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
  it('are none at first, then those that were added, in order', async () => {
    const { uid, user, favorites } = open();
    const saved = shown(favorites.of(user));
    await expect.poll(saved).toEqual([]);
    const priced = { ...laptop('c'), facts: ESTIMATED_PRICE };
    for (const each of [laptop('a'), laptop('b', null), priced]) await favorites.add(uid, each);
    await expect.poll(saved).toEqual([laptop('a'), laptop('b', null), priced]);
  });

  it('are each there once, and are removed by id', async () => {
    const { uid, user, favorites } = open();
    const saved = shown(favorites.of(user));
    await expect.poll(saved).toEqual([]);
    for (const each of [laptop('a', 999), laptop('b'), laptop('a', 899)]) await favorites.add(uid, each);
    await expect
      .poll(() =>
        saved()
          ?.map(({ id }) => id)
          .toSorted(),
      )
      .toEqual(['a', 'b']);
    await favorites.remove(uid, 'a');
    await favorites.remove(uid, 'never saved');
    await expect.poll(saved).toEqual([laptop('b')]);
  });
});

describe.each(implementations)('history %s', (_name, open) => {
  it('shows the sets, newest first, with at most three computers and no empty answers', async () => {
    const { uid, user, history } = open();
    const saved = shown(history.of(user));
    expect(await history.save(uid, result(NOON, 4))).toBe('saved');
    expect(await history.save(uid, result(NOON + 2 * MINUTE_MS))).toBe('saved');
    await expect
      .poll(() => saved()?.sets.map(({ id }) => id))
      .toEqual([`${uid}_${NOON + 2 * MINUTE_MS}`, `${uid}_${NOON}`]);
    expect(saved()?.outdated).toBe(false);
    const [, first] = saved()?.sets ?? [];
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
    const { uid, user, history } = open();
    const saved = shown(history.of(user));
    const answers = { purposes: [], priorities: [], requirements: NO_REQUIREMENTS };
    expect(await history.save(uid, { ...result(NOON), answers })).toBe('saved');
    await expect.poll(() => saved()?.sets.length).toBe(1);
    expect(saved()?.sets[0]?.computers).toEqual(result(NOON).computers);
    expect(withoutUndefined(saved()?.sets[0]?.criteria)).toEqual({});
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
    const { uid, user, history } = open();
    const saved = shown(history.of(user));
    await history.save(uid, result(NOON));
    await expect.poll(() => saved()?.sets.length).toBe(1);
    const id = `${uid}_${NOON}`;
    await history.remove(uid, id);
    await expect.poll(() => saved()?.sets).toEqual([]);
    await expect(history.remove(uid, id)).rejects.toMatchObject({
      problem: 'missing',
      message: 'La recomendación no existe',
    });
  });

  it('hides the sets of one user from another', async () => {
    const [ana, eva] = [open(), open()];
    await ana.history.save(ana.uid, result(NOON));
    await expect.poll(shown(eva.history.of(eva.user))).toEqual({ sets: [], outdated: false });
    await expect(eva.history.remove(eva.uid, `${ana.uid}_${NOON}`)).rejects.toMatchObject({ problem: 'denied' });
  });
});

describe.each(implementations)('a profile %s', (_name, open) => {
  it('is created on the first visit, from the session’s user', async () => {
    const { user, profiles } = open();
    const loaded = shown(profiles.of(user));
    await expect.poll(loaded).toEqual({ profile: user, source: 'server' });
  });

  it('stores a new name, and keeps everything else', async () => {
    const { uid, user, profiles, favorites } = open();
    const [loaded, saved] = [shown(profiles.of(user)), shown(favorites.of(user))];
    await expect.poll(() => loaded()?.source).toBe('server');
    await favorites.add(uid, laptop('a'));
    await profiles.rename(user, 'Ana María');
    expect(loaded()?.profile).toMatchObject({ displayName: 'Ana María', email: user.email });
    expect(saved()).toEqual([laptop('a')]);
  });

  it('is deleted with everything else, also once more', async () => {
    const { uid, user, favorites, history, profiles } = open();
    const [saved, sets] = [shown(favorites.of(user)), shown(history.of(user))];
    await favorites.add(uid, laptop('a'));
    await history.save(uid, result(NOON));
    await history.save(uid, result(NOON + 5 * MINUTE_MS));
    await expect.poll(() => sets()?.sets.length).toBe(2);
    await profiles.deleteAll(user);
    await profiles.deleteAll(user);
    await expect.poll(saved).toEqual([]);
    await expect.poll(() => sets()?.sets).toEqual([]);
  });
});
