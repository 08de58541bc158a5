import {
  deleteDoc,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  getDocFromCache,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import type { Connectivity } from '../../services/connectivity.ts';
import type { Favorites } from '../../services/favorites.ts';
import type { History } from '../../services/history.ts';
import type { LoadedProfile, Profile, Profiles, ProfileSource } from '../../services/profiles.ts';
import type { User } from '../../services/session.ts';
import { acknowledged, confirmed, isThere } from './database.ts';
import { offlineError, toDataError, withDataErrors } from './data-errors.ts';
import { deleteSavedSets } from './history.ts';
import { parseProfile, personReference } from './person-document.ts';

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
    return { profile: basicProfile(user, true), source: withoutCopy };
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
    return { profile: { ...basicProfile(user, false), createdAt: new Date() }, source: 'server' };
  };

  return {
    load: (user) => withDataErrors(() => load(user)),

    rename: async (user, displayName) => {
      if (!connectivity.current()) throw offlineError();
      await renameUser(displayName);
      const change = { displayName, email: user.email, lastUpdated: serverTimestamp() };
      await withDataErrors(() => acknowledged(setDoc(personReference(database(), user.uid), change, { merge: true })));
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
        await deleteSavedSets(database(), user.uid);
        await confirmed(deleteDoc(personReference(database(), user.uid)));
      }),
  };
}

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
    if (!(await isThere(reference))) throw error;
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
    offlineProfile: false,
    pendingSync: false,
  };
}

const basicProfile = ({ uid, email, displayName, photoURL }: User, offlineProfile: boolean): Profile => ({
  uid,
  email,
  displayName,
  photoURL,
  createdAt: null,
  offlineProfile,
  pendingSync: offlineProfile,
});
