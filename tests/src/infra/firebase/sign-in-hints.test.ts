import { expect, test, vi } from 'vitest';
import { mayHaveSession } from '#src/infra/firebase/accounts.ts';

const keeps = (databases: () => Promise<{ name: string }[]>) => {
  vi.stubGlobal('indexedDB', { databases });
  return mayHaveSession();
};

test('a session may be stored where Firebase has its database, and where that is unknown', async () => {
  expect(await keeps(() => Promise.resolve([]))).toBe(false);
  expect(await keeps(() => Promise.resolve([{ name: 'another' }]))).toBe(false);
  expect(await keeps(() => Promise.resolve([{ name: 'another' }, { name: 'firebaseLocalStorageDb' }]))).toBe(true);
  expect(await keeps(() => Promise.reject(new Error('blocked')))).toBe(true);
  vi.unstubAllGlobals();
  expect(await mayHaveSession(), 'no databases at all').toBe(true);
});
