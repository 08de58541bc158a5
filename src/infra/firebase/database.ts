import type { FirebaseApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  type DocumentReference,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { FIREBASE_EMULATORS } from '#src/config/firebase-emulators.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Connectivity } from '#src/services/services.tsx';
import { acquireSharedLock, type SharedLock, withExclusiveLock } from './client-lock.ts';
import { unavailableError, withDataErrors } from './data-errors.ts';
import { within } from './writes.ts';

/** How long sign-out waits for pending writes. */
const LAST_WRITES_MS = 2000;

/** A message on this channel asks the other tabs to close their clients, because the cache will be deleted. */
const CLOSE_CHANNEL = 'firestore-close';

/** A user's profile and favorites. */
export const personReference = (database: Firestore, uid: string): DocumentReference => doc(database, 'users', uid);

export interface Database {
  /** The client, which opens on first use and again after it was closed. Its network state is up to date. */
  get(): Firestore;
  /**
   * The result of `work`. Rejects when the client is closed, because a closed client never settles its promises.
   * @throws {AccountDataError} for every error of the database and the sign-in
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Waits a moment for pending writes to reach the server. */
  flush(): Promise<void>;
  /** Closes the client of this tab; the next use opens another. */
  close(): Promise<void>;
  /** Closes the clients of all tabs and deletes the local cache. @returns whether it is gone */
  deleteCache(): Promise<boolean>;
  /** Deletes the cache after another tab did so, if this one has opened a client since. */
  deleteReopenedCache(): Promise<void>;
}

/** For a cache that no other tab uses. */
const NO_LOCK: SharedLock = { ready: Promise.resolve(), release: () => undefined };

interface Client extends SharedLock {
  firestore: Firestore;
  /** Whether the SDK's network is enabled. */
  online: boolean;
  /** Aborted when the client is closed. */
  closing: AbortController;
}

/**
 * Firestore with a local cache. Its network is disabled while the device is offline.
 *
 * @param cache what all tabs share, or in memory where the browser does not allow that. The SDK's own fallback misses some
 *   cases, and then its requests are never answered.
 * @param onDenied called when the server does not allow a request: the user may have deleted the account on another device
 */
export function createDatabase(
  app: FirebaseApp,
  connectivity: Connectivity,
  cache: 'shared' | 'memory',
  onDenied: () => void,
): Database {
  let client: Client | null = null;

  // Not awaited: the SDK runs this before any request that follows.
  const syncNetwork = () => {
    if (!client || client.online === connectivity.current()) return;
    client.online = connectivity.current();
    void (client.online ? enableNetwork(client.firestore) : disableNetwork(client.firestore));
  };

  const openNew = (): Client => {
    const firestore = initializeFirestore(app, {
      localCache: cache === 'memory' ? memoryLocalCache() : sharedCache(),
      // A safeguard: our documents have no `undefined`, but the SDK would throw on one.
      ignoreUndefinedProperties: true,
    });
    if (FIREBASE_EMULATORS) {
      const { authUrl, firestorePort } = FIREBASE_EMULATORS;
      connectFirestoreEmulator(firestore, new URL(authUrl).hostname, firestorePort);
    }
    const lock = cache === 'memory' ? NO_LOCK : acquireSharedLock();
    return { firestore, online: true, closing: new AbortController(), ...lock };
  };

  const open = (): Client => {
    client ??= openNew();
    return client;
  };

  const close = async () => {
    if (!client) return;
    const { firestore, closing, release } = client;
    client = null;
    closing.abort();
    // Failures while it ends do not matter: nobody uses this client any more.
    await terminate(firestore).catch(() => undefined);
    release();
  };

  const deleteCache = async () => {
    const { firestore } = open();
    // Deleting the cache ends the SDK's clients in all tabs, without an error: later calls never settle. So each tab closes
    // its own client before, and opens another when it needs one. The session alone is not enough: a background tab notices
    // a sign-out late, or never if the user has signed in again by then.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    channel?.postMessage(null);
    await close();
    return withExclusiveLock(() => clearIndexedDbPersistence(firestore)).then(
      () => true,
      () => false,
    );
  };

  connectivity.observe(syncNetwork);
  const channel = cache === 'memory' ? null : new BroadcastChannel(CLOSE_CHANNEL);
  channel?.addEventListener('message', () => void close());

  return {
    get() {
      const { firestore } = open();
      // Other listeners for the network may run first and send requests at once.
      syncNetwork();
      return firestore;
    },
    async run(work) {
      const { closing, ready } = open();
      const finished = new AbortController();
      try {
        const done = ready.then(() => withDataErrors(work));
        return await Promise.race([done, closedDuring(closing.signal, finished.signal)]);
      } catch (error) {
        if (error instanceof AccountDataError && error.problem === 'denied') onDenied();
        throw error;
      } finally {
        finished.abort();
      }
    },
    async flush() {
      if (client && connectivity.current()) await within(LAST_WRITES_MS, waitForPendingWrites(client.firestore));
    },
    close,
    deleteCache,
    async deleteReopenedCache() {
      if (client) await deleteCache();
    },
  };
}

const sharedCache = () =>
  persistentLocalCache({ cacheSizeBytes: CACHE_SIZE_UNLIMITED, tabManager: persistentMultipleTabManager() });

/** Rejects when `signal` is aborted, unless `until` was aborted before. */
const closedDuring = (signal: AbortSignal, until: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(unavailableError());
    signal.addEventListener('abort', fail, { signal: until });
  });
