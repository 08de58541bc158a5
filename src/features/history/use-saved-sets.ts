import { useStore } from '#src/lib/store.ts';
import type { WatchedState } from '#src/lib/watched.ts';
import { AccountDataError, type AccountDataProblem } from '#src/services/account-data.ts';
import type { SavedSets } from '#src/services/history.ts';
import { useServices } from '#src/services/services.tsx';
import type { User } from '#src/services/session.ts';
import { useToast } from '#src/ui/toast.tsx';

const LOADING: WatchedState<SavedSets> = { status: 'loading' };

export function useSavedSets(user: User) {
  const { history } = useServices();
  const showToast = useToast();
  const watched = history.of(user);
  const state = useStore(watched, LOADING);

  const remove = async (id: string): Promise<void> => {
    try {
      await history.remove(user.uid, id);
    } catch (error) {
      // Deleted already, in another tab or on another device.
      if (error instanceof AccountDataError && error.problem === 'missing') return;
      showToast(messageOf(error, DELETE, 'Error al eliminar la recomendación'), 'negative');
    }
  };

  return { state, retry: watched.retry, remove };
}

/** Offline, the code that asks may be missing too. */
export const loadMessage = (error: unknown, online: boolean): string =>
  online ? messageOf(error, LOAD, 'Error al cargar tus recomendaciones guardadas') : LOAD.offline;

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
