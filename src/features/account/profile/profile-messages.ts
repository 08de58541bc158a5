import { AccountDataError } from '#src/services/account-data.ts';
import type { ProfileSource } from '#src/services/profiles.ts';
import { SignInError } from '#src/services/session.ts';
import { useServices } from '#src/services/services.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { signInMessage } from '../sign-in/sign-in-messages.ts';

export const SAVED = 'Perfil actualizado correctamente';

export const OFFLINE_SAVE_BLOCKED =
  'No se pueden guardar cambios en modo offline. Tus cambios se guardarán cuando se restablezca la conexión.';

export const SOURCE_NOTICES: Record<ProfileSource, string | null> = {
  server: null,
  cache: 'Modo offline activo. Algunas funciones pueden estar limitadas.',
  basic: 'Modo offline activo. Usando datos básicos.',
  partial: 'Modo offline activo. No se pudieron cargar todos los datos del perfil.',
};

export const DELETED = 'Tu cuenta y tus datos se han eliminado';

export type DeletionStep = 'identity' | 'data' | 'account';

const DELETION_STOPPED: Record<DeletionStep, string> = {
  identity: 'No se ha borrado nada',
  data: 'Puede que se haya borrado una parte de tus datos; tu cuenta sigue existiendo',
  account: 'Tus datos se han borrado, pero tu cuenta todavía no',
};

const UNEXPECTED = 'ha fallado algo inesperado.';

export function deletionMessage(step: DeletionStep, error: unknown): string {
  const reason = step === 'identity' ? signInMessage(error, 'popup') : (knownMessage(error) ?? UNEXPECTED);
  return `${DELETION_STOPPED[step]}. Motivo: ${reason} Puedes intentarlo de nuevo.`;
}

export function loadProfileMessage(error: unknown): string {
  const message = knownMessage(error);
  return message === null
    ? 'Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.'
    : `Error al cargar perfil: ${message}`;
}

/** A failed save has one sentence for the page and one for the toast. */
export function saveProfileMessages(error: unknown): { page: string; toast: string } {
  if (error instanceof AccountDataError && error.problem === 'unavailable') {
    return {
      page: 'No hay conexión a Internet. Los cambios no se han guardado.',
      toast: 'No se pudo guardar el perfil. Comprueba tu conexión a internet.',
    };
  }
  const message = knownMessage(error) ?? UNEXPECTED;
  return { page: `Error al actualizar el perfil: ${message}`, toast: `Error al guardar: ${message}` };
}

function signOutMessage(error: unknown): string {
  const message = knownMessage(error);
  return message === null
    ? 'Error al cerrar sesión. Por favor, inténtalo de nuevo.'
    : `Error al cerrar sesión: ${message}`;
}

const knownMessage = (error: unknown): string | null =>
  error instanceof AccountDataError || error instanceof SignInError ? error.message : null;

export function useSignOut(): () => void {
  const { session } = useServices();
  const showToast = useToast();
  return () => {
    session.signOut().catch((error: unknown) => showToast(signOutMessage(error), 'negative'));
  };
}
