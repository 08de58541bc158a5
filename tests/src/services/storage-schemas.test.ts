import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import type { Entry } from '#src/services/local-data.ts';
import { FORM_STATE, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/storage-schemas.ts';
import { STORED_USER } from '#src/services/session.ts';
import { fuzzSettings, isPrototypeClean, mutatedText } from '#tests/support/mutated.ts';
import { storedAnswer } from '../features/recommendations/open-results.ts';

const RUNS = 500;
const TIME_LIMIT_MS = 120_000;

const FORM = {
  deviceType: 'laptop',
  purposes: ['office', 'gaming'],
  priorities: ['battery'],
  budget: 900,
  requirements: { ram: '16GB', os: 'windows' },
};

let samples: Record<string, unknown>;

beforeAll(async () => {
  const { computers, ...stored } = await storedAnswer();
  samples = {
    formState: FORM,
    userPreferences: { ...FORM, timestamp: Date.now() },
    recommendations: { ...stored, computers: computers.slice(0, 1), filteredLaptops: ['a', 'b'] },
    user: { uid: 'ana', email: 'ana@example.com', displayName: 'Ana' },
  };
});

/** A value that parses survives a write and a read of all of it; one that does not is cleared. */
function problemWith<T>(entry: Entry<T>, text: string, onRead: () => void): string | null {
  const localData = createBrowserLocalData(() => localStorage);
  localStorage.setItem(entry.key, text);
  const value = localData.read(entry);
  if (!isPrototypeClean()) return 'the prototype of all objects has changed';
  if (value === null) return localStorage.getItem(entry.key) === null ? null : 'it is not cleared';
  onRead();
  localData.write(entry, value);
  const again = localData.read(entry);
  return JSON.stringify(again) === JSON.stringify(value) ? null : 'it does not survive a round trip';
}

describe('any text in browser storage', () => {
  it.each([FORM_STATE, USER_PREFERENCES, RECOMMENDATIONS, STORED_USER] as Entry<unknown>[])(
    'under $key is parsed or cleared',
    (entry) => {
      let read = 0;
      const property = fc.property(mutatedText([samples[entry.key]]), (text) => {
        const problem = problemWith(entry, text, () => {
          read += 1;
        });
        if (problem !== null) throw new Error(problem);
      });
      fc.assert(property, fuzzSettings(RUNS));
      expect(read).toBeGreaterThan(RUNS / 100);
      expect(read).toBeLessThan(RUNS);
    },
    TIME_LIMIT_MS,
  );
});
