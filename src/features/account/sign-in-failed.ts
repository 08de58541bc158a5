/** Apart from the other words, because it must be at hand when their code cannot be had. */
export const SIGN_IN_FAILED = 'Error al iniciar sesión. Por favor, inténtalo de nuevo.';
