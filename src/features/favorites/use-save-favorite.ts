import type { Favorite } from '#src/services/favorites.ts';
import { useToast } from '#src/ui/toast.tsx';
import { useFavorites } from './use-favorites.ts';

/** Saves a laptop and says so once it is true; resolves when the server has answered. `null` while nobody is signed in. */
export function useSaveFavorite(): ((favorite: Favorite) => Promise<void>) | null {
  const { store } = useFavorites();
  const showToast = useToast();
  if (!store) return null;
  return async (favorite) => {
    const { told, done } = store.save(favorite);
    if (await told) showToast('Ordenador guardado en favoritos');
    await done;
  };
}
