/** What is said where something stops the requests to Firestore. Not with the errors, which the first script contains. */

/** The message of a `blocked` error. */
export const BLOCKED =
  'algo bloquea firestore.googleapis.com: suele ser un bloqueador de anuncios o la red de una empresa. Permítelo y reintenta.';

/** This replaces the advice to check the connection. */
export const BLOCKED_WORDS = `Tu conexión funciona, pero ${BLOCKED}`;
