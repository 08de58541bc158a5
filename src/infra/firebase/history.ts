import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getDocsFromServer,
  type QueryDocumentSnapshot,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import {
  DUPLICATE_WINDOW_MS,
  type History,
  type SavedSet,
  savedSetId,
  setDenied,
  setMissing,
} from '#src/services/history.ts';
import { acknowledged, confirmed, exists } from './writes.ts';
import { ask, askBetween, QUERIES } from './queries.ts';
import { parseSavedSet, toSavedSetDocument } from './saved-set-document.ts';

const { savedSets } = QUERIES;

interface Dependencies {
  database: () => Firestore;
  report: (error: unknown) => void;
}

const setsOf = (database: Firestore, uid: string) => ask(database, savedSets, uid);

/** The duplicates of a set of `timestamp`. Reading all sets would cost more with every set saved. */
const setsAround = (database: Firestore, uid: string, timestamp: number) =>
  askBetween(database, QUERIES.savedSetsBetween, uid, [
    Timestamp.fromMillis(timestamp - DUPLICATE_WINDOW_MS),
    Timestamp.fromMillis(timestamp + DUPLICATE_WINDOW_MS),
  ]);

const read = (documents: readonly QueryDocumentSnapshot[]): SavedSet[] =>
  documents.map((document) => parseSavedSet(document.id, document.data()));

const newestFirst = (one: SavedSet, other: SavedSet): number => Number(other.createdAt) - Number(one.createdAt);

/** Deletes all of a user's sets, including unreadable ones. Resolves when the server has deleted them. */
export async function deleteSavedSets(database: Firestore, uid: string): Promise<void> {
  const { docs } = await getDocsFromServer(setsOf(database, uid));
  for (const { ref } of docs) await confirmed(deleteDoc(ref));
}

export function createFirebaseHistory({ database, report }: Dependencies): History {
  /** Ids of sets that were listed as the user's. */
  const listed = new Set<string>();

  const isDeleted = async (uid: string, id: string): Promise<boolean> => {
    if (!listed.has(id)) return false;
    const { docs } = await getDocsFromServer(setsOf(database(), uid));
    return docs.every((document) => document.id !== id);
  };

  return {
    async save(uid, result) {
      const document = toSavedSetDocument(uid, result);
      // Offline this sees only the local cache. A duplicate saved then has the same id at least.
      const { empty } = await getDocs(setsAround(database(), uid, result.timestamp));
      if (!empty) return 'already_exists';
      // Not awaited: offline it stays pending until there is a connection.
      const reference = doc(database(), savedSets.collection, savedSetId(uid, result.timestamp));
      setDoc(reference, document).catch(async (error: unknown) => {
        if (!(await exists(reference))) report(error);
      });
      return 'saved';
    },

    async list(uid) {
      const { docs } = await getDocsFromServer(setsOf(database(), uid));
      for (const { id } of docs) listed.add(id);
      return read(docs).toSorted(newestFirst);
    },

    async remove(uid, id) {
      const reference = doc(database(), savedSets.collection, id);
      const found = await getDoc(reference).catch(async (error: unknown) => {
        // The rules reveal a missing document only for ids shaped like `savedSetId`.
        if (await isDeleted(uid, id)) throw setMissing();
        throw error;
      });
      const stored = found.data();
      if (!stored) throw setMissing();
      if (stored['userId'] !== uid) throw setDenied();
      await acknowledged(deleteDoc(reference));
    },
  };
}
