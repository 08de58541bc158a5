import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromServer,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { ListenFor } from '#src/lib/watched.ts';
import {
  DUPLICATE_WINDOW_MS,
  type History,
  type SavedSet,
  type SavedSets,
  savedSetId,
  setDenied,
  setMissing,
} from '#src/services/history.ts';
import type { User } from '#src/services/session.ts';
import { offlineError, unavailableError } from './data-errors.ts';
import { type DataDependencies, writeNow } from './database.ts';
import { listen } from './listen.ts';
import { parseSavedSet, toSavedSetDocument } from './saved-set-document.ts';

const SAVED_SETS = 'saved_recommendations';

interface FirebaseHistory extends Omit<History, 'of'> {
  listen: ListenFor<User, SavedSets>;
}

/** All of a user's sets, unsorted: a query sorted by date would miss those without one. */
const setsOf = (database: Firestore, uid: string) =>
  query(collection(database, SAVED_SETS), where('userId', '==', uid));

/**
 * The duplicates of a set of `timestamp`. Reading all sets would cost more with every set saved. It needs its index in
 * firestore.indexes.json, without which only the emulator answers.
 */
const setsAround = (database: Firestore, uid: string, timestamp: number) =>
  query(
    setsOf(database, uid),
    where('createdAt', '>=', Timestamp.fromMillis(timestamp - DUPLICATE_WINDOW_MS)),
    where('createdAt', '<=', Timestamp.fromMillis(timestamp + DUPLICATE_WINDOW_MS)),
    orderBy('createdAt', 'desc'),
  );

const newestFirst = (one: SavedSet, other: SavedSet): number => Number(other.createdAt) - Number(one.createdAt);

const read = ({ docs }: QuerySnapshot): SavedSet[] =>
  docs.map((document) => parseSavedSet(document.id, document.data())).toSorted(newestFirst);

/** Writes in one transaction; the database takes no more. */
const DELETED_AT_ONCE = 500;

/** Deletes all of a user's sets, including unreadable ones. Resolves when the server has deleted them. */
export async function deleteSavedSets(database: Firestore, uid: string): Promise<void> {
  const { docs } = await getDocsFromServer(setsOf(database, uid));
  for (let start = 0; start < docs.length; start += DELETED_AT_ONCE) {
    await writeNow(database, (transaction) => {
      for (const { ref } of docs.slice(start, start + DELETED_AT_ONCE)) transaction.delete(ref);
    });
  }
}

export function createFirebaseHistory({ database, connectivity, report }: DataDependencies): FirebaseHistory {
  return {
    listen({ uid }, show, fail) {
      let answered = false;
      return listen<QuerySnapshot>({
        subscribe: (observer) => onSnapshot(setsOf(database(), uid), { includeMetadataChanges: true }, observer),
        isOnline: connectivity.current,
        onSnapshot(found, source) {
          answered ||= source === 'server';
          if (answered) show({ sets: read(found), outdated: source === 'cache' });
          // Sets in the cache are those that were seen last, or none: not the history.
          else if (source === 'cache') fail(connectivity.current() ? unavailableError() : offlineError());
        },
        fail,
      });
    },

    async save(uid, result) {
      const document = toSavedSetDocument(uid, result);
      // Offline this sees only the local cache. A duplicate saved then has the same id at least.
      const { empty } = await getDocs(setsAround(database(), uid, result.timestamp));
      if (!empty) return 'already_exists';
      // This is not awaited: offline it stays pending until there is a connection.
      setDoc(doc(database(), SAVED_SETS, savedSetId(uid, result.timestamp)), document).catch(report);
      return 'saved';
    },

    async remove(uid, id) {
      const reference = doc(database(), SAVED_SETS, id);
      // The listener keeps the cache up to date. What it does not list may exist all the same.
      const stored = (await getDocFromCache(reference).catch(() => getDoc(reference))).data();
      if (!stored) throw setMissing();
      if (stored['userId'] !== uid) throw setDenied();
      await deleteDoc(reference);
    },
  };
}
