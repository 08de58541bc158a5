/** Who was signed in last: a hint for what to draw first, never a right to anything. Parsed by hand: the first page loads no validation library. */
import { type Entry, STORAGE_KEYS } from './local-data.ts';

export interface StoredUser {
  uid: string;
  email: string | null;
  displayName: string | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const STORED_USER: Entry<StoredUser> = {
  key: STORAGE_KEYS.user,
  parse(value) {
    if (typeof value !== 'object' || value === null || !('uid' in value)) return null;
    if (typeof value.uid !== 'string' || value.uid === '') return null;
    return {
      uid: value.uid,
      email: 'email' in value ? textOrNull(value.email) : null,
      displayName: 'displayName' in value ? textOrNull(value.displayName) : null,
    };
  },
};
