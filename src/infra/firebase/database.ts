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
import { FIREBASE_EMULATORS } from '../../config/firebase-emulators.ts';
import { AccountDataError } from '../../services/account-data.ts';
import type { Connectivity } from '../../services/connectivity.ts';

/** How long signing out waits for what is still on its way to the server. */
const LAST_WRITES_MS = 2000;

/** How long a write may take before it counts as queued: without a connection it stays open until there is one. */
const ACKNOWLEDGED_MS = 3000;

/** How long a write may take that must have happened before anything else does. */
const CONFIRMED_MS = 10_000;

export interface Database {
  /** Opened on first use, and anew after {@link forget}. */
  get(): Firestore;
  /** Gives what is still on its way to the server a moment to get there. */
  flush(): Promise<void>;
  /** Empties this device's copy. Another tab that still has it open empties it when it notices. */
  forget(): Promise<void>;
}

/** The database with a copy on this device, shared by all tabs; it rests while the device has no connection. */
export function createDatabase(app: FirebaseApp, connectivity: Connectivity): Database {
  let open: Firestore | null = null;

  const followNetwork = () => {
    if (open) void (connectivity.current() ? enableNetwork(open) : disableNetwork(open));
  };

  const get = () => {
    if (open) return open;
    open = initializeFirestore(app, {
      localCache: persistentLocalCache({
        cacheSizeBytes: CACHE_SIZE_UNLIMITED,
        tabManager: persistentMultipleTabManager(),
      }),
      // The SDK refuses `undefined` otherwise; ours are stripped before, this is the second net.
      ignoreUndefinedProperties: true,
    });
    if (FIREBASE_EMULATORS) {
      const { authUrl, firestorePort } = FIREBASE_EMULATORS;
      connectFirestoreEmulator(open, new URL(authUrl).hostname, firestorePort);
    }
    if (!connectivity.current()) followNetwork();
    return open;
  };

  connectivity.observe(followNetwork);

  return {
    get,
    async flush() {
      if (open && connectivity.current()) await within(LAST_WRITES_MS, waitForPendingWrites(open));
    },
    async forget() {
      const closing = get();
      open = null;
      await terminate(closing);
      await clearIndexedDbPersistence(closing).catch(() => undefined);
    },
  };
}

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
