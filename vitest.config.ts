import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './build/content/content-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{advisor,api,architecture,build,catalogue,contract,local,scripts}/**/*.test.ts'],
          // Some tests start programs, which is slow on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Each file starts a Firestore emulator.
        test: {
          name: 'accounts',
          environment: 'node',
          include: ['tests/{accounts,rules}/**/*.test.ts'],
          testTimeout: 30_000,
          // The emulator drops a connection now and then.
          retry: 1,
        },
      },
      {
        // The built site in two more browsers, which each file starts.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          // A browser on a busy machine may stall once; tests that pass on the retry are reported.
          retry: 1,
        },
      },
      {
        plugins: [react(), contentPlugin()],
        test: {
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
          include: ['tests/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screens-setup.ts'],
          // One jsdom for all files of a worker: creating it took half of the time. The setup file cleans up.
          isolate: false,
          pool: 'threads',
          // jsdom's own frames run on `setInterval`.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] },
          restoreMocks: true,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          // Timers on a busy machine may run late; tests that pass on the retry are reported.
          retry: 1,
        },
      },
    ],
  },
});
