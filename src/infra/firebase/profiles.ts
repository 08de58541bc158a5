import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import type { ListenFor } from '#src/lib/watched.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { basicProfile, type LoadedProfile, type Profile, type Profiles } from '#src/services/profiles.ts';
import type { Connectivity } from '#src/services/services.tsx';
import { SignInError, type User } from '#src/services/session.ts';
import { offlineError, toDataError } from './data-errors.ts';
import { personReference, writeNow } from './database.ts';
import { deleteSavedSets } from './history.ts';
import { listen } from './listen.ts';
import { parseProfile, TOMBSTONE_MS, tombstoneReference } from './person-document.ts';

interface Dependencies {
  database: () => Firestore;
  connectivity: Connectivity;
  /** At the provider. */
  renameUser: (displayName: string) => Promise<void>;
  report: (error: unknown) => void;
}

interface FirebaseProfiles extends Omit<Profiles, 'of'> {
  listen: ListenFor<User, LoadedProfile>;
  /** Stores when the user signed in. Creates the profile if it does not exist. */
  noteSignIn(user: User): Promise<void>;
}

export function createFirebaseProfiles({ database, connectivity, renameUser, report }: Dependencies): FirebaseProfiles {
  const create = async (user: User) => {
    try {
      await writePerson(database(), user, {});
    } catch (error) {
      const known = toDataError(error);
      // A user who deleted the data but kept the account has to sign in again.
      throw known.problem === 'denied' ? new AccountDataError('denied', 'vuelve a iniciar sesión.') : known;
    }
  };

  const storeName = (user: User, displayName: string | null) => {
    const change = { displayName, email: user.email, lastUpdated: serverTimestamp() };
    return setDoc(personReference(database(), user.uid), change, { merge: true });
  };

  /** Gives the provider a name that an earlier page or another device has stored. */
  const followName = (displayName: string) => {
    renameUser(displayName).catch((error: unknown) => {
      // Where the provider cannot be reached, the next visit tries again.
      if (!(error instanceof SignInError)) report(error);
    });
  };

  return {
    listen(user, show, fail) {
      let existed = false;
      let isFollowed = false;
      return listen<DocumentSnapshot>({
        subscribe: (observer) =>
          onSnapshot(personReference(database(), user.uid), { includeMetadataChanges: true }, observer),
        isOnline: connectivity.current,
        onSnapshot(person, source) {
          const blocked = source === 'blocked';
          const cached = source === 'cache' || blocked;
          if (person.exists()) {
            existed = true;
            const profile = storedProfile(user, person.data());
            show({ profile, source: cached ? 'cache' : 'server', blocked });
            if (isFollowed || source !== 'server' || person.metadata.hasPendingWrites) return;
            isFollowed = true;
            if (profile.displayName !== null && profile.displayName !== user.displayName) {
              followName(profile.displayName);
            }
          } else if (cached) {
            show({ profile: basicProfile(user), source: connectivity.current() ? 'partial' : 'basic', blocked });
          } else if (source === 'server' && !existed) {
            // One that existed has been deleted, with the account.
            create(user).catch(fail);
          }
        },
        fail,
      });
    },

    noteSignIn: (user) => writePerson(database(), user, { lastLoginAt: serverTimestamp() }),

    async rename(user, displayName) {
      // Firestore sends later what it cannot send now. With a connection that must not be: the page says what failed.
      if (connectivity.current()) await reachServer(personReference(database(), user.uid));
      await storeName(user, displayName);
      try {
        await renameUser(displayName);
      } catch (error) {
        storeName(user, user.displayName).catch(report);
        throw error;
      }
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

/** Writes what the session knows of the user, and when the profile was created if that is missing. */
async function writePerson(database: Firestore, user: User, change: object): Promise<void> {
  const { uid, email, displayName, photoURL } = user;
  const reference = personReference(database, uid);
  const write = () =>
    runTransaction(database, async (transaction) => {
      const person = await transaction.get(reference);
      // The document may exist with favorites only.
      const created = person.get('createdAt') === undefined ? { createdAt: serverTimestamp() } : {};
      // The provider may not have the name yet that was entered offline.
      const name: unknown = person.get('displayName') ?? displayName;
      transaction.set(reference, { uid, email, displayName: name, photoURL, ...created, ...change }, { merge: true });
    });
  try {
    await write();
  } catch (error) {
    if (toDataError(error).problem !== 'denied') throw error;
    // Another tab may have created it meanwhile: the rules refuse a second date.
    await write();
  }
}

/** Fails if the server cannot be reached. By a transaction: the SDK answers other reads of what it listens to itself. */
const reachServer = (reference: DocumentReference): Promise<unknown> =>
  runTransaction(reference.firestore, (transaction) => transaction.get(reference), { maxAttempts: 1 });

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
