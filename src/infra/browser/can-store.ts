/** Whether the browser stores data in fact: settings, private windows and full disks may prevent it. */
import { delay } from '#src/lib/wait.ts';
import { memoizePromise } from '#src/lib/memoize-promise.ts';

const PROBE = 'storage-probe';
/** Written as a test for free space. */
const PROBE_TEXT = 'x'.repeat(10_000);

/** A damaged profile, or a browser that another tab holds up, never answers. */
const ANSWERS_WITHIN_MS = 3000;

/** Whether a database can be written. @throws if the browser does not answer; the next call asks again */
export const canStoreDatabases = memoizePromise(async (): Promise<boolean> => {
  const hang = delay(ANSWERS_WITHIN_MS).then(() => {
    throw new Error('The browser does not open its databases');
  });
  return Promise.race([
    hang,
    writeDatabase().then(
      () => true,
      () => false,
    ),
  ]);
});

/** Whether tabs can share a local cache of Firestore: in databases, and in local storage they tell each other of changes. */
export async function canShareCache(): Promise<boolean> {
  try {
    localStorage.setItem(PROBE, PROBE_TEXT);
    localStorage.removeItem(PROBE);
  } catch {
    return false;
  }
  return canStoreDatabases().catch(() => false);
}

function writeDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(PROBE);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(PROBE).put(PROBE_TEXT, PROBE));
    opening.addEventListener('success', () => {
      opening.result.close();
      indexedDB.deleteDatabase(PROBE);
      resolve();
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database was opened')));
  });
}
