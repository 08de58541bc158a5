/** Apart from the other words, because they must be at hand when the code for those cannot be had. */
export const SIGN_IN_FAILED = 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
export const SIGN_IN_OFFLINE = 'No se puede iniciar sesión en modo offline';
