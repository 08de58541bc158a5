/** `users/{uid}`: a person's profile and favourites. */
import { doc, type DocumentReference, type Firestore } from 'firebase/firestore';
import * as z from 'zod/mini';
import { shownFields, webAddress } from '#contract/shown-fields.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { toDate } from './stored-date.ts';

export const personReference = (database: Firestore, uid: string): DocumentReference => doc(database, 'users', uid);

/** What is left of a deleted account for a while, so that no other device of the person brings it back. */
export const tombstoneReference = (database: Firestore, uid: string): DocumentReference =>
  doc(database, 'deleted_accounts', uid);

/**
 * How long it is kept. A device that is still signed in notices within the hour; with what the clock of this one may be
 * wrong and the days that the database takes to clear up, it is gone within 30 days. firestore.rules knows the limits.
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
    .object(shownFields)
    // Something must tell it from the others.
    .check(z.refine((stored) => (stored.id || stored.name || stored.title) !== '')),
  z.transform((stored): Favorite => ({
    id: stored.id || stored.name || stored.title,
    name: stored.name || stored.title,
    price: stored.price,
    image: stored.image,
    link: webAddress([stored.link, stored.url]),
    specs: stored.specs,
  })),
);

const favoritesSchema = z.object({ favorites: z.catch(z.array(z.unknown()), []) });

/** What is stored for each favourite, as it is: the database removes an entry only by its exact value. */
export interface StoredFavorite {
  stored: unknown;
  favorite: Favorite;
}

/** @param report is told of entries that cannot be read; they are left out. */
export function parseFavorites(data: unknown, report: (error: unknown) => void): StoredFavorite[] {
  const parsed = favoritesSchema.safeParse(data);
  if (!parsed.success) return [];
  return parsed.data.favorites.flatMap((stored) => {
    const favorite = favoriteSchema.safeParse(stored);
    if (favorite.success) return [{ stored, favorite: favorite.data }];
    report(favorite.error);
    return [];
  });
}
