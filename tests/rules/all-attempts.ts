import { accessAttempts } from './access-attempts.ts';
import type { Attempt } from './attempt.ts';
import { deletionAttempts } from './deletion-attempts.ts';
import { favoriteAttempts } from './favorite-attempts.ts';
import { profileAttempts } from './profile-attempts.ts';
import { savedSetAttempts } from './saved-set-attempts.ts';

export const ATTEMPTS: readonly Attempt[] = [
  ...accessAttempts,
  ...profileAttempts,
  ...favoriteAttempts,
  ...savedSetAttempts,
  ...deletionAttempts,
];
