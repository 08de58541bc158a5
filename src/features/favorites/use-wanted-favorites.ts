import { useEffect, useEffectEvent } from 'react';
import type { Favorite } from '#src/services/favorites.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { useServices } from '#src/services/services.tsx';
import { wantedFavorites } from '#src/services/wanted-favorites.ts';
import { useSession } from '../account/use-session.ts';
import { useSaveFavorite } from './use-save-favorite.ts';

/** What somebody wanted before signing in is done this long after. */
export const AFTER_SIGN_IN_MS = 500;

/** What was wanted when this page was loaded; what is wanted on it is done by whoever was asked. */
const wantedBefore = new WeakMap<LocalData, readonly Favorite[]>();

function wantedBeforeThisPage(visitData: LocalData): readonly Favorite[] {
  const wanted = wantedBefore.get(visitData) ?? wantedFavorites(visitData).all();
  wantedBefore.set(visitData, wanted);
  return wanted;
}

/** Saves the laptops that were wanted before the page was left; whoever comes back without signing in no longer wants them. */
export function useWantedFavorites(): void {
  const { visitData } = useServices();
  const cameBack = wantedBeforeThisPage(visitData).length > 0;
  const { status } = useSession();
  const save = useSaveFavorite();

  const saveWanted = useEffectEvent(() => {
    const wanted = wantedFavorites(visitData);
    for (const favorite of wantedBeforeThisPage(visitData)) {
      if (wanted.has(favorite.id)) void save?.(favorite).then(() => wanted.forget(favorite.id));
    }
  });
  useEffect(() => {
    if (!cameBack) return undefined;
    if (status === 'signed-out') wantedFavorites(visitData).forgetAll();
    if (status !== 'signed-in') return undefined;
    const timer = setTimeout(saveWanted, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [cameBack, status, visitData]);
}
