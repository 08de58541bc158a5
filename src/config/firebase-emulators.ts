/**
 * Where Firebase's emulators listen, or `null` on every other site. Written out in full, so
 * that the build replaces it and leaves out what only an emulator needs.
 */
export const FIREBASE_EMULATORS =
  typeof import.meta.env.VITE_AUTH_EMULATOR_URL === 'string' &&
  typeof import.meta.env.VITE_FIRESTORE_EMULATOR_PORT === 'string'
    ? {
        /** The same host name as the page's: browsers keep the two apart otherwise. */
        authUrl: import.meta.env.VITE_AUTH_EMULATOR_URL,
        firestorePort: Number(import.meta.env.VITE_FIRESTORE_EMULATOR_PORT),
      }
    : null;
