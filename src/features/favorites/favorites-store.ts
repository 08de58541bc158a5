import { createObservable, type Observed } from '../../lib/observed.ts';
import { onReturn } from '../../lib/on-return.ts';
import type { Favorite, Favorites } from '../../services/favorites.ts';

export type FavoritesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; favorites: readonly Favorite[] };

export interface FavoritesStore {
  readonly state: Observed<FavoritesState>;
  /** Resolves when it is known what is saved, or that it cannot be told. */
  known(): Promise<void>;
  /** Asks again; what is known stays on screen meanwhile. */
  reload(): Promise<void>;
  /** Shown at once; where it cannot be kept, what is shown returns to what is true, without a word. Resolves when that is known. */
  save(favorite: Favorite): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What becomes of the favourites; the same list where nothing does. */
type Edit = (before: readonly Favorite[]) => readonly Favorite[];

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

  const show = (edit: Edit) => {
    const now = state.current();
    if (now.status === 'ready') state.set({ status: 'ready', favorites: edit(now.favorites) });
  };

  const change = async (edit: Edit, write: () => Promise<void>) => {
    const before = state.current();
    if (before.status === 'ready' && edit(before.favorites) === before.favorites) return;
    // Handed over before anything is waited for: who leaves the page now has done it.
    const written = write();
    let failed = false;
    show(edit);
    const shown = loading.then(() => (failed ? undefined : show(edit)));
    try {
      await written;
      await shown;
      if (state.current().status === 'failed') await reload();
    } catch {
      failed = true;
      if (before.status === 'ready') state.set(before);
      await reload();
    }
  };

  return {
    state,
    known: () => loading,
    reload,
    save: (favorite) =>
      change(
        (before) => (before.some(({ id }) => id === favorite.id) ? before : [...before, favorite]),
        () => favorites.add(uid, favorite),
      ),
    remove: (id) =>
      change(
        (before) =>
          before.some((favorite) => favorite.id === id) ? before.filter((favorite) => favorite.id !== id) : before,
        () => favorites.remove(uid, id),
      ),
  };
}
