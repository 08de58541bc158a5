import { createObservable, type Observed } from '../../lib/observed.ts';
import { onReturn } from '../../lib/on-return.ts';
import type { Favorite, Favorites } from '../../services/favorites.ts';

export type FavoritesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; favorites: readonly Favorite[] };

export interface FavoritesStore {
  readonly state: Observed<FavoritesState>;
  /** Asks again; what is known stays on screen meanwhile. */
  reload(): Promise<void>;
  /** Shown at once; where it cannot be kept, what is shown returns to what is true, without a word. */
  save(favorite: Favorite): Promise<void>;
  remove(id: string): Promise<void>;
}

/** One person's favourites as all parts of the page see them. They are fetched whenever something begins to show them. */
export function createFavoritesStore(favorites: Favorites, uid: string): FavoritesStore {
  const state = createObservable<FavoritesState>({ status: 'loading' }, () => {
    void reload();
    // Another tab or device may have changed them meanwhile.
    return onReturn(() => void reload());
  });
  let loading: Promise<void> = Promise.resolve();

  const load = async () => {
    try {
      state.set({ status: 'ready', favorites: await favorites.list(uid) });
    } catch {
      if (state.current().status !== 'ready') state.set({ status: 'failed' });
    }
  };

  const reload = () => {
    if (state.current().status === 'failed') state.set({ status: 'loading' });
    loading = load();
    return loading;
  };

  const change = async (next: (before: readonly Favorite[]) => readonly Favorite[], write: () => Promise<void>) => {
    await loading;
    const before = state.current();
    if (before.status !== 'ready') return;
    const after = next(before.favorites);
    if (after === before.favorites) return;
    state.set({ status: 'ready', favorites: after });
    write().catch(() => {
      state.set(before);
      return reload();
    });
  };

  return {
    state,
    reload,
    save: (favorite) =>
      change(
        (before) => (before.some(({ id }) => id === favorite.id) ? before : [...before, favorite]),
        () => favorites.add(uid, favorite),
      ),
    remove: (id) =>
      change(
        (before) => before.filter((favorite) => favorite.id !== id),
        () => favorites.remove(uid, id),
      ),
  };
}
