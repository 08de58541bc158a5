/** What the site stores about a signed-in user. */
import type { Watched } from '../lib/watched.ts';
import { type Entry, STORAGE_KEYS } from './local-data.ts';
import type { User } from './session.ts';

export interface Profile {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  createdAt: Date | null;
}

/** A profile with only the sign-in's data. */
export const basicProfile = ({ uid, email, displayName, photoURL }: User): Profile => ({
  uid,
  email,
  displayName,
  photoURL,
  createdAt: null,
});

/**
 * - `server`: up to date; `cache`: from the local cache.
 * - `basic`: only the sign-in's data, because there is no connection; `partial`: because the server does not answer.
 */
export type ProfileSource = 'server' | 'cache' | 'basic' | 'partial';

export interface LoadedProfile {
  profile: Profile;
  source: ProfileSource;
  /** Something on this device or in its network stops the requests to the server. */
  blocked?: boolean;
}

/** In characters. */
export const NAME_MAX_LENGTH = 200;

export interface Profiles {
  /** Creates the profile if it does not exist. Fails with an {@link AccountDataError}. */
  of(user: User): Watched<LoadedProfile>;
  /** @throws {AccountDataError} `offline` without a connection. */
  rename(user: User, displayName: string): Promise<void>;
  /** Deletes everything but the account itself. Resolves when the server has done it; a retry is safe. @throws {AccountDataError} */
  deleteAll(user: User): Promise<void>;
}

/** A name that was entered offline, stored on this device until it can be saved. */
export interface PendingName {
  /** The user of the name: other users of this device are not renamed. */
  uid: string;
  displayName: string;
}

export const PENDING_NAME: Entry<PendingName> = {
  key: STORAGE_KEYS.pendingName,
  parse(value) {
    if (typeof value !== 'object' || value === null) return null;
    if (!('uid' in value && 'displayName' in value)) return null;
    const { uid, displayName } = value;
    return typeof uid === 'string' && typeof displayName === 'string' ? { uid, displayName } : null;
  },
};
