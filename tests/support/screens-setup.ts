/** For every screen test: a clean page, no console errors, no unexpected requests. */
import '@testing-library/jest-dom/vitest';
import { notifyManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { apiServer, restoreApi } from './api-server.ts';
import './dialog-polyfill.ts';
import { changedTexts } from './text-alone.ts';

configure({
  // Vite transforms lazily loaded code on first use, which takes a busy machine some time.
  asyncUtilTimeout: 10_000,
  // The library's own prints the whole page for each look that finds nothing, which took a third of the time.
  // By this name it finds the line of the test that waited.
  getElementError: (message) =>
    Object.assign(new Error(message ?? 'No such element'), { name: 'TestingLibraryElementError' }),
});

// Queries tell their news in a later task, which fake timers would hold back.
notifyManager.setScheduler((tell) => tell());

const FRAME_MS = 17;

beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));
afterAll(() => apiServer.close());

// Vite transforms code on its first use, which would count in a test's time.
const CODE = import.meta.glob('/src/features/**/*.tsx');
beforeAll(() => Promise.all(Object.values(CODE).map((load) => load())));

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
globalThis.scrollTo = (...[, y]: unknown[]) => {
  document.documentElement.scrollTop = Number(y);
};

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  // A frame that jsdom scheduled on fake timers would stop all later ones.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  restoreApi();
  localStorage.clear();
  sessionStorage.clear();
  expect(changedTexts.splice(0), 'text that is not alone in its element').toEqual([]);
  expect(console.error, 'console.error').not.toHaveBeenCalled();
  expect(console.warn, 'console.warn').not.toHaveBeenCalled();
});
