import type { Favorite } from '../../services/favorites.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFavorites } from './use-favorites.ts';

/** Saves a laptop and says so; resolves when it has been kept. `null` while nobody is signed in. */
export function useSaveFavorite(): ((favorite: Favorite) => Promise<void>) | null {
  const { store } = useFavorites();
  const showToast = useToast();
  if (!store) return null;
  return (favorite) => {
    showToast('Ordenador guardado en favoritos');
    return store.save(favorite);
  };
}
