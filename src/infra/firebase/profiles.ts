import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { delay } from '#src/lib/delay.ts';
import type { ListenFor } from '#src/lib/watched.ts';
import { AccountDataError } from '#src/services/account-data.ts';
import { basicProfile, type LoadedProfile, type Profile, type Profiles } from '#src/services/profiles.ts';
import type { Connectivity } from '#src/services/services.tsx';
import type { User } from '#src/services/session.ts';
import { offlineError, toDataError } from './data-errors.ts';
import { personReference } from './database.ts';
import { deleteSavedSets } from './history.ts';
import { listen } from './listen.ts';
import { parseProfile, TOMBSTONE_MS, tombstoneReference } from './person-document.ts';
import { writeNow } from './write-now.ts';

/** How long a new name may take from the server to the listeners. */
const HEARD_WITHIN_MS = 3000;

interface Dependencies {
  database: () => Firestore;
  connectivity: Connectivity;
  renameUser: (displayName: string) => Promise<void>;
}

interface FirebaseProfiles extends Omit<Profiles, 'of'> {
  listen: ListenFor<User, LoadedProfile>;
  /** Stores when the user signed in. Creates the profile if it does not exist. */
  noteSignIn(user: User): Promise<void>;
}

export function createFirebaseProfiles({ database, connectivity, renameUser }: Dependencies): FirebaseProfiles {
  const create = async (user: User) => {
    try {
      await writePerson(database(), user, {});
    } catch (error) {
      const known = toDataError(error);
      // A user who deleted the data but kept the account has to sign in again.
      throw known.problem === 'denied' ? new AccountDataError('denied', 'vuelve a iniciar sesión.') : known;
    }
  };

  const storeName = async (user: User, displayName: string | null) => {
    const reference = personReference(database(), user.uid);
    const change = { displayName, email: user.email, lastUpdated: serverTimestamp() };
    await writeNow(database(), (transaction) => transaction.set(reference, change, { merge: true }));
    await hearName(reference, displayName);
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
    listen(user, show, fail) {
      let existed = false;
      return listen<DocumentSnapshot>({
        subscribe: (observer) =>
          onSnapshot(personReference(database(), user.uid), { includeMetadataChanges: true }, observer),
        isOnline: connectivity.current,
        onSnapshot(person, source) {
          const blocked = source === 'blocked';
          const cached = source === 'cache' || blocked;
          if (person.exists()) {
            existed = true;
            show({ profile: storedProfile(user, person.data()), source: cached ? 'cache' : 'server', blocked });
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

/** Writes what the session knows of the user, and when the profile was created if that is missing. */
async function writePerson(database: Firestore, user: User, change: object): Promise<void> {
  const { uid, email, displayName, photoURL } = user;
  const reference = personReference(database, uid);
  const write = () =>
    runTransaction(database, async (transaction) => {
      // The document may exist with favorites only.
      const isNew = (await transaction.get(reference)).get('createdAt') === undefined;
      const created = isNew ? { createdAt: serverTimestamp() } : {};
      transaction.set(reference, { uid, email, displayName, photoURL, ...created, ...change }, { merge: true });
    });
  try {
    await write();
  } catch (error) {
    if (toDataError(error).problem !== 'denied') throw error;
    // Another tab may have created it meanwhile: the rules refuse a second date.
    await write();
  }
}

/** Waits until the listeners have a name that a transaction has written: it bypasses the local cache. */
async function hearName(reference: DocumentReference, displayName: string | null): Promise<void> {
  let stop: (() => void) | undefined;
  const heard = new Promise<void>((resolve) => {
    stop = onSnapshot(
      reference,
      (person) => person.get('displayName') === displayName && resolve(),
      () => resolve(),
    );
  });
  await Promise.race([heard, delay(HEARD_WITHIN_MS)]);
  stop?.();
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
