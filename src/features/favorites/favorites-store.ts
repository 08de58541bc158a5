import { createObservable, type Observed } from '#src/lib/observed.ts';
import type { Connectivity } from '#src/services/connectivity.ts';
import type { Favorite, Favorites } from '#src/services/favorites.ts';

/** A change without an answer for this long counts as queued: the user is told that it is done. */
const QUEUED_AFTER_MS = { online: 1500, offline: 300 };

type List = readonly Favorite[];

export type FavoritesState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; favorites: List };

/**
 * One user's favorites, shared by all hearts and pages. Changes are optimistic and rolled back when refused; their
 * promises resolve when the server has answered. `onDone` is called once a change is stored or queued, unless another
 * change of the same laptop has followed.
 */
export interface FavoritesStore {
  readonly state: Observed<FavoritesState>;
  loaded(): Promise<void>;
  reload(): Promise<void>;
  save(favorite: Favorite, onDone: () => void): Promise<void>;
  remove(id: string, onDone: () => void): Promise<void>;
  /** Any other change of a laptop that is saved. @returns whether it was accepted */
  change(change: Change, write: () => Promise<void>): Promise<boolean>;
}

/** A laptop's entry before and after a change; `undefined`: not saved. */
interface Change {
  id: string;
  before: Favorite | undefined;
  after: Favorite | undefined;
}

export function createFavoritesStore(favorites: Favorites, uid: string, connectivity: Connectivity): FavoritesStore {
  let stored: List | null = null;
  let pending: readonly Change[] = [];
  let loading: Promise<void> = Promise.resolve();

  const state = createObservable<FavoritesState>({ status: 'loading' }, () => {
    void reload();
    // Another tab or device may have changed the list.
    const stopReturning = onReturn(() => void reload());
    const stopObserving = connectivity.observe(() => {
      if (connectivity.current()) void reload();
    });
    return () => {
      stopReturning();
      stopObserving();
    };
  });

  const publish = () => {
    if (stored === null) return;
    const list = pending.reduce((before, { id, after }) => withEntry(before, id, after), stored);
    state.set({ status: 'ready', favorites: list });
  };

  const load = async () => {
    try {
      stored = await favorites.list(uid, reloadSettled);
      publish();
    } catch {
      if (stored === null) state.set({ status: 'failed' });
    }
  };

  const reloadSettled = () => void reload();

  const reload = () => {
    if (state.current().status === 'failed') state.set({ status: 'loading' });
    loading = load();
    return loading;
  };

  const apply = async (change: Change, write: () => Promise<void>, onDone?: () => void): Promise<boolean> => {
    // Sent before anything else: the user may leave the page now.
    const written = write();
    pending = [...pending, change];
    publish();

    let reported = false;
    const report = () => {
      const latest = pending.findLast(({ id }) => id === change.id) ?? change;
      if (!reported && latest === change) onDone?.();
      reported = true;
    };
    const queued = setTimeout(report, QUEUED_AFTER_MS[connectivity.current() ? 'online' : 'offline']);
    const accepted = await written.then(
      () => true,
      () => false,
    );
    clearTimeout(queued);

    pending = pending.filter((other) => other !== change);
    // A list that was loaded meanwhile may contain the change already.
    if (stored !== null) stored = withEntry(stored, change.id, accepted ? change.after : change.before);
    publish();
    if (accepted) report();
    if (!accepted || state.current().status === 'failed') await reload();
    return accepted;
  };

  return {
    state,
    loaded: () => loading,
    reload,
    async save(favorite, onDone) {
      const { id } = favorite;
      if (savedEntry(state.current(), id)) return onDone();
      await apply({ id, before: undefined, after: favorite }, () => favorites.add(uid, favorite), onDone);
    },
    async remove(id, onDone) {
      const before = savedEntry(state.current(), id);
      if (!before) return onDone();
      await apply({ id, before, after: undefined }, () => favorites.remove(uid, id), onDone);
    },
    change: apply,
  };
}

export const savedEntry = (state: FavoritesState, id: string): Favorite | undefined =>
  state.status === 'ready' ? state.favorites.find((favorite) => favorite.id === id) : undefined;

function withEntry(list: List, id: string, entry: Favorite | undefined): List {
  if (!entry) return list.filter((favorite) => favorite.id !== id);
  return list.some((favorite) => favorite.id === id)
    ? list.map((favorite) => (favorite.id === id ? entry : favorite))
    : [...list, entry];
}

function onReturn(callback: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
