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
