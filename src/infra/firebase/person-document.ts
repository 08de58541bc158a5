/** `users/{uid}`: a user's profile and favorites. */
import { doc, type DocumentReference, type Firestore } from 'firebase/firestore';
import * as z from 'zod/mini';
import { savedPriceFactsSchema, shownFields, webAddress } from '#contract/shown-fields.ts';
import { toNote, withNote } from '#src/services/favorite-note.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { keptPriceFacts } from '#src/services/price-facts.ts';
import { toDate } from './stored-date.ts';

export const personReference = (database: Firestore, uid: string): DocumentReference => doc(database, 'users', uid);

/** Marks a deleted account for a while, so that the user's other devices do not create it again. */
export const tombstoneReference = (database: Firestore, uid: string): DocumentReference =>
  doc(database, 'deleted_accounts', uid);

/**
 * How long a tombstone lasts. A device that is still signed in notices the deletion within the hour. Even with a wrong clock
 * and the days that the database takes to clean up, the tombstone is gone within 30 days. firestore.rules has the limits.
 */
export const TOMBSTONE_MS = 14 * 24 * 60 * 60_000;

const textOrNull = z.catch(z.nullable(z.string()), null);

const profileSchema = z.object({
  email: textOrNull,
  displayName: textOrNull,
  photoURL: textOrNull,
  createdAt: z.pipe(z.optional(z.unknown()), z.transform(toDate)),
});
export type StoredProfile = z.infer<typeof profileSchema>;

export const parseProfile = (data: unknown): StoredProfile => profileSchema.parse(data);

const favoriteSchema = z.pipe(
  z
    .object({ ...shownFields, facts: savedPriceFactsSchema })
    .check(z.refine((stored) => (stored.id || stored.name || stored.title) !== '')),
  z.transform((stored): Favorite => ({
    id: stored.id || stored.name || stored.title,
    name: stored.name || stored.title,
    price: stored.price,
    image: stored.image,
    link: webAddress([stored.link, stored.url]),
    specs: stored.specs,
    ...keptPriceFacts(stored.facts),
  })),
);

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
    const favorite = favoriteSchema.safeParse(stored);
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
