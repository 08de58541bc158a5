/** The database in which Firebase stores the session. */
const SESSION_DATABASE = 'firebaseLocalStorageDb';

/** Whether this browser may have a session. If it has none, Firebase is not loaded to find out. */
export async function mayHaveSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SESSION_DATABASE);
  } catch {
    // Without IndexedDB, Firebase stores the session elsewhere.
    return true;
  }
}

const REDIRECT_KEY = 'pendingSignIn';

/** Marks this tab while the user is on the provider's page, so that the next page reads the outcome. */
export const redirectMark = {
  set(): void {
    try {
      globalThis.sessionStorage.setItem(REDIRECT_KEY, '1');
    } catch {
      // Without storage the redirect fails as well, and the provider reports it.
    }
  },
  consume(): boolean {
    try {
      const found = globalThis.sessionStorage.getItem(REDIRECT_KEY) !== null;
      globalThis.sessionStorage.removeItem(REDIRECT_KEY);
      return found;
    } catch {
      return false;
    }
  },
};
