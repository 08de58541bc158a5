/** The favorites in `users/{uid}`: a list of laptops. */
import {
  arrayRemove,
  arrayUnion,
  type DocumentSnapshot,
  getDocFromCache,
  onSnapshot,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import type { ListenFor } from '#src/lib/watched.ts';
import type { Favorites } from '#src/services/favorites.ts';
import { type SavedLaptop, savedLaptopSchema } from '#src/services/saved-laptop.ts';
import type { User } from '#src/services/session.ts';
import { unavailableError } from './data-errors.ts';
import { type DataDependencies, personReference } from './database.ts';
import { listen } from './listen.ts';

interface FirebaseFavorites extends Omit<Favorites, 'of'> {
  listen: ListenFor<User, readonly SavedLaptop[]>;
}

export function createFirebaseFavorites({ database, connectivity, report }: DataDependencies): FirebaseFavorites {
  return {
    listen: ({ uid }, show, fail) =>
      listen<DocumentSnapshot>({
        subscribe: (observer) =>
          onSnapshot(personReference(database(), uid), { includeMetadataChanges: true }, observer),
        isOnline: connectivity.current,
        onSnapshot(person, source) {
          if (person.exists()) show(favoritesOf(parseFavorites(person.data(), report)));
          else if (source === 'server') show([]);
          // That this device has none of them does not mean that there are none.
          else if (source === 'cache') fail(unavailableError());
        },
        fail,
      }),

    // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
    add: (uid, laptop) => setDoc(personReference(database(), uid), { favorites: arrayUnion(laptop) }, { merge: true }),

    async remove(uid, id) {
      const reference = personReference(database(), uid);
      // The listener keeps the cache up to date.
      const entries = parseFavorites((await getDocFromCache(reference)).data(), report);
      const found = entries.filter(({ favorite }) => favorite.id === id).map(({ stored }) => stored);
      if (found.length > 0) await updateDoc(reference, { favorites: arrayRemove(...found) });
    },
  };
}

const favoritesSchema = z.optional(z.object({ favorites: z.optional(z.array(z.unknown())) }));

/** `stored` is the raw entry, because the database removes an entry only by its exact value. */
interface StoredFavorite {
  stored: unknown;
  favorite: SavedLaptop;
}

/**
 * @param data of the document; `undefined` if there is none
 * @param report gets an error for each unreadable entry, which is left out, and for a list that is none
 */
export function parseFavorites(data: unknown, report: (error: unknown) => void): StoredFavorite[] {
  const parsed = favoritesSchema.safeParse(data);
  if (!parsed.success) {
    report(parsed.error);
    return [];
  }
  return (parsed.data?.favorites ?? []).flatMap((stored) => {
    const favorite = savedLaptopSchema.safeParse(stored);
    if (favorite.success) return [{ stored, favorite: favorite.data }];
    report(favorite.error);
    return [];
  });
}

/** Each laptop once. */
export const favoritesOf = (entries: readonly StoredFavorite[]): SavedLaptop[] => [
  ...new Map(entries.map(({ favorite }) => [favorite.id, favorite])).values(),
];
