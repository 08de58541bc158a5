import { useEffect, useEffectEvent } from 'react';
import type { Favorite } from '#src/services/favorites.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { useServices } from '#src/services/services.tsx';
import { wantedFavorites } from '#src/services/wanted-favorites.ts';
import { useFavorites } from './use-favorites.ts';

export const AFTER_SIGN_IN_MS = 500;

const wantedAtStart = new WeakMap<LocalData, readonly Favorite[]>();

/** What was wanted before this page was loaded. The hearts take care of what is wanted later. */
function wantedBeforeLoad(visitData: LocalData): readonly Favorite[] {
  const wanted = wantedAtStart.get(visitData) ?? wantedFavorites(visitData).all();
  wantedAtStart.set(visitData, wanted);
  return wanted;
}

/** Saves the laptops whose hearts were pressed before a redirect to sign in; forgets them if the user did not sign in. */
export function useWantedFavorites(): void {
  const { visitData } = useServices();
  const { sessionStatus, save } = useFavorites();
  const cameBack = wantedBeforeLoad(visitData).length > 0;

  const saveWanted = useEffectEvent(() => {
    const wanted = wantedFavorites(visitData);
    for (const favorite of wantedBeforeLoad(visitData)) {
      if (wanted.has(favorite.id)) void save(favorite).then(() => wanted.forget(favorite.id));
    }
  });
  useEffect(() => {
    if (!cameBack) return undefined;
    if (sessionStatus === 'signed-out') wantedFavorites(visitData).forgetAll();
    if (sessionStatus !== 'signed-in') return undefined;
    const timer = setTimeout(saveWanted, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [cameBack, sessionStatus, visitData]);
}
