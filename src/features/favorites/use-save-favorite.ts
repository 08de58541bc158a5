import type { Favorite } from '../../services/favorites.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFavorites } from './use-favorites.ts';

/** Saves a laptop and says so; `null` while nobody is signed in. */
export function useSaveFavorite(): ((favorite: Favorite) => void) | null {
  const { store } = useFavorites();
  const showToast = useToast();
  if (!store) return null;
  return (favorite) => {
    void store.save(favorite);
    showToast('Ordenador guardado en favoritos');
  };
}
