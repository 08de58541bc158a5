import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import type { SavedSet } from '#src/services/history.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';

type SavedSetsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; sets: readonly SavedSet[]; outdated: boolean };

export function useSavedSets(uid: string) {
  const { history, connectivity } = useServices();
  const showToast = useToast();
  const [state, setState] = useState<SavedSetsState>({ status: 'loading' });
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(0);

  const load = async () => {
    latest.current += 1;
    const request = latest.current;
    const show = (next: (now: SavedSetsState) => SavedSetsState) => {
      // Ignores an answer that arrives after that of a later request.
      if (request === latest.current) setState(next);
    };
    try {
      if (!connectivity.current()) throw new AccountDataError('offline', 'no hay conexión a Internet.');
      const sets = await history.list(uid);
      show(() => ({ status: 'ready', sets, outdated: false }));
    } catch (error) {
      const message = messageOf(error, LOAD, 'Error al cargar tus recomendaciones guardadas');
      show((now) => (now.status === 'ready' ? { ...now, outdated: true } : { status: 'failed', message }));
    }
  };

  const start = useEffectEvent(() => void load());
  useEffect(() => {
    start();
    return connectivity.observe(start);
  }, [connectivity]);

  const reload = () => {
    if (state.status === 'failed') setState({ status: 'loading' });
    void load();
  };

  const remove = async (id: string): Promise<boolean> => {
    setRemoving((now) => new Set(now).add(id));
    try {
      await history.remove(uid, id);
    } catch (error) {
      if (!isMissing(error)) {
        showToast(messageOf(error, DELETE, 'Error al eliminar la recomendación'), 'negative');
        return false;
      }
    } finally {
      setRemoving((now) => new Set([...now].filter((each) => each !== id)));
    }
    setState((now) => (now.status === 'ready' ? { ...now, sets: now.sets.filter((set) => set.id !== id) } : now));
    return true;
  };

  return { state, reload, removing, remove };
}

/** Already deleted, in another tab or on another device. */
const isMissing = (error: unknown): boolean => error instanceof AccountDataError && error.problem === 'missing';

/** Of the problems that have words of their own. */
type Messages = Readonly<Partial<Record<AccountDataProblem, string>>>;

const LOAD: Messages = {
  offline: 'No se pueden cargar las recomendaciones en modo offline',
  denied: 'Error de permisos: No tienes acceso a esta información...',
  unavailable: 'Error de conexión: No se pudo conectar con el servidor. Por favor, verifica tu conexión a Internet.',
  'unreadable-dates': 'Error al procesar las fechas de las recomendaciones...',
};

const DELETE: Messages = { denied: 'No tienes permiso para eliminar esta recomendación.' };

export const NOT_SIGNED_IN = 'Debes iniciar sesión para ver tus recomendaciones guardadas';

function messageOf(error: unknown, messages: Messages, failure: string): string {
  if (!(error instanceof AccountDataError)) return `${failure}: ha fallado algo inesperado.`;
  return messages[error.problem] ?? `${failure}: ${error.message}`;
}
