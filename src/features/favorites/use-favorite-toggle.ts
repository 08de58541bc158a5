import { useEffect, useEffectEvent, useState } from 'react';
import type { Favorite } from '../../services/favorites.ts';
import { useServices } from '../../services/services.tsx';
import { WANTED_FAVORITE } from '../../services/wanted-favorite.ts';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { useFavorites } from './use-favorites.ts';
import { useSaveFavorite } from './use-save-favorite.ts';
import { AFTER_SIGN_IN_MS } from './use-wanted-favorite.ts';

/** Keeps `favorite` or not. Whoever is not signed in is asked to (`asking`), and what they wanted is done afterwards. */
export function useFavoriteToggle(favorite: Favorite) {
  const { state, store } = useFavorites();
  const { status } = useSession();
  const showToast = useToast();
  const save = useSaveFavorite();
  const { visitData } = useServices();
  const [wanted, setWanted] = useState(false);
  const saved = state.status === 'ready' && state.favorites.some(({ id }) => id === favorite.id);

  // Noted as well until it is kept, because signing in may leave the page: useWantedFavorite does it then.
  const want = (wants: boolean) => {
    setWanted(wants);
    if (wants) visitData.write(WANTED_FAVORITE, favorite);
    else visitData.clear(WANTED_FAVORITE);
  };

  const saveWanted = useEffectEvent(async () => {
    setWanted(false);
    await save?.(favorite);
    visitData.clear(WANTED_FAVORITE);
  });
  const due = wanted && store !== null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void saveWanted(), AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const toggle = () => {
    if (!store || !save) return want(true);
    if (!saved) return void save(favorite);
    visitData.clear(WANTED_FAVORITE);
    void store.remove(favorite.id);
    return showToast('Ordenador eliminado de favoritos');
  };

  // As long as it is not known who is there, nobody is asked.
  const asking = wanted && (status === 'signed-out' || status === 'disabled');
  return { saved, toggle, asking, stopAsking: () => want(false) };
}
