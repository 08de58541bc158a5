/** What browser storage and links may hold: written by this version or an older one, or by anybody else. */
import { cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import type { Entry, StorageKey } from '#src/services/local-data.ts';
import { STORED_USER } from '#src/services/session.ts';
import { FORM_STATE, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/storage-schemas.ts';
import { fuzzSettings, isPrototypeClean, mutatedText } from '#tests/support/mutated.ts';
import { answers } from '#tests/support/laptops.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { storedAnswer } from '../features/recommendations/open-results.ts';

const RUNS = 500;
const RENDERED_RUNS = 8;

const FORM = answers({ purposes: ['office', 'gaming'], priorities: ['battery'], requirements: { ram: '16GB' } });
const RESULT = await storedAnswer();
const USER = { uid: 'ana', email: 'ana@example.com', displayName: 'Ana' };

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

it.each<[Entry<unknown>, sample: object]>([
  [FORM_STATE, FORM],
  [USER_PREFERENCES, { ...FORM, timestamp: Date.now() }],
  [RECOMMENDATIONS, { ...RESULT, computers: RESULT.computers.slice(0, 1), filteredLaptops: ['a', 'b'] }],
  [STORED_USER, USER],
])('any text under $key is parsed or cleared', (entry, sample) => {
  let read = 0;
  const property = fc.property(mutatedText([sample]), (text) => {
    const problem = problemWith(entry, text, () => {
      read += 1;
    });
    if (problem !== null) throw new Error(problem);
  });
  fc.assert(property, fuzzSettings(RUNS));
  expect(read).toBeGreaterThan(RUNS / 100);
  expect(read).toBeLessThan(RUNS);
});

const under = (key: StorageKey, path: string) => (text: string) => {
  localStorage.setItem(key, text);
  return path;
};

// A page without data redirects to another one.
it.each<[where: string, pathWith: (text: string) => string, sample: object]>([
  ['under formState', under('formState', '/form'), FORM],
  ['under recommendations', under('recommendations', '/recommendations'), RESULT],
  ['under user', under('user', '/recommendations/saved'), USER],
  // The router warns of a «%» that it cannot decode.
  ['in a link to results', (text) => `/recommendations#1${text.replaceAll('%', '')}`, {}],
])('any text %s leaves a heading, and not the crash page', async (_where, pathWith, sample) => {
  const property = fc.asyncProperty(mutatedText([sample]), async (text) => {
    await renderApp(pathWith(text));
    const [heading] = await screen.findAllByRole('heading', { level: 1, hidden: true });
    expect(heading).not.toHaveTextContent('Algo ha ido mal');
    expect(isPrototypeClean()).toBe(true);
    cleanup();
    localStorage.clear();
  });
  await fc.assert(property, fuzzSettings(RENDERED_RUNS));
});
