import { useEffect, useEffectEvent } from 'react';
import { useObserved } from '#src/lib/use-observed.ts';
import { PENDING_NAME } from '#src/services/profiles.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useSession } from '../use-session.ts';
import { isUnreachable, SAVED, saveProfileMessages } from './profile-messages.ts';

/** Browsers report a network before the server can be reached through it. */
const RETRY_AFTER_MS = 10_000;

export function usePendingName(): void {
  const { profiles, connectivity, localData } = useServices();
  const session = useSession();
  const showToast = useToast();
  const online = useObserved(connectivity, true);
  const uid = session.status === 'signed-in' ? session.user.uid : null;

  /** @returns whether to retry. */
  const save = useEffectEvent(async (): Promise<boolean> => {
    const pending = localData.read(PENDING_NAME);
    if (session.status !== 'signed-in' || pending?.uid !== session.user.uid) return false;
    try {
      await profiles.rename(session.user, pending.displayName);
    } catch (error) {
      if (isUnreachable(error)) return true;
      localData.clear(PENDING_NAME);
      showToast(saveProfileMessages(error).toast, 'negative');
      return false;
    }
    if (localData.read(PENDING_NAME)?.displayName === pending.displayName) localData.clear(PENDING_NAME);
    showToast(SAVED);
    return false;
  });

  useEffect(() => {
    if (!online || uid === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelled = false;
    const attempt = async () => {
      if ((await save()) && !cancelled) timer = setTimeout(() => void attempt(), RETRY_AFTER_MS);
    };
    void attempt();
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [online, uid]);
}
