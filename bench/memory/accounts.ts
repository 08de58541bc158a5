import type { Requirements } from '#contract/answers.ts';
import type { Accounts } from '#src/services/services.tsx';
import { noAccounts } from '#src/infra/memory/services.ts';
import { type ListenFor, watchedByUser } from '#src/lib/watched.ts';
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
import type { LoadedProfile, Profiles } from '#src/services/profiles.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import type { User } from '#src/services/session.ts';

/** Accounts without a provider, for tests, which bring their own session. */
export function createMemoryAccounts(): Accounts {
  const favorites = createMemoryFavorites();
  const history = createMemoryHistory();
  return { ...noAccounts, favorites, history, profiles: createMemoryProfiles(favorites, history) };
}

/** Runs the listeners of a user after each change. */
function createListeners<T>(valueOf: (user: User) => T) {
  const listeners = new Map<() => void, string>();
  const listen: ListenFor<User, T> = (user, show) => {
    const tell = () => show(valueOf(user));
    listeners.set(tell, user.uid);
    tell();
    return () => listeners.delete(tell);
  };
  const changed = (uid: string) => {
    for (const [tell, whose] of listeners) if (whose === uid) tell();
  };
  return { of: watchedByUser(listen), changed };
}

export interface MemoryFavorites extends Favorites {
  list(uid: string): readonly SavedLaptop[];
}

export function createMemoryFavorites(): MemoryFavorites {
  const saved = new Map<string, readonly SavedLaptop[]>();
  const list = (uid: string) => saved.get(uid) ?? [];
  const { of, changed } = createListeners(({ uid }) => list(uid));
  const store = (uid: string, favorites: readonly SavedLaptop[]) => {
    saved.set(uid, favorites);
    changed(uid);
  };
  return {
    of,
    list,
    add: async (uid, favorite) => {
      const others = list(uid).filter(({ id }) => id !== favorite.id);
      if (others.length >= FAVORITES_MAX) throw new AccountDataError('denied', 'no tienes permiso.');
      store(uid, [...others, favorite]);
    },
    remove: async (uid, id) =>
      store(
        uid,
        list(uid).filter((favorite) => favorite.id !== id),
      ),
  };
}

export interface MemoryHistory extends History {
  list(uid: string): readonly SavedSet[];
}

export function createMemoryHistory(): MemoryHistory {
  const saved = new Map<string, SavedSet & { uid: string }>();

  const list = (uid: string): SavedSet[] =>
    [...saved.values()]
      .filter((set) => set.uid === uid)
      .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
      .map(({ id, createdAt, criteria, computers }) => ({ id, createdAt, criteria, computers }));
  const { of, changed } = createListeners(({ uid }) => ({ sets: list(uid), outdated: false }));

  return {
    of,
    list,
    save: async (uid, result) => {
      const computers = computersToSave(uid, result);
      const isDuplicate = (at: Date | null) => Math.abs(Number(at) - result.timestamp) <= DUPLICATE_WINDOW_MS;
      if (list(uid).some(({ createdAt }) => isDuplicate(createdAt))) return 'already_exists';
      const id = savedSetId(uid, result.timestamp);
      const requirements = withoutEmpty<Partial<Requirements>>(result.answers.requirements ?? {});
      const criteria = withoutEmpty({ ...result.answers, requirements });
      saved.set(id, { id, uid, createdAt: new Date(result.timestamp), criteria, computers });
      changed(uid);
      return 'saved';
    },
    remove: async (uid, id) => {
      const set = saved.get(id);
      if (!set) throw setMissing();
      if (set.uid !== uid) throw setDenied();
      saved.delete(id);
      changed(uid);
    },
  };
}

export function createMemoryProfiles(favorites: MemoryFavorites, history: MemoryHistory): Profiles {
  const profiles = new Map<string, LoadedProfile>();
  const profileOf = (user: User): LoadedProfile => {
    const loaded = profiles.get(user.uid) ?? { profile: user, source: 'server' };
    profiles.set(user.uid, loaded);
    return loaded;
  };
  const { of, changed } = createListeners(profileOf);
  return {
    of,
    rename: async (user, displayName) => {
      profiles.set(user.uid, { profile: { ...profileOf(user).profile, displayName }, source: 'server' });
      changed(user.uid);
    },
    deleteAll: async ({ uid }) => {
      for (const { id } of history.list(uid)) await history.remove(uid, id);
      for (const { id } of favorites.list(uid)) await favorites.remove(uid, id);
      profiles.delete(uid);
    },
  };
}
