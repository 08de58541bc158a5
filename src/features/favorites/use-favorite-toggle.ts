import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Favorite } from '#src/services/favorites.ts';
import { useServices } from '#src/services/services.tsx';
import { wantedFavorites } from '#src/services/wanted-favorites.ts';
import { useToast } from '#src/ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import type { FavoritesState } from './favorites-store.ts';
import { useFavorites } from './use-favorites.ts';
import { useSaveFavorite } from './use-save-favorite.ts';
import { AFTER_SIGN_IN_MS } from './use-wanted-favorites.ts';

/** Whose heart is pressed while it is not known who they are wants it toggled; who has to sign in first wants it saved. */
type Wish = 'toggle' | 'save';

/** Keeps `favorite` or not. Whoever is not signed in is asked to (`asking`), and what they wanted is done afterwards. */
export function useFavoriteToggle(favorite: Favorite) {
  const { state, store } = useFavorites();
  const { status } = useSession();
  const wanted = wantedFavorites(useServices().visitData);
  const { toggle, save } = useChanges(favorite);
  const [wish, setWish] = useState<Wish | null>(null);
  if (wish === 'toggle' && status === 'signed-out') setWish('save');

  const fulfil = useEffectEvent(() => {
    setWish(null);
    void (wish === 'toggle' ? toggle : save)();
  });
  const due = wish !== null && store !== null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(fulfil, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const press = () => {
    if (store) return void toggle();
    // Signing in may leave the page: useWantedFavorites does it then.
    wanted.note(favorite);
    return setWish(status === 'unknown' ? 'toggle' : 'save');
  };
  const stopAsking = () => {
    wanted.forget(favorite.id);
    setWish(null);
  };
  // As long as it is not known who is there, nobody is asked.
  const asking = wish !== null && (status === 'signed-out' || status === 'disabled');
  return { saved: isSaved(state, favorite), toggle: press, asking, stopAsking };
}

function useChanges(favorite: Favorite) {
  const { store } = useFavorites();
  const showToast = useToast();
  const saveAndTell = useSaveFavorite();
  const wanted = wantedFavorites(useServices().visitData);
  const waiting = useRef(false);

  const save = async () => {
    await saveAndTell?.(favorite);
    wanted.forget(favorite.id);
  };

  const toggle = async () => {
    if (!store || waiting.current) return;
    if (store.state.current().status !== 'ready') {
      // Noted: whoever leaves the page before it is known what to do finds it saved.
      wanted.note(favorite);
      waiting.current = true;
      await store.known();
      waiting.current = false;
    }
    if (!isSaved(store.state.current(), favorite)) return save();
    wanted.forget(favorite.id);
    if (await store.remove(favorite.id).told) showToast('Ordenador eliminado de favoritos');
  };

  return { toggle, save };
}

const isSaved = (state: FavoritesState, { id }: Favorite): boolean =>
  state.status === 'ready' && state.favorites.some((favorite) => favorite.id === id);
