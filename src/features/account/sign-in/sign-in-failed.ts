/** Apart from the other messages, which take 0.3 kB: every page loads these two, for when the dialog's code cannot be. */
export const SIGN_IN_FAILED = 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
export const SIGN_IN_OFFLINE = 'No se puede iniciar sesión en modo offline';
