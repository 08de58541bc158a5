import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  getDocFromCache,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import { AccountDataError } from '#src/services/account-data.ts';
import {
  basicProfile,
  type LoadedProfile,
  type Profile,
  type Profiles,
  type ProfileSource,
} from '#src/services/profiles.ts';
import type { Connectivity } from '#src/services/services.tsx';
import type { User } from '#src/services/session.ts';
import { ACKNOWLEDGED_MS, acknowledged, exists } from './writes.ts';
import { offlineError, toDataError } from './data-errors.ts';
import { personReference } from './database.ts';
import { deleteSavedSets } from './history.ts';
import { parseProfile, TOMBSTONE_MS, tombstoneReference } from './person-document.ts';

interface Dependencies {
  database: () => Firestore;
  connectivity: Connectivity;
  renameUser: (displayName: string) => Promise<void>;
}

interface FirebaseProfiles extends Profiles {
  /** Stores when the user signed in. Creates the profile if it does not exist. */
  noteSignIn(user: User): Promise<void>;
}

export function createFirebaseProfiles(dependencies: Dependencies): FirebaseProfiles {
  const { database, connectivity, renameUser } = dependencies;
  const ensurePerson = createEnsurePerson(database);

  const loadCached = async (user: User, fallback: ProfileSource) => {
    // Firestore rejects what is not in its cache.
    const cached = await getDocFromCache(personReference(database(), user.uid)).catch(() => null);
    if (cached?.exists()) return { profile: storedProfile(user, cached.data()), source: 'cache' as const };
    return { profile: basicProfile(user), source: fallback };
  };

  const load = async (user: User): Promise<LoadedProfile> => {
    if (!connectivity.current()) return loadCached(user, 'basic');
    try {
      const snapshot = await getDoc(personReference(database(), user.uid));
      if (snapshot.exists()) {
        const source = snapshot.metadata.fromCache ? 'cache' : 'server';
        return { profile: storedProfile(user, snapshot.data()), source };
      }
    } catch (error) {
      if (toDataError(error).problem !== 'unavailable') throw error;
      return loadCached(user, 'partial');
    }
    await ensurePerson(user);
    return { profile: { ...basicProfile(user), createdAt: new Date() }, source: 'server' };
  };

  const storeName = async (user: User, displayName: string | null) => {
    const reference = personReference(database(), user.uid);
    const change = { displayName, email: user.email, lastUpdated: serverTimestamp() };
    await writeNow(database(), (transaction) => transaction.set(reference, change, { merge: true }));
    await waitForName(reference, displayName);
  };

  /** Renames in the database and at the provider, or in neither. */
  const rename = async (user: User, displayName: string) => {
    if (!connectivity.current()) throw offlineError();
    await storeName(user, displayName);
    try {
      await renameUser(displayName);
    } catch (error) {
      // If this fails too, the next sign-in writes the provider's name into the database.
      await storeName(user, user.displayName).catch(() => undefined);
      throw error;
    }
  };
  let renaming: Promise<unknown> = Promise.resolve();

  return {
    load,

    async noteSignIn(user) {
      await ensurePerson(user);
      const { uid, email, displayName, photoURL } = user;
      const person = { uid, email, displayName, photoURL, lastLoginAt: serverTimestamp() };
      await acknowledged(setDoc(personReference(database(), uid), person, { merge: true }));
    },

    rename: (user, displayName) => {
      // One after another, so that the last name wins; a failed one is for its caller and does not stop the next.
      const renamed = renaming.then(() => rename(user, displayName));
      renaming = renamed.catch(() => undefined);
      return renamed;
    },

    async deleteAll(user) {
      if (!connectivity.current()) throw offlineError();
      // The tombstone comes first: after it no other device can add a set that the next step would miss.
      await writeNow(database(), (transaction) => {
        const expiresAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS);
        transaction.set(tombstoneReference(database(), user.uid), { deletedAt: serverTimestamp(), expiresAt });
        transaction.delete(personReference(database(), user.uid));
      });
      await deleteSavedSets(database(), user.uid);
    },
  };
}

/** A transaction, because it is never queued: nothing may be written after the page has reported a failure. */
const writeNow = (database: Firestore, write: (transaction: Transaction) => unknown): Promise<void> =>
  runTransaction(database, async (transaction) => void write(transaction), { maxAttempts: 1 });

/** A transaction bypasses the local cache, so that a read right after it could return the old name. */
const waitForName = (reference: DocumentReference, displayName: string | null): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const onChange = (snapshot: DocumentSnapshot) => {
      if (snapshot.get('displayName') === displayName) end();
    };
    const stop = onSnapshot(reference, onChange, end);
    const timer = setTimeout(end, ACKNOWLEDGED_MS);
  });

/** One attempt at a time for each user: a parallel one would be refused as an update of the first one's document. */
function createEnsurePerson(database: () => Firestore): (user: User) => Promise<void> {
  const attempts = new Map<string, Promise<void>>();
  return (user) => {
    const attempt = attempts.get(user.uid) ?? createMissing(database(), user).finally(() => attempts.delete(user.uid));
    attempts.set(user.uid, attempt);
    return attempt;
  };
}

async function createMissing(database: Firestore, { uid, email, displayName, photoURL }: User): Promise<void> {
  const reference = personReference(database, uid);
  // The document may exist with favorites only.
  if ((await getDoc(reference)).get('createdAt') !== undefined) return;
  const person = { uid, email, displayName, photoURL, createdAt: serverTimestamp() };
  try {
    await acknowledged(setDoc(reference, person, { merge: true }));
  } catch (error) {
    if (await exists(reference)) return;
    // A user who deleted the data but kept the account has to sign in again.
    if (toDataError(error).problem === 'denied') throw new AccountDataError('denied', 'vuelve a iniciar sesión.');
    throw error;
  }
}

function storedProfile(user: User, data: unknown): Profile {
  const { email, displayName, photoURL, createdAt } = parseProfile(data);
  return {
    uid: user.uid,
    email: email ?? user.email,
    displayName: displayName ?? user.displayName,
    photoURL: photoURL ?? user.photoURL,
    createdAt,
  };
}
