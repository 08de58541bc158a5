import { createObservable, type Observed } from '#src/lib/observed.ts';
import { onReturn } from '#src/lib/on-return.ts';
import type { Connectivity } from '#src/services/connectivity.ts';
import type { Favorite, Favorites } from '#src/services/favorites.ts';

/** How long the server may take to answer before a change counts as queued. */
const QUEUED_AFTER_MS = { online: 1500, offline: 300 };

export type FavoritesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; favorites: readonly Favorite[] };

/** What becomes of a change, which is shown at once. */
export interface Change {
  /** Whether it may be told: `true` once it is stored or queued, `false` when it was refused or another one has followed. */
  told: Promise<boolean>;
  /** Resolves when the server has answered and what is shown is true. */
  done: Promise<void>;
}

export interface FavoritesStore {
  readonly state: Observed<FavoritesState>;
  /** Resolves when it is known what is saved, or that it cannot be told. */
  known(): Promise<void>;
  /** Asks again; what is known stays on screen meanwhile. */
  reload(): Promise<void>;
  /** Shown at once; where it cannot be kept, what is shown returns to what is true, without a word. */
  save(favorite: Favorite): Change;
  remove(id: string): Change;
}

type List = readonly Favorite[];

/** What somebody wants changed; both ways leave a list as it is where there is nothing to do. */
interface Edit {
  id: string;
  apply: (before: List) => List;
  undo: (after: List) => List;
}

/** One person's favourites as all parts of the page see them. They are fetched whenever something begins to show them. */
export function createFavoritesStore(favorites: Favorites, uid: string, connectivity: Connectivity): FavoritesStore {
  const state = createObservable<FavoritesState>({ status: 'loading' }, () => {
    void reload();
    // Another tab or device may have changed them meanwhile.
    const stopReturning = onReturn(() => void reload());
    const stopObserving = connectivity.observe(() => {
      if (connectivity.current()) void reload();
    });
    return () => {
      stopReturning();
      stopObserving();
    };
  });
  let loading: Promise<void> = Promise.resolve();
  /** As they were when they were last asked for, and the changes since then that nobody has answered yet. */
  let stored: List | null = null;
  let unanswered: readonly Edit[] = [];

  const draw = () => {
    if (stored === null) return;
    state.set({ status: 'ready', favorites: unanswered.reduce((list, edit) => edit.apply(list), stored) });
  };

  const load = async () => {
    try {
      stored = await favorites.list(uid, () => void reload());
      draw();
    } catch {
      if (stored === null) state.set({ status: 'failed' });
    }
  };

  const reload = () => {
    if (state.current().status === 'failed') state.set({ status: 'loading' });
    loading = load();
    return loading;
  };

  const finish = async (answered: Promise<boolean>) => {
    if (!(await answered) || state.current().status === 'failed') await reload();
  };

  /** @returns whether the server has taken it. */
  const answer = async (edit: Edit, written: Promise<void>): Promise<boolean> => {
    const taken = await written.then(
      () => true,
      () => false,
    );
    unanswered = unanswered.filter((each) => each !== edit);
    // What was fetched in between may have it already.
    if (stored !== null) stored = taken ? edit.apply(stored) : edit.undo(stored);
    draw();
    return taken;
  };

  const change = (edit: Edit, write: () => Promise<void>): Change => {
    const now = state.current();
    if (now.status === 'ready' && edit.apply(now.favorites) === now.favorites) return NOTHING_TO_DO;
    // Handed over before anything is waited for: who leaves the page now has done it.
    const written = write();
    unanswered = [...unanswered, edit];
    draw();
    const answered = answer(edit, written);
    const isLast = () => unanswered.findLast(({ id }) => id === edit.id);
    const queued = after(QUEUED_AFTER_MS[connectivity.current() ? 'online' : 'offline']).then(() => true);
    return {
      told: Promise.race([answered, queued]).then((kept) => kept && (isLast() ?? edit) === edit),
      done: finish(answered),
    };
  };

  return {
    state,
    known: () => loading,
    reload,
    save: (favorite) => change(saving(favorite), () => favorites.add(uid, favorite)),
    remove: (id) => {
      const now = state.current();
      const removed = now.status === 'ready' ? now.favorites.find((favorite) => favorite.id === id) : undefined;
      return change(removing(id, removed), () => favorites.remove(uid, id));
    },
  };
}

const NOTHING_TO_DO: Change = { told: Promise.resolve(true), done: Promise.resolve() };

const saving = (favorite: Favorite): Edit => ({
  id: favorite.id,
  apply: (list) => withFavorite(list, favorite),
  undo: (list) => without(list, favorite.id),
});

const removing = (id: string, removed: Favorite | undefined): Edit => ({
  id,
  apply: (list) => without(list, id),
  undo: (list) => (removed ? withFavorite(list, removed) : list),
});

const has = (list: List, id: string): boolean => list.some((favorite) => favorite.id === id);
const withFavorite = (list: List, favorite: Favorite): List => (has(list, favorite.id) ? list : [...list, favorite]);
const without = (list: List, id: string): List =>
  has(list, id) ? list.filter((favorite) => favorite.id !== id) : list;

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
