import { arrayRemove, arrayUnion, type Firestore, getDoc, updateDoc } from 'firebase/firestore';
import type { AccountDataProblem } from '../../services/account-data.ts';
import type { Favorite, Favorites } from '../../services/favorites.ts';
import { toDataError, withDataErrors } from './data-errors.ts';
import { parseFavorites, personReference, type StoredFavorite } from './person-document.ts';

interface Dependencies {
  database: () => Firestore;
  /** Writes the signed-in person's document where there is none yet. */
  ensurePerson: () => Promise<void>;
  /** Resolves when nobody is writing that document for the first time. */
  personSettled: (uid: string) => Promise<void>;
  report: (error: unknown) => void;
}

const MAY_BE_MISSING = new Set<AccountDataProblem>(['missing', 'denied']);

/** {@link Favorites} in `users/{uid}`. */
export function createFirebaseFavorites({ database, ensurePerson, personSettled, report }: Dependencies): Favorites {
  const read = async (uid: string): Promise<StoredFavorite[]> => {
    const snapshot = await getDoc(personReference(database(), uid));
    return parseFavorites(snapshot.data() ?? {}, report);
  };

  const add = (uid: string, favorite: Favorite) =>
    updateDoc(personReference(database(), uid), { favorites: arrayUnion(favorite) });

  return {
    list: (uid) =>
      withDataErrors(async () => {
        const found = await read(uid);
        return [...new Map(found.map(({ favorite }) => [favorite.id, favorite])).values()];
      }),

    add: (uid, favorite) =>
      withDataErrors(async () => {
        // Who has just signed in for the first time has no document yet to add to.
        await personSettled(uid);
        try {
          await add(uid, favorite);
        } catch (error) {
          // The rules refuse to change a document that is not there: it looks like somebody else's.
          if (!MAY_BE_MISSING.has(toDataError(error).problem)) throw error;
          await ensurePerson();
          await add(uid, favorite);
        }
      }),

    remove: (uid, id) =>
      withDataErrors(async () => {
        const stored = (await read(uid)).filter(({ favorite }) => favorite.id === id).map((entry) => entry.stored);
        if (stored.length === 0) return;
        await updateDoc(personReference(database(), uid), { favorites: arrayRemove(...stored) });
      }),
  };
}
