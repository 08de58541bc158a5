/** A new name that was entered without a connection: kept on this device until it can be saved. */
import { type Entry, STORAGE_KEYS } from './local-data.ts';

export interface PendingName {
  /** Whose name it is: nobody else's on this device is touched. */
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
