import { useStore } from '#src/lib/store.ts';
import type { WatchedState } from '#src/lib/watched.ts';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import type { SavedSet, SavedSets } from '#src/services/history.ts';
import { useServices } from '#src/services/services.tsx';
import { useOnline } from '#src/services/use-online.ts';
import type { User } from '#src/services/session.ts';
import { useToast } from '#src/ui/toast.tsx';

type SavedSetsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; sets: readonly SavedSet[]; outdated: boolean };

const LOADING: WatchedState<SavedSets> = { status: 'loading' };

export function useSavedSets(user: User) {
  const { history } = useServices();
  const showToast = useToast();
  const watched = history.of(user);
  const state = useStore(watched, LOADING);
  const online = useOnline();

  const remove = async (id: string): Promise<void> => {
    try {
      await history.remove(user.uid, id);
    } catch (error) {
      // Deleted already, in another tab or on another device.
      if (error instanceof AccountDataError && error.problem === 'missing') return;
      showToast(messageOf(error, DELETE, 'Error al eliminar la recomendación'), 'negative');
    }
  };

  return { state: toShow(state, online), retry: watched.retry, remove };
}

function toShow(state: WatchedState<SavedSets>, online: boolean): SavedSetsState {
  if (state.status === 'loading') return state;
  if (state.status === 'ready') {
    const { sets, outdated } = state.value;
    return { status: 'ready', sets, outdated: outdated || !online };
  }
  // Offline, the code that asks may be missing too.
  if (!online) return { status: 'failed', message: LOAD.offline };
  const message = messageOf(state.error, LOAD, 'Error al cargar tus recomendaciones guardadas');
  return { status: 'failed', message };
}

/** Some problems have words of their own. */
type Messages = Readonly<Partial<Record<AccountDataProblem, string>>>;

const LOAD = {
  offline: 'No se pueden cargar las recomendaciones en modo offline',
  denied: 'Error de permisos: No tienes acceso a esta información...',
  unavailable: 'Error de conexión: No se pudo conectar con el servidor. Por favor, verifica tu conexión a Internet.',
  'unreadable-dates': 'Error al procesar las fechas de las recomendaciones...',
} satisfies Messages;

const DELETE: Messages = { denied: 'No tienes permiso para eliminar esta recomendación.' };

export const NOT_SIGNED_IN = 'Debes iniciar sesión para ver tus recomendaciones guardadas';

function messageOf(error: unknown, messages: Messages, failure: string): string {
  if (!(error instanceof AccountDataError)) return `${failure}: ha fallado algo inesperado.`;
  return messages[error.problem] ?? `${failure}: ${error.message}`;
}
