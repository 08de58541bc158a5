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
import { AccountDataError } from '../../services/account-data.ts';
import { DUPLICATE_WINDOW_MS, type History, type SavedSet } from '../../services/history.ts';
import { isDuplicate, savedSetId, setDenied, setMissing } from '../../services/result-to-save.ts';
import { acknowledged, confirmed, isThere } from './database.ts';
import { withDataErrors } from './data-errors.ts';
import { ask, QUERIES } from './queries.ts';
import { parseSavedSet, toSavedSetDocument } from './saved-set-document.ts';

const { savedSets } = QUERIES;

interface Dependencies {
  database: () => Firestore;
  report: (error: unknown) => void;
}

const setsOf = (database: Firestore, uid: string) => ask(database, savedSets, uid);

/** Those that may be the same as one of `timestamp`. Reading all of them would cost more with each set that is kept. */
const setsAround = (database: Firestore, uid: string, timestamp: number) =>
  ask(database, QUERIES.savedSetsBetween, uid, [
    Timestamp.fromMillis(timestamp - DUPLICATE_WINDOW_MS),
    Timestamp.fromMillis(timestamp + DUPLICATE_WINDOW_MS),
  ]);

/** All of a person's sets, also those that cannot be read. Resolves when they are gone from the server. */
export async function deleteSavedSets(database: Firestore, uid: string): Promise<void> {
  const { docs } = await getDocsFromServer(setsOf(database, uid));
  for (const { ref } of docs) await confirmed(deleteDoc(ref));
}

/** {@link History} in `saved_recommendations`. */
export function createFirebaseHistory({ database, report }: Dependencies): History {
  const readable = (documents: readonly QueryDocumentSnapshot[]): SavedSet[] =>
    documents.flatMap((document) => {
      try {
        return [parseSavedSet(document.id, document.data())];
      } catch (error) {
        report(error);
        return [];
      }
    });

  return {
    save: (uid, result) =>
      withDataErrors(async () => {
        const document = toSavedSetDocument(uid, result);
        // Without a connection this sees what the device knows; a double saved then is told apart by its id at least.
        const sets = readable((await getDocs(setsAround(database(), uid, result.timestamp))).docs);
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
        const sets = readable(docs);
        if (docs.length > 0 && sets.every((set) => set.createdAt === null)) {
          throw new AccountDataError('unreadable-dates', 'no se pueden leer las fechas.');
        }
        return sets;
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
