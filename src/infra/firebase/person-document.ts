/** `users/{uid}`: a user's profile; favorites.ts reads the rest. */
import { doc, type DocumentReference, type Firestore } from 'firebase/firestore';
import * as z from 'zod/mini';
import { toDate } from './stored-date.ts';

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
