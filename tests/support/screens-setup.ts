/** For every screen test: a clean page, no console errors, no request that nobody expects. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { apiServer } from './api-server.ts';
import './dialog-polyfill.ts';

// Code that comes when it is first needed may take a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async () => {
  cleanup();
  // The history entry of an open dialog goes a moment after it; later, that would close a dialog of the next test.
  await vi.waitFor(() => expect(history.state ?? {}).not.toHaveProperty('dialog'), { timeout: 10_000, interval: 5 });
  apiServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(console.error, 'console.error').not.toHaveBeenCalled();
  expect(console.warn, 'console.warn').not.toHaveBeenCalled();
});

afterAll(() => apiServer.close());
