/** What this browser remembers between visits, as JSON under the specification's keys. */

/** Every storage key of the site. */
export const STORAGE_KEYS = {
  formState: 'formState',
  userPreferences: 'userPreferences',
  recommendations: 'recommendations',
  user: 'user',
  pendingName: 'pendingName',
  /** In this tab alone. */
  wantedFavorites: 'wantedFavorites',
  loginOrigin: 'loginOrigin',
} as const;
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** One remembered thing: where it lies and how what is read back is judged (`null`: not valid). */
export interface Entry<T> {
  key: StorageKey;
  parse(value: unknown): T | null;
}

/** Nothing here throws: where the browser refuses to store, things last as long as the page. */
export interface LocalData {
  /** Anything that does not parse counts as absent and is cleared. */
  read<T>(entry: Entry<T>): T | null;
  write<T>(entry: Entry<T>, value: T): void;
  clear(entry: Pick<Entry<unknown>, 'key'>): void;
}
