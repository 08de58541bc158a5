/** The favorites in `users/{uid}`: a list of laptops. */
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
import * as z from 'zod/mini';
import type { Favorites } from '#src/services/favorites.ts';
import { type SavedLaptop, savedLaptopSchema } from '#src/services/saved-laptop.ts';
import { personReference } from './database.ts';

interface Dependencies {
  database: () => Firestore;
  report: (error: unknown) => void;
}

/** State of one user's document in one client; reset for another user or a reopened client. */
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
    async list(uid, onSettled) {
      const current = currentState(uid);
      const person = await readPerson(current);
      if (onSettled && person.metadata.hasPendingWrites) whenWritesSettle(current, onSettled);
      return favoritesOf(parseFavorites(person.data(), report));
    },

    async add(uid, laptop) {
      const current = currentState(uid);
      // Without a cached document, this device would show only what it writes. If reading fails, as offline, it does so.
      if (!current.isCached) await readPerson(current).catch(() => undefined);
      // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
      await setDoc(personReference(current.client, uid), { favorites: arrayUnion(laptop) }, { merge: true });
    },

    async remove(uid, id) {
      const current = currentState(uid);
      const entries = parseFavorites((await readPerson(current)).data(), report);
      const found = entries.filter(({ favorite }) => favorite.id === id).map(({ stored }) => stored);
      if (found.length > 0) {
        await updateDoc(personReference(current.client, uid), { favorites: arrayRemove(...found) });
      }
    },
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
