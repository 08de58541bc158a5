/** What is said wherever there is no network. */
export const OFFLINE_WORDS = 'Modo sin conexión activo. Algunas funciones pueden estar limitadas.';
