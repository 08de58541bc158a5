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

/** Each tab holds this lock, shared, while its client is open; to delete the cache a tab takes it exclusively. */
const CLIENT_LOCK = 'firestore-client';

/** A message on this channel asks the other tabs to close their clients, because the cache will be deleted. */
const CLOSE_CHANNEL = 'firestore-close';

/** How long to wait for them: a suspended tab does not answer. */
const OTHERS_CLOSE_MS = 2000;

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
  /** Closes the client of this tab; the next use opens another. */
  close(): Promise<void>;
  /** Closes the clients of all tabs and deletes the local cache. @returns whether it is gone */
  deleteCache(): Promise<boolean>;
  /** The same after another tab did so, if this one has opened a client since. */
  deleteReopenedCache(): Promise<void>;
}

interface Client {
  firestore: Firestore;
  /** Whether the SDK's network is enabled. */
  online: boolean;
  /** Aborted when the client is closed. */
  closing: AbortController;
  /** Resolves when no tab is deleting the cache. A client that is used earlier would lose it. */
  ready: Promise<void>;
  /** Lets other tabs delete the cache. */
  release: () => void;
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
    return { firestore, online: true, closing: new AbortController(), ...acquireSharedLock() };
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
    await terminate(firestore).catch(() => undefined);
    release();
  };

  const deleteCache = async () => {
    const { firestore } = open();
    // Deleting the cache ends the SDK's clients in all tabs, without an error: later calls never settle. So each tab closes
    // its own client before, and opens another when it needs one. The session alone is not enough: a background tab notices
    // a sign-out late, or never if the user has signed in again by then.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    channel.postMessage(null);
    await close();
    return withExclusiveLock(() => clearIndexedDbPersistence(firestore)).then(
      () => true,
      () => false,
    );
  };

  connectivity.observe(syncNetwork);
  const channel = new BroadcastChannel(CLOSE_CHANNEL);
  channel.addEventListener('message', () => void close());

  return {
    get() {
      const { firestore } = open();
      // Other listeners for the network may run first and send requests at once.
      syncNetwork();
      return firestore;
    },
    async whileOpen(work) {
      const { closing, ready } = open();
      const finished = new AbortController();
      try {
        return await Promise.race([ready.then(work), closedDuring(closing.signal, finished.signal)]);
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

function acquireSharedLock(): Pick<Client, 'ready' | 'release'> {
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

/** Runs `work` when all clients are closed, or after a time limit. */
async function withExclusiveLock(work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(OTHERS_CLOSE_MS);
  try {
    await navigator.locks.request(CLIENT_LOCK, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
    await navigator.locks.request(CLIENT_LOCK, { steal: true }, work);
  }
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
