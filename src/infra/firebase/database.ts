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

/** How long signing out waits for what is still on its way to the server. */
const LAST_WRITES_MS = 2000;

/** How long a write may take before it counts as queued: without a connection it stays open until there is one. */
export const ACKNOWLEDGED_MS = 3000;

/** How long a write may take that must have happened before anything else does. */
const CONFIRMED_MS = 10_000;

/** Tabs tell each other here that the copy on this device has been emptied, and when. */
const EMPTIED_CHANNEL = 'firestore-emptied';

/** A tab that hears of it later than this, because the browser had put it to sleep, leaves alone what others have begun anew. */
const EMPTIED_JUST_NOW_MS = 1000;

export interface Database {
  /** The client; opened on first use, and anew once it was closed. What is asked of it next knows whether there is a network. */
  get(): Firestore;
  /**
   * The result of `work`, or an error as soon as the client is closed: what a closed client was asked is never answered.
   * @throws {AccountDataError} `unavailable` then.
   */
  whileOpen<T>(work: () => Promise<T>): Promise<T>;
  /** Gives what is still on its way to the server a moment to get there. */
  flush(): Promise<void>;
  /** Closes the client and empties the copy on this device, which closes the clients of all other tabs too. */
  forget(): Promise<void>;
  /** The same once another tab has done so, if this one has opened a client since: its copy would stay. */
  forgetAgain(): Promise<void>;
}

interface Client {
  firestore: Firestore;
  /** What the SDK was told last. */
  online: boolean;
  /** Aborted when the client is closed. */
  closing: AbortController;
}

/** The database with a copy on this device, shared by all tabs; it rests while the device has no connection. */
export function createDatabase(app: FirebaseApp, connectivity: Connectivity): Database {
  let client: Client | null = null;

  // Its queue puts this before whatever is asked next, so nobody has to wait for it.
  const followNetwork = () => {
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
      // The SDK refuses `undefined` otherwise; ours are stripped before, this is the second net.
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
    // Pages hear of a new connection before this does, and load at once.
    followNetwork();
    return client;
  };

  const close = async () => {
    if (!client) return;
    const { firestore, closing } = client;
    client = null;
    closing.abort();
    await terminate(firestore).catch(() => undefined);
  };

  const empty = async () => {
    const { firestore } = open();
    await close();
    // In a tab that hears of it, too: the SDK has closed its client already, and closing it once more leaves an empty copy.
    await clearIndexedDbPersistence(firestore).catch(() => undefined);
    // Whatever was opened meanwhile has lost its copy.
    await close();
  };

  const forget = async () => {
    await empty();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    emptied.postMessage(Date.now());
  };

  connectivity.observe(followNetwork);
  // The SDK closes every client whose copy another tab deletes, and never answers what it is asked from then on. Not left to
  // the session alone: a tab in the background hears late that somebody signed out, or never if they are back by then.
  const emptied = new BroadcastChannel(EMPTIED_CHANNEL);
  emptied.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void (typeof data === 'number' && Date.now() - data < EMPTIED_JUST_NOW_MS ? empty() : close());
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
    forget,
    async forgetAgain() {
      if (client) await forget();
    },
  };
}

/** Rejects when `signal` is aborted, unless `until` was before. */
const closedDuring = (signal: AbortSignal, until: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(new AccountDataError('unavailable', 'el servidor no responde.'));
    signal.addEventListener('abort', fail, { signal: until });
  });

/** Resolves when the server has taken `write`, or when it is clear that it will only later. @throws what the server answers. */
export const acknowledged = (write: Promise<void>): Promise<void> => within(ACKNOWLEDGED_MS, write);

/** Resolves when the server has taken `write` and not before. @throws what the server answers, and when it does not in time. */
export async function confirmed(write: Promise<void>): Promise<void> {
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new AccountDataError('unavailable', 'el servidor no responde.')), CONFIRMED_MS);
  });
  await Promise.race([write, limit]);
}

/** A write that is sent again because its answer was lost is refused as a change; what it wrote is there. */
export async function isThere(reference: DocumentReference): Promise<boolean> {
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
