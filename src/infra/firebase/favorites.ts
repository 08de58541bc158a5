import {
  arrayRemove,
  arrayUnion,
  deleteField,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  getDoc,
  runTransaction,
  setDoc,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { Favorites } from '#src/services/favorites.ts';
import { withDataErrors } from './data-errors.ts';
import { favoritesOf, parseFavorites, personReference } from './person-document.ts';

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
        const stored = parseFavorites(person.data(), report);
        // If it fails, the next list tries again.
        if (stored.looseNotes.length > 0 && !person.metadata.fromCache)
          removeLooseNotes(current).catch(() => undefined);
        return favoritesOf(stored);
      }),

    add: (uid, favorite) =>
      withDataErrors(async () => {
        const current = currentState(uid);
        // Without a cached document, this device would show only what it writes. Offline it does so.
        if (!current.isCached) await readPerson(current).catch(() => undefined);
        // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
        // A note that another device wrote after the laptop was removed does not come back with it.
        const change = { favorites: arrayUnion(favorite), notes: { [favorite.id]: deleteField() } };
        await setDoc(personReference(current.client, uid), change, { merge: true });
      }),

    remove: (uid, id) =>
      withDataErrors(async () => {
        const current = currentState(uid);
        const { entries } = parseFavorites((await readPerson(current)).data(), report);
        const found = entries.filter(({ favorite }) => favorite.id === id);
        if (found.length === 0) return;
        const reference = personReference(current.client, uid);
        const left = arrayRemove(...found.map(({ stored }) => stored));
        if (found.every(({ favorite }) => favorite.note === undefined)) {
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

/**
 * Removes notes that reached the server after their favorites were removed on another device. In a transaction, because
 * that is never queued: it might remove a later note.
 */
async function removeLooseNotes({ client, uid }: ClientState): Promise<void> {
  const reference = personReference(client, uid);
  await runTransaction(client, async (transaction) => {
    const person = await transaction.get(reference);
    const { looseNotes } = parseFavorites(person.data(), () => undefined);
    const notes = Object.fromEntries(looseNotes.map((id) => [id, deleteField()]));
    if (looseNotes.length > 0) transaction.set(reference, { notes }, { merge: true });
  });
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
