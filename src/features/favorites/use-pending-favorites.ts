import { useEffect, useEffectEvent, useState } from 'react';
import { pendingFavorites } from '#src/services/saved-laptop.ts';
import { useServices } from '#src/services/services.tsx';
import { AFTER_SIGN_IN_MS, useFavorites } from './use-favorites.ts';

/** Saves the laptops whose hearts were pressed before a redirect to sign in; forgets them if the user did not sign in. */
export function usePendingFavorites(): void {
  const { visitData } = useServices();
  const { sessionStatus, save, pendingHere } = useFavorites();
  const pending = pendingFavorites(visitData);
  const [before] = useState(() => pending.all().filter(({ id }) => !pendingHere.has(id)));

  const savePending = useEffectEvent(() => {
    for (const laptop of before) void save(laptop).then(() => pending.forget(laptop.id));
  });
  const forgetPending = useEffectEvent(() => {
    for (const { id } of before) if (!pendingHere.has(id)) pending.forget(id);
  });
  useEffect(() => {
    if (sessionStatus === 'signed-out') forgetPending();
    if (sessionStatus !== 'signed-in') return undefined;
    const timer = setTimeout(savePending, AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [sessionStatus]);
}
