/** Every page loads these two, so they have a file of their own: they are shown when the dialog's code fails to load. */
export const SIGN_IN_FAILED = 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
export const SIGN_IN_OFFLINE = 'No se puede iniciar sesión en modo offline';
