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

  /** The queue may hold writes of an earlier page. If they are refused, nothing else on this page would notice. */
  const afterQueue = (client: Firestore, onSettled: () => void) => {
    if (queuesWatched.has(client)) return;
    queuesWatched.add(client);
    const settled = () => {
      queuesWatched.delete(client);
      onSettled();
    };
    // Rejects when another user signs in.
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
        // Without a cached document, this device would show only what it writes.
        if (!known.get(database())?.has(uid)) await read(uid).catch(() => undefined);
        // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
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
