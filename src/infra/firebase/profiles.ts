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
import { basicProfile } from '#src/services/basic-profile.ts';
import type { Connectivity } from '#src/services/connectivity.ts';
import type { Favorites } from '#src/services/favorites.ts';
import type { History } from '#src/services/history.ts';
import type { LoadedProfile, Profile, Profiles, ProfileSource } from '#src/services/profiles.ts';
import type { User } from '#src/services/session.ts';
import { ACKNOWLEDGED_MS, acknowledged, isThere } from './database.ts';
import { offlineError, toDataError, withDataErrors } from './data-errors.ts';
import { deleteSavedSets } from './history.ts';
import { parseProfile, personReference, TOMBSTONE_MS, tombstoneReference } from './person-document.ts';

interface Dependencies {
  database: () => Firestore;
  connectivity: Connectivity;
  favorites: Favorites;
  history: History;
  ensurePerson: EnsurePerson;
  /** Writes the new name to the sign-in itself. */
  renameUser: (displayName: string) => Promise<void>;
}

/** {@link Profiles} in `users/{uid}`. */
export function createFirebaseProfiles(dependencies: Dependencies): Profiles {
  const { database, connectivity, favorites, history, ensurePerson, renameUser } = dependencies;
  const cached = async (user: User): Promise<DocumentSnapshot | null> => {
    try {
      return await getDocFromCache(personReference(database(), user.uid));
    } catch {
      return null;
    }
  };

  const offline = async (user: User, withoutCopy: ProfileSource) => {
    const copy = await cached(user);
    if (copy?.exists()) return { profile: storedProfile(user, copy.data()), source: 'cache' as const };
    return { profile: basicProfile(user), source: withoutCopy };
  };

  const load = async (user: User): Promise<LoadedProfile> => {
    if (!connectivity.current()) return offline(user, 'basic');
    try {
      const snapshot = await getDoc(personReference(database(), user.uid));
      if (snapshot.exists()) {
        const source = snapshot.metadata.fromCache ? 'cache' : 'server';
        return { profile: storedProfile(user, snapshot.data()), source };
      }
    } catch (error) {
      if (toDataError(error).problem !== 'unavailable') throw error;
      return offline(user, 'partial');
    }
    await ensurePerson(user);
    return { profile: { ...basicProfile(user), createdAt: new Date() }, source: 'server' };
  };

  const storeName = async (user: User, displayName: string | null) => {
    const reference = personReference(database(), user.uid);
    const change = { displayName, email: user.email, lastUpdated: serverTimestamp() };
    await atOnce(database(), (transaction) => transaction.set(reference, change, { merge: true }));
    await heardOfName(reference, displayName);
  };

  /** In the database and at the sign-in, or in neither. */
  const rename = async (user: User, displayName: string) => {
    if (!connectivity.current()) throw offlineError();
    await storeName(user, displayName);
    try {
      await renameUser(displayName);
    } catch (error) {
      // Where this fails too, the next sign-in writes its name into the database.
      await storeName(user, user.displayName).catch(() => undefined);
      throw error;
    }
  };
  let renaming: Promise<unknown> = Promise.resolve();

  return {
    load: (user) => withDataErrors(() => load(user)),

    rename: (user, displayName) => {
      // One after the other, so that the last name that was given is the one that stays.
      const renamed = renaming.then(() => withDataErrors(() => rename(user, displayName)));
      renaming = renamed.catch(() => undefined);
      return renamed;
    },

    exportAll: (user) =>
      withDataErrors(async () => {
        if (!connectivity.current()) throw offlineError();
        const [{ profile }, saved, sets] = await Promise.all([
          load(user),
          favorites.list(user.uid),
          history.list(user.uid),
        ]);
        return { profile, favorites: saved, savedRecommendations: sets };
      }),

    deleteAll: (user) =>
      withDataErrors(async () => {
        if (!connectivity.current()) throw offlineError();
        // First, because from then on no other device can add a set that would be missed.
        await atOnce(database(), (transaction) => {
          const expiresAt = Timestamp.fromMillis(Date.now() + TOMBSTONE_MS);
          transaction.set(tombstoneReference(database(), user.uid), { deletedAt: serverTimestamp(), expiresAt });
          transaction.delete(personReference(database(), user.uid));
        });
        await deleteSavedSets(database(), user.uid);
      }),
  };
}

/**
 * Writes now or not at all: nothing is left in the queue that would arrive after the visitor was told that it failed.
 * @throws what the server answers, and `unavailable` where it cannot be reached.
 */
const atOnce = (database: Firestore, write: (transaction: Transaction) => unknown): Promise<void> =>
  runTransaction(database, async (transaction) => void write(transaction), { maxAttempts: 1 });

/** A transaction goes past this device's copy: who reads right after it could still be given the old name. */
const heardOfName = (reference: DocumentReference, displayName: string | null): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const hear = (snapshot: DocumentSnapshot) => {
      if (snapshot.get('displayName') === displayName) end();
    };
    const stop = onSnapshot(reference, hear, end);
    const timer = setTimeout(end, ACKNOWLEDGED_MS);
  });

/** Writes what is missing of a person's document where there is none yet, made of what the sign-in tells. */
export type EnsurePerson = (user: User) => Promise<void>;

/** One attempt at a time for each person: a second one would take the first one's document for somebody else's. */
export function createEnsurePerson(database: () => Firestore): EnsurePerson {
  const attempts = new Map<string, Promise<void>>();
  return (user) => {
    const attempt = attempts.get(user.uid) ?? createMissing(database(), user).finally(() => attempts.delete(user.uid));
    attempts.set(user.uid, attempt);
    return attempt;
  };
}

async function createMissing(database: Firestore, { uid, email, displayName, photoURL }: User): Promise<void> {
  const reference = personReference(database, uid);
  // A favourite may have come first.
  if ((await getDoc(reference)).get('createdAt') !== undefined) return;
  const person = { uid, email, displayName, photoURL, createdAt: serverTimestamp() };
  try {
    await acknowledged(setDoc(reference, person, { merge: true }));
  } catch (error) {
    if (await isThere(reference)) return;
    // Whoever deleted their data and still has the account may come back, but not without signing in.
    if (toDataError(error).problem === 'denied') throw new AccountDataError('denied', 'vuelve a iniciar sesión.');
    throw error;
  }
}

/** Keeps `users/{uid}` in step with the sign-in that has just happened. */
export async function noteSignIn(database: Firestore, user: User, ensurePerson: EnsurePerson): Promise<void> {
  await ensurePerson(user);
  const { uid, email, displayName, photoURL } = user;
  const person = { uid, email, displayName, photoURL, lastLoginAt: serverTimestamp() };
  await acknowledged(setDoc(personReference(database, uid), person, { merge: true }));
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
