/** JSON values in the browser's storage. The keys must not change: visitors have data under them. */

/** Every storage key of the site. */
export const STORAGE_KEYS = {
  formState: 'formState',
  userPreferences: 'userPreferences',
  recommendations: 'recommendations',
  ownsWindows: 'ownsWindows',
  user: 'user',
  pendingSignOut: 'pendingSignOut',
  /** The session storage has these: */
  wantedFavorites: 'wantedFavorites',
  pendingSignIn: 'pendingSignIn',
} as const;
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** A stored value: its key, and how to parse what is read (`null`: not valid). */
export interface Entry<T> {
  key: StorageKey;
  parse: (value: unknown) => T | null;
}

/** Never throws: if the browser refuses to store a value, it lasts as long as the page. */
export interface LocalData {
  /** A value that does not parse counts as absent and is cleared. */
  read<T>(entry: Entry<T>): T | null;
  write<T>(entry: Entry<T>, value: T): void;
  clear(entry: Pick<Entry<unknown>, 'key'>): void;
}
