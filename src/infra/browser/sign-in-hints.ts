/** The database in which Firebase stores the session. */
const SESSION_DATABASE = 'firebaseLocalStorageDb';

/** Whether this browser may have a session. Where it has none, Firebase need not load to find out. */
export async function mayHaveSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SESSION_DATABASE);
  } catch {
    // Without IndexedDB, Firebase stores the session elsewhere.
    return true;
  }
}

const REDIRECT_KEY = 'pendingSignIn';

/** Marks this tab while the user is on the provider's page, so that the page they come back to asks for the outcome. */
export const redirectNote = {
  leave(): void {
    try {
      globalThis.sessionStorage.setItem(REDIRECT_KEY, '1');
    } catch {
      // Without storage the redirect fails as well, and the provider reports it.
    }
  },
  take(): boolean {
    try {
      const found = globalThis.sessionStorage.getItem(REDIRECT_KEY) !== null;
      globalThis.sessionStorage.removeItem(REDIRECT_KEY);
      return found;
    } catch {
      return false;
    }
  },
};
