import { useEffect, useEffectEvent, useState } from 'react';
import { wantedFavorites } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { AFTER_SIGN_IN_MS, useFavorites } from './use-favorites.ts';

/** Saves the laptops whose hearts were pressed before a redirect to sign in; forgets them if the user did not sign in. */
export function useWantedFavorites(): void {
  const { visitData } = useServices();
  const { sessionStatus, save, wantedHere } = useFavorites();
  const wanted = wantedFavorites(visitData);
  const [before] = useState(() => wanted.all().filter(({ id }) => !wantedHere.has(id)));

  const saveWanted = useEffectEvent(() => {
    for (const laptop of before) void save(laptop).then(() => wanted.forget(laptop.id));
  });
  const forgetWanted = useEffectEvent(() => {
    for (const { id } of before) if (!wantedHere.has(id)) wanted.forget(id);
  });
  useEffect(() => {
    if (sessionStatus === 'signed-out') forgetWanted();
    if (sessionStatus !== 'signed-in') return undefined;
    const timer = setTimeout(saveWanted, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [sessionStatus]);
}
