import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../services/services.tsx';
import { WANTED_FAVORITE } from '../../services/wanted-favorite.ts';
import { useSession } from '../account/use-session.ts';
import { useSaveFavorite } from './use-save-favorite.ts';

/** What somebody wanted before signing in is done this long after. */
export const AFTER_SIGN_IN_MS = 500;

/** Saves the laptop that was wanted before the page was left to sign in; whoever comes back without doing so no longer wants it. */
export function useWantedFavorite(): void {
  const { visitData } = useServices();
  const [cameBack] = useState(() => visitData.read(WANTED_FAVORITE) !== null);
  const { status } = useSession();
  const save = useSaveFavorite();

  const saveWanted = useEffectEvent(async () => {
    const wanted = visitData.read(WANTED_FAVORITE);
    if (wanted) await save?.(wanted);
    visitData.clear(WANTED_FAVORITE);
  });
  useEffect(() => {
    if (!cameBack) return undefined;
    if (status === 'signed-out') visitData.clear(WANTED_FAVORITE);
    if (status !== 'signed-in') return undefined;
    const timer = setTimeout(() => void saveWanted(), AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [cameBack, status, visitData]);
}
