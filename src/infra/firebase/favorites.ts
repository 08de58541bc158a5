import {
  arrayRemove,
  arrayUnion,
  type Firestore,
  getDoc,
  setDoc,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { Favorites } from '#src/services/favorites.ts';
import { withDataErrors } from './data-errors.ts';
import { parseFavorites, personReference, type StoredFavorite } from './person-document.ts';

interface Dependencies {
  database: () => Firestore;
  report: (error: unknown) => void;
}

/** {@link Favorites} in `users/{uid}`. */
export function createFirebaseFavorites({ database, report }: Dependencies): Favorites {
  const known = new WeakMap<Firestore, Set<string>>();
  const queuesWatched = new WeakSet<Firestore>();

  /** The queue may hold what an earlier page has written: of its refusal nobody else on this page would hear. */
  const afterQueue = (client: Firestore, onSettled: () => void) => {
    if (queuesWatched.has(client)) return;
    queuesWatched.add(client);
    const settled = () => {
      queuesWatched.delete(client);
      onSettled();
    };
    // Rejected when another person signs in.
    waitForPendingWrites(client).then(settled, settled);
  };

  const read = async (uid: string, onSettled?: () => void): Promise<StoredFavorite[]> => {
    const snapshot = await getDoc(personReference(database(), uid));
    known.set(database(), new Set(known.get(database())).add(uid));
    if (onSettled && snapshot.metadata.hasPendingWrites) afterQueue(database(), onSettled);
    return parseFavorites(snapshot.data() ?? {}, report);
  };

  return {
    list: (uid, onSettled) =>
      withDataErrors(async () => {
        const found = await read(uid, onSettled);
        return [...new Map(found.map(({ favorite }) => [favorite.id, favorite])).values()];
      }),

    add: (uid, favorite) =>
      withDataErrors(async () => {
        // Of a document that was never read, this device would know no more than what it writes to it.
        if (!known.get(database())?.has(uid)) await read(uid).catch(() => undefined);
        // In one, also where there is no document yet: so it waits in the database's own queue, which outlives the page.
        await setDoc(personReference(database(), uid), { favorites: arrayUnion(favorite) }, { merge: true });
      }),

    remove: (uid, id) =>
      withDataErrors(async () => {
        const stored = (await read(uid)).filter(({ favorite }) => favorite.id === id).map((entry) => entry.stored);
        if (stored.length === 0) return;
        await updateDoc(personReference(database(), uid), { favorites: arrayRemove(...stored) });
      }),
  };
}
