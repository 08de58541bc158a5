import { useEffect, useState } from 'react';
import type { SavedSet } from '../../services/history.ts';
import { useServices } from '../../services/services.tsx';
import { useToast } from '../../ui/toast.tsx';
import { deleteWords, loadWords } from './history-words.ts';

export type SavedSetsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; sets: readonly SavedSet[] };

/** A person's saved sets, fetched when what shows them appears. */
export function useSavedSets(uid: string) {
  const { history } = useServices();
  const showToast = useToast();
  const [state, setState] = useState<SavedSetsState>({ status: 'loading' });

  useEffect(() => {
    let wanted = true;
    history.list(uid).then(
      (sets) => wanted && setState({ status: 'ready', sets }),
      (error: unknown) => wanted && setState({ status: 'failed', message: loadWords(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [history, uid]);

  /** Whether it is gone; if not, the visitor has been told why. */
  const remove = async (id: string): Promise<boolean> => {
    try {
      await history.remove(uid, id);
    } catch (error) {
      showToast(deleteWords(error), 'negative');
      return false;
    }
    setState((now) =>
      now.status === 'ready' ? { status: 'ready', sets: now.sets.filter((set) => set.id !== id) } : now,
    );
    return true;
  };

  return { state, remove };
}
