import { type LocalData, toText } from '#src/services/local-data.ts';
import { createObservable, type Observable } from '#src/lib/observed.ts';

export function createMemoryLocalData(): LocalData {
  const texts = new Map<string, string>();
  return {
    read(entry) {
      const text = texts.get(entry.key);
      if (text === undefined) return null;
      const value = entry.parse(JSON.parse(text));
      if (value === null) texts.delete(entry.key);
      return value;
    },
    write(entry, value) {
      texts.set(entry.key, toText(entry, value));
    },
    clear(entry) {
      texts.delete(entry.key);
    },
  };
}

export const createMemoryConnectivity = (online = true): Observable<boolean> => createObservable(online);
