/** `users/{uid}`: a person's profile and favourites. */
import { doc, type DocumentReference, type Firestore, Timestamp } from 'firebase/firestore';
import * as z from 'zod/mini';
import type { Favorite } from '../../services/favorites.ts';

export const personReference = (database: Firestore, uid: string): DocumentReference => doc(database, 'users', uid);

const textOrNull = z.catch(z.nullable(z.string()), null);

const profileSchema = z.object({
  email: textOrNull,
  displayName: textOrNull,
  photoURL: textOrNull,
  createdAt: z.catch(z.nullable(z.instanceof(Timestamp)), null),
});
export type StoredProfile = z.infer<typeof profileSchema>;

export const parseProfile = (data: unknown): StoredProfile => profileSchema.parse(data);

const favoriteSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.catch(z.string(), ''),
  price: z.catch(z.nullable(z.number()), null),
  image: z.catch(z.string(), ''),
  link: z.catch(z.string(), ''),
  specs: z.catch(z.array(z.string()), []),
});

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
