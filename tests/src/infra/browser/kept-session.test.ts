import { expect, test, vi } from 'vitest';
import { mayKeepSession } from '#src/infra/browser/kept-session.ts';

const keeps = (databases: () => Promise<{ name: string }[]>) => {
  vi.stubGlobal('indexedDB', { databases });
  return mayKeepSession();
};

test('a browser may keep a sign-in where Firebase has its database, and where it cannot be told', async () => {
  expect(await keeps(() => Promise.resolve([]))).toBe(false);
  expect(await keeps(() => Promise.resolve([{ name: 'another' }]))).toBe(false);
  expect(await keeps(() => Promise.resolve([{ name: 'another' }, { name: 'firebaseLocalStorageDb' }]))).toBe(true);
  expect(await keeps(() => Promise.reject(new Error('blocked')))).toBe(true);
  vi.unstubAllGlobals();
  expect(await mayKeepSession(), 'no databases at all').toBe(true);
});
