/** Where Firebase keeps who is signed in. */
const DATABASE = 'firebaseLocalStorageDb';

/** Whether this browser may keep a sign-in: whoever never had one need not load Firebase to hear it. */
export async function mayKeepSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // Where there are no such databases, Firebase has other places.
    return true;
  }
}
