import { arrayUnion, doc, getDocFromServer, type WriteBatch, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAVORITES_MAX } from '#src/services/favorites.ts';
import { firestorePort } from '../accounts/emulators.ts';
import { accessAttempts } from './access-attempts.ts';
import { deletionAttempts } from './deletion-attempts.ts';
import { favoriteAttempts } from './favorite-attempts.ts';
import { text, tryOut } from './attempt.ts';
import { favorite, openWorld, OTHER, OWNER, savedSet, type World } from './world.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld(firestorePort());
});

afterAll(() => world.close());

beforeEach(() => world.reset());

describe('access to documents', () => {
  it.each(accessAttempts)('$name', async (attempt) => {
    expect(await tryOut(world, attempt)).toBeNull();
  });
});

describe('written fields', () => {
  it.each([...profileAttempts, ...favoriteAttempts, ...savedSetAttempts, ...deletionAttempts])(
    '$name',
    async (attempt) => {
      expect(await tryOut(world, attempt)).toBeNull();
    },
  );
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const union = (ids: readonly string[]) => ({ favorites: arrayUnion(...ids.map(favorite)) });

/** Writes as an attacker, batch after batch. @returns the number of accepted batches. */
async function flood(batches: number, size: number, add: (batch: WriteBatch, index: number) => unknown) {
  let accepted = 0;
  for (const number of numbers(batches)) {
    const batch = writeBatch(world.as('other'));
    for (const index of numbers(size)) add(batch, number * size + index);
    accepted += await batch.commit().then(
      () => 1,
      () => 0,
    );
  }
  return accepted;
}

describe('a thousand quick writes of a signed-in attacker', { timeout: 60_000 }, () => {
  it('store no more favorites than the limit', async () => {
    const person = doc(world.as('other'), 'users', OTHER);
    const merge = { merge: true };
    const threeMore = (batch: WriteBatch, index: number) =>
      batch.set(person, union(['a', 'b', 'c'].map((name) => `${name}${index}`)), merge);
    const most = Math.floor(FAVORITES_MAX / 3);
    expect(await flood(most + 4, 1, threeMore)).toBe(most);
    expect(await flood(2, 50, (batch, index) => batch.set(person, union([`${index}`]), merge))).toBe(0);
    expect((await getDocFromServer(person)).get('favorites')).toHaveLength(most * 3);
  });

  it('reach no other history, and store nothing larger than the limits', async () => {
    const large = { ...savedSet(0), userId: OTHER, formData: { sessionId: text(1000) } };
    const attempts: [owner: string, set: object][] = [
      [OWNER, savedSet(0)],
      [OWNER, { ...savedSet(0), userId: OTHER }],
      [OTHER, savedSet(0)],
      [OTHER, large],
    ];
    for (const [owner, set] of attempts) {
      const write = (batch: WriteBatch, index: number) =>
        batch.set(doc(world.as('other'), 'saved_recommendations', `${owner}_${index}`), set);
      expect(await flood(5, 50, write)).toBe(0);
    }
  });
});
