import { AccountDataError } from '#src/services/account-data.ts';
import type { ProfileSource } from '#src/services/profiles.ts';
import { SignInError } from '#src/services/session.ts';
import { signInMessage } from '../sign-in/sign-in-messages.ts';

export const SAVED = 'Perfil actualizado correctamente';

export const OFFLINE_SAVE_BLOCKED =
  'No se pueden guardar cambios en modo offline. Tus cambios se guardarán cuando se restablezca la conexión.';

/** What is said about a profile that does not come from the server. */
export const SOURCE_NOTICES: Record<ProfileSource, string | null> = {
  server: null,
  cache: 'Modo offline activo. Algunas funciones pueden estar limitadas.',
  basic: 'Modo offline activo. Usando datos básicos.',
  partial: 'Modo offline activo. No se pudieron cargar todos los datos del perfil.',
};

export const DELETED = 'Tu cuenta y tus datos se han eliminado';

/** How far a deletion came before it stopped; running it again goes on from there. */
export type DeletionStep = 'identity' | 'data' | 'account';

const DELETION_STOPPED: Record<DeletionStep, string> = {
  identity: 'No se ha borrado nada',
  data: 'Puede que se haya borrado una parte de tus datos; tu cuenta sigue existiendo',
  account: 'Tus datos se han borrado, pero tu cuenta todavía no',
};

export function deletionWords(step: DeletionStep, error: unknown): string {
  const reason =
    step === 'identity' ? signInMessage(error, 'popup') : (knownMessage(error) ?? 'ha fallado algo inesperado.');
  return `${DELETION_STOPPED[step]}. Motivo: ${reason} Puedes intentarlo de nuevo.`;
}

export const exportWords = (error: unknown): string =>
  `No se han podido reunir tus datos: ${knownMessage(error) ?? 'ha fallado algo inesperado.'}`;

const knownMessage = (error: unknown): string | null =>
  error instanceof AccountDataError || error instanceof SignInError ? error.message : null;

export function loadProfileWords(error: unknown): string {
  const message = knownMessage(error);
  return message === null
    ? 'Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.'
    : `Error al cargar perfil: ${message}`;
}

/** What stands on the page and what the toast says when saving fails. */
export function saveProfileWords(error: unknown): { page: string; toast: string } {
  if (error instanceof AccountDataError && (error.problem === 'offline' || error.problem === 'unavailable')) {
    return {
      page: 'No hay conexión a Internet. Los cambios no se han guardado.',
      toast: 'No se pudo guardar el perfil. Comprueba tu conexión a internet.',
    };
  }
  const message = knownMessage(error) ?? 'ha fallado algo inesperado.';
  return { page: `Error al actualizar el perfil: ${message}`, toast: `Error al guardar: ${message}` };
}

export const signOutWords = (error: unknown): string => {
  const message = knownMessage(error);
  return message === null
    ? 'Error al cerrar sesión. Por favor, inténtalo de nuevo.'
    : `Error al cerrar sesión: ${message}`;
};
