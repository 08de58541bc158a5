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
  runTransaction,
  terminate,
  type Transaction,
  waitForPendingWrites,
} from 'firebase/firestore';
import { FIREBASE_EMULATORS } from '#src/config/site.ts';
import { delay } from '#src/lib/wait.ts';
import type { Connectivity } from '#src/services/services.tsx';

/** What the stores of a user's data are made with. */
export interface DataDependencies {
  database: () => Firestore;
  connectivity: Connectivity;
  report: (error: unknown) => void;
}

/** How long sign-out waits for pending writes. */
const LAST_WRITES_MS = 2000;

const DELETED_WITHIN_MS = 10_000;

/** A user's profile and favorites. */
export const personReference = (database: Firestore, uid: string): DocumentReference => doc(database, 'users', uid);

/** A transaction, because it is never queued: nothing may be written after the page has reported a failure. */
export const writeNow = (database: Firestore, write: (transaction: Transaction) => unknown): Promise<void> =>
  runTransaction(database, async (transaction) => void write(transaction), { maxAttempts: 1 });

type Cache = 'shared' | 'memory';

export interface Database {
  /** Resolves when no earlier user's cache is being deleted. A client that opens before would end with it. */
  ready(): Promise<void>;
  /** The client, which opens on first use and again after it was closed. Its network follows the device's. */
  get(): Firestore;
  /** Waits a moment for pending writes to reach the server. */
  flush(): Promise<void>;
  /** Closes the client of this tab. */
  close(): Promise<void>;
  /** Closes the client and deletes the cache that all tabs share. @returns whether it is gone */
  deleteCache(): Promise<boolean>;
}

/**
 * Firestore with a local cache, whose network is disabled while the device is offline.
 *
 * @param cache what all tabs share, or in memory where the browser does not allow that. The SDK's own fallback misses some
 *   cases, and then its requests are never answered.
 */
export function createDatabase(app: FirebaseApp, connectivity: Connectivity, cache: Cache): Database {
  let client: { firestore: Firestore; online: boolean } | null = null;
  let deleting: Promise<unknown> = Promise.resolve();

  // This is not awaited: the SDK runs this before any request that follows.
  const syncNetwork = () => {
    if (!client || client.online === connectivity.current()) return;
    client.online = connectivity.current();
    void (client.online ? enableNetwork(client.firestore) : disableNetwork(client.firestore));
  };

  const open = (): Firestore => {
    client ??= { firestore: openFirestore(app, cache), online: true };
    return client.firestore;
  };

  const close = async () => {
    if (!client) return;
    const { firestore } = client;
    client = null;
    // Failures while it ends do not matter: nobody uses this client any more.
    await terminate(firestore).catch(() => undefined);
  };

  connectivity.subscribe(syncNetwork);

  return {
    ready: async () => void (await deleting),
    get() {
      const firestore = open();
      // Other listeners for the network may run first and send requests at once.
      syncNetwork();
      return firestore;
    },
    async flush() {
      if (!client || !connectivity.current()) return;
      await Promise.race([waitForPendingWrites(client.firestore), delay(LAST_WRITES_MS)]);
    },
    close,
    async deleteCache() {
      const firestore = open();
      const deleted = Promise.race([
        close()
          .then(() => clearIndexedDbPersistence(firestore))
          .then(
            () => true,
            () => false,
          ),
        // Whoever signs in next waits for it, and a browser may never answer.
        delay(DELETED_WITHIN_MS).then(() => false),
      ]);
      deleting = deleted;
      return deleted;
    },
  };
}

function openFirestore(app: FirebaseApp, cache: Cache): Firestore {
  const firestore = initializeFirestore(app, {
    localCache:
      cache === 'memory'
        ? memoryLocalCache()
        : persistentLocalCache({ cacheSizeBytes: CACHE_SIZE_UNLIMITED, tabManager: persistentMultipleTabManager() }),
    // A safeguard: our documents have no `undefined`, but the SDK would throw on one.
    ignoreUndefinedProperties: true,
  });
  if (FIREBASE_EMULATORS) {
    const { authUrl, firestorePort } = FIREBASE_EMULATORS;
    connectFirestoreEmulator(firestore, new URL(authUrl).hostname, firestorePort);
  }
  return firestore;
}
