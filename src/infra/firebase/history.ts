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
import { DUPLICATE_WINDOW_MS, type History, type SavedSet } from '#src/services/history.ts';
import { isDuplicate, savedSetId, setDenied, setMissing } from '#src/services/result-to-save.ts';
import { acknowledged, confirmed, isThere } from './database.ts';
import { withDataErrors } from './data-errors.ts';
import { ask, askBetween, QUERIES } from './queries.ts';
import { parseSavedSet, toSavedSetDocument } from './saved-set-document.ts';

const { savedSets } = QUERIES;

interface Dependencies {
  database: () => Firestore;
  report: (error: unknown) => void;
}

const setsOf = (database: Firestore, uid: string) => ask(database, savedSets, uid);

/** Those that may be the same as one of `timestamp`. Reading all of them would cost more with each set that is kept. */
const setsAround = (database: Firestore, uid: string, timestamp: number) =>
  askBetween(database, QUERIES.savedSetsBetween, uid, [
    Timestamp.fromMillis(timestamp - DUPLICATE_WINDOW_MS),
    Timestamp.fromMillis(timestamp + DUPLICATE_WINDOW_MS),
  ]);

const read = (documents: readonly QueryDocumentSnapshot[]): SavedSet[] =>
  documents.map((document) => parseSavedSet(document.id, document.data()));

/** Those without a date come last. */
const newestFirst = (one: SavedSet, other: SavedSet): number => Number(other.createdAt) - Number(one.createdAt);

/** All of a person's sets, also those that cannot be read. Resolves when they are gone from the server. */
export async function deleteSavedSets(database: Firestore, uid: string): Promise<void> {
  const { docs } = await getDocsFromServer(setsOf(database, uid));
  for (const { ref } of docs) await confirmed(deleteDoc(ref));
}

/** {@link History} in `saved_recommendations`. */
export function createFirebaseHistory({ database, report }: Dependencies): History {
  return {
    save: (uid, result) =>
      withDataErrors(async () => {
        const document = toSavedSetDocument(uid, result);
        // Without a connection this sees what the device knows; a double saved then is told apart by its id at least.
        const sets = read((await getDocs(setsAround(database(), uid, result.timestamp))).docs);
        if (sets.some((set) => isDuplicate(set.createdAt, result.timestamp))) return 'already_exists';
        // Not waited for: without a connection it stays open until there is one.
        const reference = doc(database(), savedSets.collection, savedSetId(uid, result.timestamp));
        setDoc(reference, document).catch(async (error: unknown) => {
          if (!(await isThere(reference))) report(error);
        });
        return 'saved';
      }),

    list: (uid) =>
      withDataErrors(async () => {
        const { docs } = await getDocsFromServer(setsOf(database(), uid));
        return read(docs).toSorted(newestFirst);
      }),

    remove: (uid, id) =>
      withDataErrors(async () => {
        const reference = doc(database(), savedSets.collection, id);
        const stored = (await getDoc(reference)).data();
        if (!stored) throw setMissing();
        if (stored['userId'] !== uid) throw setDenied();
        await acknowledged(deleteDoc(reference));
      }),
  };
}
