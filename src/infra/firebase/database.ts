import type { FirebaseApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  type DocumentReference,
  enableNetwork,
  type Firestore,
  getDoc,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { FIREBASE_EMULATORS } from '#src/config/firebase-emulators.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { Connectivity } from '#src/services/connectivity.ts';

/** How long sign-out waits for pending writes. */
const LAST_WRITES_MS = 2000;

/** After this a write counts as queued: offline, its promise stays pending until there is a connection. */
export const ACKNOWLEDGED_MS = 3000;

/** How long to wait for a write that must reach the server before the next step. */
const CONFIRMED_MS = 10_000;

/** Tabs tell each other here that the local cache was deleted; the message is the time. */
const CACHE_DELETED_CHANNEL = 'firestore-emptied';

/** A tab that was suspended may get the message later than this. It must not delete the cache that others use again by then. */
const DELETED_JUST_NOW_MS = 1000;

export interface Database {
  /** The client, which opens on first use and again after it was closed. Its network state is up to date. */
  get(): Firestore;
  /**
   * The result of `work`. A closed client never settles its promises, so this rejects when the client is closed.
   * @throws {AccountDataError} `unavailable` in that case.
   */
  whileOpen<T>(work: () => Promise<T>): Promise<T>;
  /** Waits a moment for pending writes to reach the server. */
  flush(): Promise<void>;
  /** Closes the client and deletes the local cache, which closes the clients of all other tabs. */
  deleteCache(): Promise<void>;
  /** The same after another tab did so, if this one has opened a client since; its cache would stay. */
  deleteReopenedCache(): Promise<void>;
}

interface Client {
  firestore: Firestore;
  /** Whether the SDK's network is enabled. */
  online: boolean;
  /** Aborted when the client is closed. */
  closing: AbortController;
}

/** Firestore with a local cache that all tabs share. Its network is disabled while the device is offline. */
export function createDatabase(app: FirebaseApp, connectivity: Connectivity): Database {
  let client: Client | null = null;

  // Not awaited: the SDK runs this before any request that follows.
  const syncNetwork = () => {
    if (!client || client.online === connectivity.current()) return;
    client.online = connectivity.current();
    void (client.online ? enableNetwork(client.firestore) : disableNetwork(client.firestore));
  };

  const openNew = (): Client => {
    const firestore = initializeFirestore(app, {
      localCache: persistentLocalCache({
        cacheSizeBytes: CACHE_SIZE_UNLIMITED,
        tabManager: persistentMultipleTabManager(),
      }),
      // A safeguard: our documents have no `undefined`, but the SDK would throw on one.
      ignoreUndefinedProperties: true,
    });
    if (FIREBASE_EMULATORS) {
      const { authUrl, firestorePort } = FIREBASE_EMULATORS;
      connectFirestoreEmulator(firestore, new URL(authUrl).hostname, firestorePort);
    }
    return { firestore, online: true, closing: new AbortController() };
  };

  const open = (): Client => {
    client ??= openNew();
    // Other listeners for the network may run first and send requests at once.
    syncNetwork();
    return client;
  };

  const close = async () => {
    if (!client) return;
    const { firestore, closing } = client;
    client = null;
    closing.abort();
    await terminate(firestore).catch(() => undefined);
  };

  const deleteOwnCache = async () => {
    const { firestore } = open();
    await close();
    // Also in tabs that were told: closing a client that the SDK has closed already creates an empty cache.
    await clearIndexedDbPersistence(firestore).catch(() => undefined);
    // A client that was opened meanwhile has lost its cache.
    await close();
  };

  const deleteCache = async () => {
    await deleteOwnCache();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    channel.postMessage(Date.now());
  };

  connectivity.observe(syncNetwork);
  // The SDK closes every client whose cache another tab deletes, without an error: later calls never settle. The session
  // alone is not enough: a background tab notices a sign-out late, or never if the user has signed in again by then.
  const channel = new BroadcastChannel(CACHE_DELETED_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void (typeof data === 'number' && Date.now() - data < DELETED_JUST_NOW_MS ? deleteOwnCache() : close());
  });

  return {
    get: () => open().firestore,
    async whileOpen(work) {
      const { closing } = open();
      const finished = new AbortController();
      try {
        return await Promise.race([work(), closedDuring(closing.signal, finished.signal)]);
      } finally {
        finished.abort();
      }
    },
    async flush() {
      if (client && connectivity.current()) await within(LAST_WRITES_MS, waitForPendingWrites(client.firestore));
    },
    deleteCache,
    async deleteReopenedCache() {
      if (client) await deleteCache();
    },
  };
}

/** Rejects when `signal` is aborted, unless `until` was aborted before. */
const closedDuring = (signal: AbortSignal, until: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(new AccountDataError('unavailable', 'el servidor no responde.'));
    signal.addEventListener('abort', fail, { signal: until });
  });

/** Resolves when the server has accepted `write`, or when it takes so long that it counts as queued. @throws the server's error. */
export const acknowledged = (write: Promise<void>): Promise<void> => within(ACKNOWLEDGED_MS, write);

/** Resolves only when the server has accepted `write`. @throws the server's error, and `unavailable` on a timeout. */
export async function confirmed(write: Promise<void>): Promise<void> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new AccountDataError('unavailable', 'el servidor no responde.')), CONFIRMED_MS);
  });
  await Promise.race([write, limit]);
}

/** Whether a rejected create has happened after all: one that is sent twice because its answer was lost is refused as an update. */
export async function exists(reference: DocumentReference): Promise<boolean> {
  try {
    return (await getDoc(reference)).exists();
  } catch {
    return false;
  }
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]);
}
