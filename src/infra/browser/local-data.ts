import { parseJson } from '#src/lib/parse-json.ts';
import type { LocalData } from '#src/services/local-data.ts';

/** Over `localStorage` or `sessionStorage`. Values that the browser refuses to store (blocked, full) stay in memory. */
export function createBrowserLocalData(storage: () => Storage): LocalData {
  const unsaved = new Map<string, string>();

  const stored = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  const clear = (key: string): void => {
    unsaved.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  };

  return {
    read(entry) {
      const text = unsaved.get(entry.key) ?? stored(entry.key);
      if (text === null) return null;
      const value = entry.parse(parseJson(text));
      if (value === null) clear(entry.key);
      return value;
    },
    write(entry, value) {
      const text = JSON.stringify(value);
      try {
        storage().setItem(entry.key, text);
        unsaved.delete(entry.key);
      } catch {
        unsaved.set(entry.key, text);
      }
    },
    clear(entry) {
      clear(entry.key);
    },
  };
}
