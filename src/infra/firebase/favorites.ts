/** The favorites in `users/{uid}`: a list of laptops, and the notes on them. */
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
import * as z from 'zod/mini';
import { type Favorite, type Favorites, toNote, withNote } from '#src/services/favorites.ts';
import { savedLaptopSchema } from '#src/services/saved-laptop.ts';
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
      const stored = parseFavorites(person.data(), report);
      // If it fails, the next list tries again.
      if (stored.looseNotes.length > 0 && !person.metadata.fromCache) removeLooseNotes(current).catch(() => undefined);
      return favoritesOf(stored);
    },

    async add(uid, laptop) {
      const current = currentState(uid);
      // Without a cached document, this device would show only what it writes. If reading fails, as offline, it does so.
      if (!current.isCached) await readPerson(current).catch(() => undefined);
      // One write even where the document is missing, so that the SDK's queue keeps it across page loads.
      // A note that another device wrote after the laptop was removed does not come back with it.
      const change = { favorites: arrayUnion(laptop), notes: { [laptop.id]: deleteField() } };
      await setDoc(personReference(current.client, uid), change, { merge: true });
    },

    async remove(uid, id) {
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
    },

    async annotate(uid, id, note) {
      const { client } = currentState(uid);
      await updateDoc(personReference(client, uid), new FieldPath('notes', id), note === '' ? deleteField() : note);
    },
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

const favoritesSchema = z.optional(
  z.object({
    favorites: z.optional(z.array(z.unknown())),
    /**
     * By the laptop's id, apart from the favorites: the database changes an entry of a list only by removing it and appending
     * another, which would lose its place.
     */
    notes: z.catch(z.record(z.string(), z.unknown()), {}),
  }),
);

const readNote = (stored: unknown): string => (typeof stored === 'string' ? toNote(stored) : '');

/** `stored` is the raw entry, because the database removes an entry only by its exact value. */
interface StoredFavorite {
  stored: unknown;
  favorite: Favorite;
}

interface StoredFavorites {
  entries: StoredFavorite[];
  /** Ids in the notes that no entry has. */
  looseNotes: string[];
}

/**
 * @param data of the document; `undefined` if there is none
 * @param report gets an error for each unreadable entry, which is left out, and for a list that is none
 */
export function parseFavorites(data: unknown, report: (error: unknown) => void): StoredFavorites {
  const parsed = favoritesSchema.safeParse(data);
  if (!parsed.success) {
    report(parsed.error);
    return { entries: [], looseNotes: [] };
  }
  const notes = new Map(Object.entries(parsed.data?.notes ?? {}));
  const entries = (parsed.data?.favorites ?? []).flatMap((stored) => {
    const favorite = savedLaptopSchema.safeParse(stored);
    if (favorite.success) return [{ stored, favorite: withNote(favorite.data, readNote(notes.get(favorite.data.id))) }];
    report(favorite.error);
    return [];
  });
  const ids = new Set(entries.map(({ favorite }) => favorite.id));
  return { entries, looseNotes: [...notes.keys()].filter((id) => !ids.has(id)) };
}

/** Each laptop once. */
export const favoritesOf = ({ entries }: StoredFavorites): Favorite[] => [
  ...new Map(entries.map(({ favorite }) => [favorite.id, favorite])).values(),
];
