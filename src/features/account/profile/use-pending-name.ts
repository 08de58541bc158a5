import { useEffect, useEffectEvent } from 'react';
import { useObserved } from '#src/lib/use-observed.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { PENDING_NAME } from '#src/services/pending-name.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { SAVED, saveProfileWords } from './profile-messages.ts';
import { useSession } from '../use-session.ts';

/** The browser tells of a network before the server can be reached: so long after a failure it is tried again. */
const RETRY_AFTER_MS = 10_000;

/** Saves the name that was entered without a connection, once there is one, and says so. */
export function usePendingName(): void {
  const { profiles, connectivity, localData } = useServices();
  const session = useSession();
  const showToast = useToast();
  const online = useObserved(connectivity, true);
  const uid = session.status === 'signed-in' ? session.user.uid : null;

  /** @returns whether it has to be tried again. */
  const save = useEffectEvent(async (): Promise<boolean> => {
    const pending = localData.read(PENDING_NAME);
    if (session.status !== 'signed-in' || pending?.uid !== session.user.uid) return false;
    try {
      await profiles.rename(session.user, pending.displayName);
    } catch (error) {
      if (isUnreachable(error)) return true;
      localData.clear(PENDING_NAME);
      showToast(saveProfileWords(error).toast, 'negative');
      return false;
    }
    // Another one may have been entered meanwhile.
    if (localData.read(PENDING_NAME)?.displayName === pending.displayName) localData.clear(PENDING_NAME);
    showToast(SAVED);
    return false;
  });

  useEffect(() => {
    if (!online || uid === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const attempt = async () => {
      if ((await save()) && wanted) timer = setTimeout(() => void attempt(), RETRY_AFTER_MS);
    };
    void attempt();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [online, uid]);
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof AccountDataError && (error.problem === 'offline' || error.problem === 'unavailable');
