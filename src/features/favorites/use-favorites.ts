import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { laptopName } from '#contract/laptop-name.ts';
import { createObservable, useObserved } from '#src/lib/observed.ts';
import { FAVORITES_MAX } from '#src/services/favorites.ts';
import { pendingFavorites, type SavedLaptop } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { FavoritesContext } from './favorites-provider.tsx';
import { createFavoritesStore, type FavoritesState, type FavoritesStore } from './favorites-store.ts';

export const AFTER_SIGN_IN_MS = 500;

const EMPTY: FavoritesState = { status: 'ready', favorites: [] };
const SIGNED_OUT = createObservable(EMPTY);

/** The signed-in user's favorites, and how to change them with a toast. */
export function useFavorites() {
  const shared = useContext(FavoritesContext);
  if (!shared) throw new Error('useFavorites needs a FavoritesProvider above it');
  const { favorites, connectivity } = useServices();
  const session = useSession();
  const showToast = useToast();
  const storeOf = (uid: string): FavoritesStore => {
    const store = shared.stores.get(uid) ?? createFavoritesStore(favorites, uid, connectivity);
    shared.stores.set(uid, store);
    return store;
  };
  const store = session.status === 'signed-in' ? storeOf(session.user.uid) : null;
  return {
    sessionStatus: session.status,
    pendingHere: shared.pendingHere,
    state: useObserved(store?.state ?? SIGNED_OUT, EMPTY),
    store,
    save: async (favorite: SavedLaptop) =>
      store?.save(favorite, {
        onDone: () => showToast('Ordenador guardado en favoritos'),
        onUndone: () => showToast(`No se ha podido guardar el ${laptopName(favorite.name)}`, 'negative'),
        onFull: () => showToast(`Tienes ${FAVORITES_MAX} favoritos, el máximo`, 'caution'),
      }),
    remove: async ({ id, name }: SavedLaptop) =>
      store?.remove(id, {
        onDone: () => showToast('Ordenador eliminado de favoritos'),
        onUndone: () => showToast(`No se ha podido quitar el ${laptopName(name)} de favoritos`, 'negative'),
      }),
  };
}

/** Saves the laptops whose hearts were pressed before a redirect to sign in; forgets them if the user did not sign in. */
export function usePendingFavorites(): void {
  const { visitData } = useServices();
  const { sessionStatus, save, pendingHere } = useFavorites();
  const pending = pendingFavorites(visitData);
  const [before] = useState(() => pending.all().filter(({ id }) => !pendingHere.has(id)));

  const savePending = useEffectEvent(() => {
    for (const laptop of before) void save(laptop).then(() => pending.forget(laptop.id));
  });
  const forgetPending = useEffectEvent(() => {
    for (const { id } of before) if (!pendingHere.has(id)) pending.forget(id);
  });
  useEffect(() => {
    if (sessionStatus === 'signed-out') forgetPending();
    if (sessionStatus !== 'signed-in') return undefined;
    const timer = setTimeout(savePending, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [sessionStatus]);
}
