import { useState } from 'react';
import type { User } from '../../services/session.ts';
import { useServices } from '../../services/services.tsx';
import { useToast } from '../../ui/toast.tsx';
import { OFFLINE_SAVE_BLOCKED, SAVED, saveProfileWords } from './profile-words.ts';

/** Saves a new name and says how it went; without a connection nothing is tried. */
export function useProfileSave(user: User, onSaved: () => void) {
  const { profiles, connectivity } = useServices();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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
    showToast(SAVED);
    return onSaved();
  };

  const save = (name: string) => {
    if (connectivity.current()) void attempt(name);
    else showToast(OFFLINE_SAVE_BLOCKED, 'caution');
  };

  return { saving, problem, save };
}
