import { useContext } from 'react';
import { laptopName } from '#contract/laptop-name.ts';
import { createObservable, useObserved } from '#src/lib/observed.ts';
import { type Favorite, FAVORITES_MAX } from '#src/services/favorites.ts';
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
    save: async (favorite: Favorite) =>
      store?.save(favorite, {
        onDone: () => showToast('Ordenador guardado en favoritos'),
        onUndone: () => showToast(`No se ha podido guardar el ${laptopName(favorite.name)}`, 'negative'),
        onFull: () => showToast(`Tienes ${FAVORITES_MAX} favoritos, el máximo`, 'caution'),
      }),
    remove: async ({ id, name }: Favorite) =>
      store?.remove(id, {
        onDone: () => showToast('Ordenador eliminado de favoritos'),
        onUndone: () => showToast(`No se ha podido quitar el ${laptopName(name)} de favoritos`, 'negative'),
      }),
  };
}
