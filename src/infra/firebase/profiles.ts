import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import type { ListenFor } from '#src/lib/watched.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import type { LoadedProfile, Profiles } from '#src/services/profiles.ts';
import { SignInError, type User } from '#src/services/session.ts';
import { offlineError, toDataError } from './data-errors.ts';
import { type DataDependencies, personReference, writeNow } from './database.ts';
import { deleteSavedSets } from './history.ts';
import { listen } from './listen.ts';

/** Marks a deleted account for a while, so that the user's other devices do not create it again. */
const tombstoneReference = (database: Firestore, uid: string): DocumentReference =>
  doc(database, 'deleted_accounts', uid);

/**
 * How long a tombstone lasts. A device that is still signed in notices the deletion within the hour. Even with a wrong clock
 * and the days that the database takes to clean up, the tombstone is gone within 30 days. firestore.rules has the limits.
 */
export const TOMBSTONE_MS = 14 * 24 * 60 * 60_000;

interface Dependencies extends DataDependencies {
  /** Changes the name at the provider. */
  renameUser: (displayName: string) => Promise<void>;
}

interface FirebaseProfiles extends Omit<Profiles, 'of'> {
  listen: ListenFor<User, LoadedProfile>;
  /** Stores when the user signed in. */
  noteSignIn(user: User): Promise<void>;
}

export function createFirebaseProfiles({ database, connectivity, renameUser, report }: Dependencies): FirebaseProfiles {
  /** Creates the profile, or completes one that has favorites only. */
  const create = async ({ uid, email, displayName, photoURL }: User) => {
    const reference = personReference(database(), uid);
    try {
      await runTransaction(database(), async (transaction) => {
        const person = await transaction.get(reference);
        // Another tab was faster: the rules refuse a second date.
        if (person.get('createdAt') !== undefined) return;
        // The provider may not have the name yet that was entered offline.
        const name: unknown = person.get('displayName') ?? displayName;
        const created = { uid, email, displayName: name, photoURL, createdAt: serverTimestamp() };
        transaction.set(reference, created, { merge: true });
      });
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
      let isSettled = false;
      /** Once per listener, as soon as the server's document is known. */
      const settle = (person: DocumentSnapshot) => {
        if (isSettled) return;
        isSettled = true;
        if (person.get('createdAt') === undefined) create(user).catch(fail);
        const name: unknown = person.get('displayName');
        if (typeof name === 'string' && name !== user.displayName) followName(name);
      };
      return listen<DocumentSnapshot>({
        subscribe: (observer) =>
          onSnapshot(personReference(database(), user.uid), { includeMetadataChanges: true }, observer),
        isOnline: connectivity.current,
        onSnapshot(person, source) {
          if (person.exists()) {
            show({ profile: storedProfile(user, person.data()), source: source === 'cache' ? 'cache' : 'server' });
          } else if (source === 'cache') {
            show({ profile: user, source: connectivity.current() ? 'partial' : 'basic' });
          }
          if (source === 'server' && !person.metadata.hasPendingWrites) settle(person);
        },
        fail,
      });
    },

    noteSignIn: ({ uid, email, photoURL }) =>
      setDoc(
        personReference(database(), uid),
        { uid, email, photoURL, lastLoginAt: serverTimestamp() },
        { merge: true },
      ),

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

/** Fails if the server cannot be reached. By a transaction: the SDK answers other reads of what it listens to itself. */
const reachServer = (reference: DocumentReference): Promise<unknown> =>
  runTransaction(reference.firestore, (transaction) => transaction.get(reference), { maxAttempts: 1 });

const textOrNull = z.catch(z.nullable(z.string()), null);
const profileSchema = z.object({ email: textOrNull, displayName: textOrNull, photoURL: textOrNull });

function storedProfile(user: User, data: unknown): User {
  const { email, displayName, photoURL } = profileSchema.parse(data);
  return {
    uid: user.uid,
    email: email ?? user.email,
    displayName: displayName ?? user.displayName,
    photoURL: photoURL ?? user.photoURL,
  };
}
