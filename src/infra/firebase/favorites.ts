import {
  arrayRemove,
  arrayUnion,
  type DocumentSnapshot,
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

export function createFirebaseFavorites({ database, report }: Dependencies): Favorites {
  return {
    list: (uid, onSettled) =>
      withDataErrors(async () => {
        const client = database();
        const person = await readPerson(client, uid);
        if (onSettled && person.metadata.hasPendingWrites) whenQueueSettles(client, onSettled);
        const found = parseFavorites(person.data(), report);
        return [...new Map(found.map(({ favorite }) => [favorite.id, favorite])).values()];
      }),

    add: (uid, favorite) =>
      withDataErrors(async () => {
        const client = database();
        // Without a cached document, this device would show only what it writes.
        if (cachedPerson.get(client) !== uid) await readPerson(client, uid).catch(() => undefined);
        // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
        await setDoc(personReference(client, uid), { favorites: arrayUnion(favorite) }, { merge: true });
      }),

    remove: (uid, id) =>
      withDataErrors(async () => {
        const client = database();
        const found = parseFavorites((await readPerson(client, uid)).data(), report);
        const stored = found.filter(({ favorite }) => favorite.id === id).map((entry) => entry.stored);
        if (stored.length === 0) return;
        await updateDoc(personReference(client, uid), { favorites: arrayRemove(...stored) });
      }),
  };
}

/** Whose document a client has read, and so has in its cache. */
const cachedPerson = new WeakMap<Firestore, string>();

async function readPerson(client: Firestore, uid: string): Promise<DocumentSnapshot> {
  const person = await getDoc(personReference(client, uid));
  cachedPerson.set(client, uid);
  return person;
}

const awaitedQueues = new WeakSet<Firestore>();

/** The queue may hold writes of an earlier page. If they are refused, nothing else on this page would notice. */
function whenQueueSettles(client: Firestore, onSettled: () => void): void {
  if (awaitedQueues.has(client)) return;
  awaitedQueues.add(client);
  const settled = () => {
    awaitedQueues.delete(client);
    onSettled();
  };
  // Rejects when another user signs in.
  waitForPendingWrites(client).then(settled, settled);
}
