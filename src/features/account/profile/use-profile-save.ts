import { useEffect, useEffectEvent, useState } from 'react';
import { PENDING_NAME } from '#src/services/pending-name.ts';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { OFFLINE_SAVE_BLOCKED, SAVED, saveProfileWords } from './profile-messages.ts';

/**
 * Saves a new name and says how it went. Without a connection nothing is tried: the name waits on this device, and
 * {@link usePendingName} saves it. `cancel` takes it back.
 */
export function useProfileSave(user: User, onSaved: () => void) {
  const { profiles, connectivity, localData } = useServices();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);

  const attempt = async (name: string) => {
    setProblem(null);
    setSaving(true);
    try {
      await profiles.rename(user, name);
    } catch (error) {
      const words = saveProfileWords(error);
      setProblem(words.page);
      showToast(words.toast, 'negative');
      return setSaving(false);
    }
    localData.clear(PENDING_NAME);
    showToast(SAVED);
    return onSaved();
  };

  const wait = (name: string) => {
    localData.write(PENDING_NAME, { uid: user.uid, displayName: name });
    // The form closes when that is the name; one that is it already would close it at once.
    setWaiting(name === user.displayName ? null : name);
    showToast(OFFLINE_SAVE_BLOCKED, 'caution');
  };

  const savedLater = useEffectEvent(onSaved);
  useEffect(() => {
    if (waiting !== null && user.displayName === waiting) savedLater();
  }, [waiting, user.displayName]);

  return {
    saving,
    problem,
    save: (name: string) => (connectivity.current() ? void attempt(name) : wait(name)),
    cancel: () => localData.clear(PENDING_NAME),
  };
}
