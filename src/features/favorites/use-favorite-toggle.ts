import { useEffect, useEffectEvent, useState } from 'react';
import type { Favorite } from '../../services/favorites.ts';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { useFavorites } from './use-favorites.ts';

/** What somebody wanted before signing in is done this long after. */
const AFTER_SIGN_IN_MS = 500;

/** Keeps `favorite` or not. Whoever is not signed in is asked to (`asking`), and what they wanted is done afterwards. */
export function useFavoriteToggle(favorite: Favorite) {
  const { state, store } = useFavorites();
  const { status } = useSession();
  const showToast = useToast();
  const [wanted, setWanted] = useState(false);
  const saved = state.status === 'ready' && state.favorites.some(({ id }) => id === favorite.id);

  const save = () => {
    void store?.save(favorite);
    showToast('Ordenador guardado en favoritos');
  };

  const saveWanted = useEffectEvent(() => {
    setWanted(false);
    save();
  });
  const due = wanted && store !== null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => saveWanted(), AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const toggle = () => {
    if (!store) return setWanted(true);
    if (!saved) return save();
    void store.remove(favorite.id);
    return showToast('Ordenador eliminado de favoritos');
  };

  // As long as it is not known who is there, nobody is asked.
  const asking = wanted && (status === 'signed-out' || status === 'disabled');
  return { saved, toggle, asking, stopAsking: () => setWanted(false) };
}
