/** In a file of their own, because every page loads these two: they are shown when the dialog's code fails to load. */
export const SIGN_IN_FAILED = 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
export const SIGN_IN_OFFLINE = 'No se puede iniciar sesión en modo offline';
