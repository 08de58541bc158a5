/** Keeps a tab from deleting the local cache while a client of any tab uses it. */

/** Each tab holds this lock, shared, while its client is open; to delete the cache a tab takes it exclusively. */
const CLIENT_LOCK = 'firestore-client';

/** How long to wait for the other tabs: a suspended tab does not answer. */
const OTHERS_CLOSE_MS = 2000;

export interface SharedLock {
  /** Resolves when no tab is deleting the cache. A client that is used earlier would lose it. */
  ready: Promise<void>;
  /** Lets other tabs delete the cache. */
  release: () => void;
}

export function acquireSharedLock(): SharedLock {
  const acquired = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const request = navigator.locks.request(CLIENT_LOCK, { mode: 'shared' }, () => {
    acquired.resolve();
    return released.promise;
  });
  // Rejected when another tab has waited long enough and steals the lock.
  request.catch(() => undefined);
  return { ready: acquired.promise, release: released.resolve };
}

/** Runs `work` when the clients of all tabs are closed, or after a time limit. */
export async function withExclusiveLock(work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(OTHERS_CLOSE_MS);
  try {
    await navigator.locks.request(CLIENT_LOCK, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
    await navigator.locks.request(CLIENT_LOCK, { steal: true }, work);
  }
}
