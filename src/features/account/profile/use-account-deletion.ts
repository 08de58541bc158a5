import { useState } from 'react';
import type { User } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { DELETED, type DeletionStep, deletionWords } from './profile-messages.ts';

/** Deletes data first and the account last: only whoever is signed in may delete their data. It can be run again where it stopped. */
export function useAccountDeletion(user: User) {
  const { session, profiles } = useServices();
  const showToast = useToast();
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async () => {
    setDeleting(true);
    setProblem(null);
    let step: DeletionStep = 'identity';
    try {
      await session.confirmIdentity();
      step = 'data';
      await profiles.deleteAll(user);
      step = 'account';
      await session.deleteAccount();
    } catch (error) {
      setProblem(deletionWords(step, error));
      return setDeleting(false);
    }
    return showToast(DELETED);
  };

  return { deleting, problem, deleteAll: () => void attempt() };
}
