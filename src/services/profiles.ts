/** What the site knows about a signed-in person. */
import type { Favorite } from './favorites.ts';
import type { SavedSet } from './history.ts';
import type { User } from './session.ts';

export interface Profile {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  createdAt: Date | null;
}

/**
 * - `server`: as it is; `cache`: as this device last saw it.
 * - `basic`: no more than the sign-in itself tells, without a connection; `partial`: the same, because the server did not answer.
 */
export type ProfileSource = 'server' | 'cache' | 'basic' | 'partial';

export interface LoadedProfile {
  profile: Profile;
  source: ProfileSource;
}

/** Longest name that is stored, in characters. */
export const NAME_MAX_LENGTH = 200;

/** All that is stored about a person, as they get it. */
export interface PersonalData {
  profile: Profile;
  favorites: Favorite[];
  savedRecommendations: SavedSet[];
}

export interface Profiles {
  /** Creates it on the first visit. @throws {AccountDataError} */
  load(user: User): Promise<LoadedProfile>;
  /** @throws {AccountDataError} `offline` where there is no connection. */
  rename(user: User, displayName: string): Promise<void>;
  /** @throws {AccountDataError} */
  exportAll(user: User): Promise<PersonalData>;
  /** Everything but the sign-in itself; resolves when the server has done it, and may be run again. @throws {AccountDataError} */
  deleteAll(user: User): Promise<void>;
}
