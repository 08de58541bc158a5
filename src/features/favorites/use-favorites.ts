import { laptopName } from '#contract/laptop-name.ts';
import { createObservable } from '#src/lib/observed.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { Connectivity } from '#src/services/connectivity.ts';
import { type Favorite, FAVORITES_MAX, type Favorites } from '#src/services/favorites.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { createFavoritesStore, type FavoritesState, type FavoritesStore } from './favorites-store.ts';

const EMPTY: FavoritesState = { status: 'ready', favorites: [] };
const SIGNED_OUT = createObservable(EMPTY);

const stores = new WeakMap<Favorites, Map<string, FavoritesStore>>();

function storeOf(favorites: Favorites, uid: string, connectivity: Connectivity): FavoritesStore {
  const byUser = stores.get(favorites) ?? new Map<string, FavoritesStore>();
  stores.set(favorites, byUser);
  const store = byUser.get(uid) ?? createFavoritesStore(favorites, uid, connectivity);
  byUser.set(uid, store);
  return store;
}

export function useFavorites() {
  const { favorites, connectivity } = useServices();
  const session = useSession();
  const showToast = useToast();
  const store = session.status === 'signed-in' ? storeOf(favorites, session.user.uid, connectivity) : null;
  return {
    sessionStatus: session.status,
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
