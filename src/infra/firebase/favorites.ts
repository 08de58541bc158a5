import {
  arrayRemove,
  arrayUnion,
  deleteField,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  getDoc,
  setDoc,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { Favorites } from '#src/services/favorites.ts';
import { withDataErrors } from './data-errors.ts';
import { parseFavorites, personReference } from './person-document.ts';

interface Dependencies {
  database: () => Firestore;
  report: (error: unknown) => void;
}

/** What is known of one user's document in one client; another user or a reopened client starts anew. */
interface ClientState {
  client: Firestore;
  uid: string;
  isCached: boolean;
  /** Callbacks that wait for pending writes. */
  waiting: Set<() => void>;
}

export function createFirebaseFavorites({ database, report }: Dependencies): Favorites {
  let state: ClientState | null = null;

  const currentState = (uid: string): ClientState => {
    const client = database();
    if (state?.client !== client || state.uid !== uid) state = { client, uid, isCached: false, waiting: new Set() };
    return state;
  };

  return {
    list: (uid, onSettled) =>
      withDataErrors(async () => {
        const current = currentState(uid);
        const person = await readPerson(current);
        if (onSettled && person.metadata.hasPendingWrites) whenWritesSettle(current, onSettled);
        const found = parseFavorites(person.data(), report);
        return [...new Map(found.map(({ favorite }) => [favorite.id, favorite])).values()];
      }),

    add: (uid, favorite) =>
      withDataErrors(async () => {
        const current = currentState(uid);
        // Without a cached document, this device would show only what it writes.
        if (!current.isCached) await readPerson(current).catch(() => undefined);
        // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
        await setDoc(personReference(current.client, uid), { favorites: arrayUnion(favorite) }, { merge: true });
      }),

    remove: (uid, id) =>
      withDataErrors(async () => {
        const current = currentState(uid);
        const found = parseFavorites((await readPerson(current)).data(), report);
        const stored = found.filter(({ favorite }) => favorite.id === id).map((entry) => entry.stored);
        if (stored.length === 0) return;
        const reference = personReference(current.client, uid);
        const left = arrayRemove(...stored);
        if (found.every(({ favorite }) => favorite.id !== id || favorite.note === undefined)) {
          await updateDoc(reference, { favorites: left });
        } else {
          await updateDoc(reference, 'favorites', left, new FieldPath('notes', id), deleteField());
        }
      }),

    annotate: (uid, id, note) =>
      withDataErrors(async () => {
        const { client } = currentState(uid);
        await updateDoc(personReference(client, uid), new FieldPath('notes', id), note === '' ? deleteField() : note);
      }),
  };
}

async function readPerson(state: ClientState): Promise<DocumentSnapshot> {
  const person = await getDoc(personReference(state.client, state.uid));
  state.isCached = true;
  return person;
}

/** Writes of an earlier page may be pending. If they are refused, nothing else on this page would notice. */
function whenWritesSettle({ client, waiting }: ClientState, onSettled: () => void): void {
  if (waiting.has(onSettled)) return;
  waiting.add(onSettled);
  const settled = () => {
    waiting.delete(onSettled);
    onSettled();
  };
  // Rejects when another user signs in.
  waitForPendingWrites(client).then(settled, settled);
}
