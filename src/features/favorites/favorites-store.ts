import { createObservable, type Observed } from '#src/lib/observed.ts';
import type { Connectivity } from '#src/services/services.tsx';
import { FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';

/** A change without an answer for this long counts as queued, and the toast says that it is done. */
const QUEUED_AFTER_MS = { online: 1500, offline: 300 };

type List = readonly SavedLaptop[];

export type FavoritesState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; favorites: List };

/** Callbacks for toasts; none is called after another change of the same laptop. */
interface Reports {
  /** It is stored or queued. */
  onDone?: () => void;
  /** It was reported as done and then refused. A change that is refused earlier has no toast. */
  onUndone?: () => void;
  /** It was not saved because there are {@link FAVORITES_MAX}. */
  onFull?: () => void;
}

/**
 * One user's favorites, shared by all hearts and pages. Changes are optimistic and rolled back when refused; their
 * promises resolve when the server has answered.
 */
export interface FavoritesStore {
  readonly state: Observed<FavoritesState>;
  loaded(): Promise<void>;
  reload(): Promise<void>;
  /** Sends nothing if the list is full. */
  save(favorite: SavedLaptop, reports: Reports): Promise<void>;
  remove(id: string, reports: Reports): Promise<void>;
}

/** A laptop's entry before and after a change; `undefined`: not saved. */
interface Change {
  id: string;
  before: SavedLaptop | undefined;
  after: SavedLaptop | undefined;
}

export function createFavoritesStore(favorites: Favorites, uid: string, connectivity: Connectivity): FavoritesStore {
  let stored: List | null = null;
  let pending: readonly Change[] = [];
  let loading: Promise<void> = Promise.resolve();

  const state = createObservable<FavoritesState>({ status: 'loading' }, () => {
    void reload();
    // Another device or tab may have changed the list; a tab that stays visible beside this one triggers no event.
    const stopReturning = onReturn(() => void reload());
    const stopListening = favorites.observe?.(uid, () => {
      if (document.visibilityState === 'visible') void reload();
    });
    const stopObserving = connectivity.observe(() => {
      if (connectivity.current()) void reload();
    });
    return () => {
      stopReturning();
      stopListening?.();
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

  const apply = async (change: Change, write: () => Promise<void>, reports: Reports): Promise<void> => {
    // Sent first, because the user may leave the page now.
    const written = write();
    pending = [...pending, change];
    publish();

    let reported = false;
    const isLatest = () => pending.findLast(({ id }) => id === change.id) === change;
    const reportDone = () => {
      if (reported || !isLatest()) return;
      reported = true;
      reports.onDone?.();
    };
    const queued = setTimeout(reportDone, QUEUED_AFTER_MS[connectivity.current() ? 'online' : 'offline']);
    const accepted = await written.then(
      () => true,
      () => false,
    );
    clearTimeout(queued);
    if (accepted) reportDone();
    const isReportWrong = reported && !accepted && isLatest();

    pending = pending.filter((other) => other !== change);
    // A list that was loaded meanwhile may contain the change already.
    if (stored !== null) stored = withEntry(stored, change.id, accepted ? change.after : change.before);
    publish();
    if (!accepted || state.current().status === 'failed') await reload();
    if (accepted || isMade(state.current(), change)) return;
    if (!change.before && isFull(state.current())) reports.onFull?.();
    else if (isReportWrong) reports.onUndone?.();
  };

  return {
    state,
    loaded: () => loading,
    reload,
    async save(favorite, reports) {
      const { id } = favorite;
      if (savedEntry(state.current(), id)) return reports.onDone?.();
      if (isFull(state.current())) {
        // Another device may have removed some: the next press works on the new list.
        void reload();
        return reports.onFull?.();
      }
      await apply({ id, before: undefined, after: favorite }, () => favorites.add(uid, favorite), reports);
    },
    async remove(id, reports) {
      const before = savedEntry(state.current(), id);
      if (!before) return reports.onDone?.();
      await apply({ id, before, after: undefined }, () => favorites.remove(uid, id), reports);
    },
  };
}

export const savedEntry = (state: FavoritesState, id: string): SavedLaptop | undefined =>
  state.status === 'ready' ? state.favorites.find((favorite) => favorite.id === id) : undefined;

const isFull = (state: FavoritesState): boolean => state.status === 'ready' && state.favorites.length >= FAVORITES_MAX;

/** Whether the list already has the change, for example from another device. */
const isMade = (state: FavoritesState, { id, after }: Change): boolean =>
  state.status === 'ready' && (savedEntry(state, id) === undefined) === (after === undefined);

function withEntry(list: List, id: string, entry: SavedLaptop | undefined): List {
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
