/** Addresses of Firebase's emulators, or `null`. Each variable is named in full, so that the build can drop the code for them. */
export const FIREBASE_EMULATORS =
  typeof import.meta.env.VITE_AUTH_EMULATOR_URL === 'string' &&
  typeof import.meta.env.VITE_FIRESTORE_EMULATOR_PORT === 'string'
    ? {
        /** Must have the page's own host name: browsers partition storage otherwise. */
        authUrl: import.meta.env.VITE_AUTH_EMULATOR_URL,
        firestorePort: Number(import.meta.env.VITE_FIRESTORE_EMULATOR_PORT),
      }
    : null;
