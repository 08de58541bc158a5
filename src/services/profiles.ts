/** What the site stores about a signed-in user. */
import type { Watched } from '#src/lib/watched.ts';
import type { User } from './session.ts';

/**
 * - `server`: up to date; `cache`: from the local cache.
 * - `basic`: only the sign-in's data, because there is no connection; `partial`: because the server does not answer.
 */
export type ProfileSource = 'server' | 'cache' | 'basic' | 'partial';

export interface LoadedProfile {
  profile: User;
  source: ProfileSource;
}

export const NAME_MAX_LENGTH = 200;

export interface Profiles {
  /** Creates the profile if it does not exist. Fails with an {@link AccountDataError}. */
  of(user: User): Watched<LoadedProfile>;
  /**
   * Offline it shows at once, is sent when the connection is back, also by a later page, and resolves then.
   * @throws {AccountDataError} when the server refuses the name or, with a connection, cannot be reached: nothing is saved
   */
  rename(user: User, displayName: string): Promise<void>;
  /** Deletes everything but the account itself. Resolves when the server has done it; a retry is safe. @throws {AccountDataError} */
  deleteAll(user: User): Promise<void>;
}
