import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Favorite } from '#src/services/favorites.ts';
import { useServices } from '#src/services/services.tsx';
import { wantedFavorites } from '#src/services/wanted-favorites.ts';
import { savedEntry } from './favorites-store.ts';
import { useFavorites } from './use-favorites.ts';
import { AFTER_SIGN_IN_MS } from './use-wanted-favorites.ts';

/** A press that waits for the session: `toggle` while it is loading, `save` once the user is asked to sign in. */
type WaitingPress = 'toggle' | 'save';

/** A heart's state; `asking` is whether to show the login modal. A press is carried out after signing in. */
export function useFavoriteToggle(favorite: Favorite) {
  const { sessionStatus, state, store, save, remove } = useFavorites();
  const wanted = wantedFavorites(useServices().visitData);
  const [waiting, setWaiting] = useState<WaitingPress | null>(null);
  const toggling = useRef(false);
  if (waiting === 'toggle' && sessionStatus === 'signed-out') setWaiting('save');

  const saveWanted = async () => {
    await save(favorite);
    wanted.forget(favorite.id);
  };

  const toggle = async () => {
    if (!store || toggling.current) return;
    if (store.state.current().status !== 'ready') {
      // useWantedFavorites saves it on the next page if the user leaves before the list has loaded.
      wanted.note(favorite);
      toggling.current = true;
      await store.loaded();
      toggling.current = false;
    }
    if (!savedEntry(store.state.current(), favorite.id)) return saveWanted();
    wanted.forget(favorite.id);
    await remove(favorite);
  };

  const carryOut = useEffectEvent(() => {
    setWaiting(null);
    void (waiting === 'toggle' ? toggle : saveWanted)();
  });
  const due = waiting !== null && store !== null;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(carryOut, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [due]);

  const press = () => {
    if (store) return void toggle();
    // Signing in may leave the page; useWantedFavorites saves it then.
    wanted.note(favorite);
    return setWaiting(sessionStatus === 'unknown' ? 'toggle' : 'save');
  };
  const stopAsking = () => {
    wanted.forget(favorite.id);
    setWaiting(null);
  };
  const asking = waiting !== null && (sessionStatus === 'signed-out' || sessionStatus === 'disabled');
  return { saved: savedEntry(state, favorite.id) !== undefined, press, asking, stopAsking };
}
