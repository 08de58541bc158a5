import { useEffect, useEffectEvent, useState } from 'react';
import { delay } from '#src/lib/wait.ts';
import { createStore, useStore } from '#src/lib/store.ts';
import type { WatchedState } from '#src/lib/watched.ts';
import { FAVORITES_MAX } from '#src/services/favorites.ts';
import { pendingFavorites, type SavedLaptop } from '#src/services/saved-laptop.ts';
import { useServices, useSession } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';

export const AFTER_SIGN_IN_MS = 500;

/** A change without an answer for this long counts as queued, and the toast says that it is done. */
const QUEUED_AFTER_MS = { online: 1500, offline: 300 };

type FavoritesState = WatchedState<readonly SavedLaptop[]>;

const NONE: FavoritesState = { status: 'ready', value: [] };
const SIGNED_OUT = createStore(NONE);

/** The signed-in user's favorites, and how to change them with a toast. */
export function useFavorites() {
  const { favorites, connectivity } = useServices();
  const session = useSession();
  const showToast = useToast();
  const user = session.status === 'signed-in' ? session.user : null;
  const watched = user && favorites.of(user);
  const state = useStore(watched ?? SIGNED_OUT, NONE);

  /** A refusal is not told: the heart shows it. */
  const tellWhenDone = async (words: string, written: Promise<void>) => {
    const queued = delay(QUEUED_AFTER_MS[connectivity.current() ? 'online' : 'offline']);
    const isDone = await Promise.race([written, queued]).then(
      () => true,
      () => false,
    );
    if (isDone) showToast(words);
  };

  return {
    sessionStatus: session.status,
    state,
    retry: () => watched?.retry(),
    /** Resolves once it is stored, queued or refused. */
    save: async (favorite: SavedLaptop) => {
      if (!user) return;
      if (state.status === 'ready' && state.value.length >= FAVORITES_MAX && !isSaved(state, favorite.id)) {
        return showToast(`Tienes ${FAVORITES_MAX} favoritos, el máximo`, 'caution');
      }
      await tellWhenDone('Ordenador guardado en favoritos', favorites.add(user.uid, favorite));
    },
    remove: async ({ id }: SavedLaptop) => {
      if (user) await tellWhenDone('Ordenador eliminado de favoritos', favorites.remove(user.uid, id));
    },
  };
}

export const isSaved = (state: FavoritesState, id: string): boolean =>
  state.status === 'ready' && state.value.some((favorite) => favorite.id === id);

/** Saves the laptops whose hearts were pressed before a redirect to sign in; forgets them if the user did not sign in. */
export function usePendingFavorites(): void {
  const { sessionData } = useServices();
  const { sessionStatus, save } = useFavorites();
  const pending = pendingFavorites(sessionData);
  const [before] = useState(pending.all);

  const savePending = useEffectEvent(() => {
    for (const laptop of before) void save(laptop).then(() => pending.forget(laptop.id));
  });
  const forgetPending = useEffectEvent(() => {
    for (const { id } of before) pending.forget(id);
  });
  useEffect(() => {
    if (sessionStatus === 'signed-out') forgetPending();
    if (sessionStatus !== 'signed-in') return undefined;
    const timer = setTimeout(savePending, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [sessionStatus]);
}
