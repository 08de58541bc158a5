import type { Accounts } from '#src/services/services.tsx';
import { noAccounts } from '#src/infra/memory/no-accounts.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';
import {
  computersToSave,
  DUPLICATE_WINDOW_MS,
  type History,
  type SavedSet,
  savedSetId,
  setDenied,
  setMissing,
  withoutEmpty,
} from '#src/services/history.ts';
import type { Profile, Profiles } from '#src/services/profiles.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import type { User } from '#src/services/session.ts';

/** Accounts without a provider, for tests, which bring their own session. */
export function createMemoryAccounts(): Accounts {
  const favorites = createMemoryFavorites();
  const history = createMemoryHistory();
  return { ...noAccounts, favorites, history, profiles: createMemoryProfiles(favorites, history) };
}

export function createMemoryFavorites(): Favorites {
  const saved = new Map<string, readonly SavedLaptop[]>();
  const listOf = (uid: string) => saved.get(uid) ?? [];
  return {
    list: async (uid) => [...listOf(uid)],
    add: async (uid, favorite) => {
      const others = listOf(uid).filter(({ id }) => id !== favorite.id);
      if (others.length >= FAVORITES_MAX) throw new AccountDataError('denied', 'no tienes permiso.');
      saved.set(uid, [...others, favorite]);
    },
    remove: async (uid, id) => {
      saved.set(
        uid,
        listOf(uid).filter((favorite) => favorite.id !== id),
      );
    },
  };
}

export function createMemoryHistory(): History {
  const saved = new Map<string, SavedSet & { uid: string }>();

  const list = (uid: string): SavedSet[] =>
    [...saved.values()]
      .filter((set) => set.uid === uid)
      .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
      .map(({ id, createdAt, criteria, computers }) => ({ id, createdAt, criteria, computers }));

  return {
    save: async (uid, result) => {
      const computers = computersToSave(uid, result);
      const isDuplicate = (at: Date | null) => Math.abs(Number(at) - result.timestamp) <= DUPLICATE_WINDOW_MS;
      if (list(uid).some(({ createdAt }) => isDuplicate(createdAt))) return 'already_exists';
      const id = savedSetId(uid, result.timestamp);
      const requirements = withoutEmpty(result.answers.requirements);
      const criteria = withoutEmpty({ ...result.answers, requirements });
      saved.set(id, { id, uid, createdAt: new Date(result.timestamp), criteria, computers });
      return 'saved';
    },
    list: async (uid) => list(uid),
    remove: async (uid, id) => {
      const set = saved.get(id);
      if (!set) throw setMissing();
      if (set.uid !== uid) throw setDenied();
      saved.delete(id);
    },
  };
}

export function createMemoryProfiles(favorites: Favorites, history: History): Profiles {
  const profiles = new Map<string, Profile>();
  const profileOf = (user: User): Profile => {
    const profile = profiles.get(user.uid) ?? { ...user, createdAt: new Date() };
    profiles.set(user.uid, profile);
    return profile;
  };
  return {
    load: async (user) => ({ profile: profileOf(user), source: 'server' }),
    rename: async (user, displayName) => {
      profiles.set(user.uid, { ...profileOf(user), displayName });
    },
    deleteAll: async ({ uid }) => {
      for (const { id } of await history.list(uid)) await history.remove(uid, id);
      for (const { id } of await favorites.list(uid)) await favorites.remove(uid, id);
      profiles.delete(uid);
    },
  };
}
