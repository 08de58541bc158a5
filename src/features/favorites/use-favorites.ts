import { createObservable } from '#src/lib/observed.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import type { Connectivity } from '#src/services/connectivity.ts';
import type { Favorites } from '#src/services/favorites.ts';
import { useServices } from '#src/services/services.tsx';
import { useSession } from '../account/use-session.ts';
import { createFavoritesStore, type FavoritesState, type FavoritesStore } from './favorites-store.ts';

const NOTHING: FavoritesState = { status: 'ready', favorites: [] };
const nobodys = createObservable(NOTHING);

/** One store for each person, whoever asks: hearts and pages show the same. */
const stores = new WeakMap<Favorites, Map<string, FavoritesStore>>();

function storeOf(favorites: Favorites, uid: string, connectivity: Connectivity): FavoritesStore {
  const byPerson = stores.get(favorites) ?? new Map<string, FavoritesStore>();
  stores.set(favorites, byPerson);
  const store = byPerson.get(uid) ?? createFavoritesStore(favorites, uid, connectivity);
  byPerson.set(uid, store);
  return store;
}

/** The signed-in person's favourites and how to change them; `store` is `null` while nobody is signed in. */
export function useFavorites(): { state: FavoritesState; store: FavoritesStore | null } {
  const { favorites, connectivity } = useServices();
  const session = useSession();
  const store = session.status === 'signed-in' ? storeOf(favorites, session.user.uid, connectivity) : null;
  return { state: useObserved(store?.state ?? nobodys, NOTHING), store };
}
