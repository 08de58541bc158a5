import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogueConstants } from './build/catalogue-constants.ts';

const NODE_FOLDERS = 'tests/{advisor,api,architecture,build,catalogue,contract,local,scripts,suites,words}';

const FIRESTORE_FOR_BROWSERS = join(import.meta.dirname, 'node_modules/@firebase/firestore/dist/index.esm.js');
const EMULATORS = 'tests/accounts/emulators.ts';
const SERVICE_TESTS = 'tests/accounts/{account-changes,firestore-services,services}.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [`${NODE_FOLDERS}/**/*.test.ts`],
          exclude: ['**/*.slow.test.ts'],
          isolate: false,
          pool: 'threads',
          testTimeout: 30_000,
        },
      },
      {
        // Files named `*.slow.test.ts` start programs, build the site or send tens of thousands of requests.
        test: {
          name: 'slow',
          environment: 'node',
          include: [`${NODE_FOLDERS}/**/*.slow.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'accounts',
          globalSetup: EMULATORS,
          environment: 'node',
          include: ['tests/{accounts,rules}/**/*.test.ts'],
          exclude: [SERVICE_TESTS],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // With the SDK's build for browsers. The one for Node uses gRPC, over which the emulator sends broken messages when
        // reads follow each other closely (github.com/firebase/firebase-tools/issues/8654).
        resolve: { alias: { '@firebase/firestore': FIRESTORE_FOR_BROWSERS } },
        test: {
          name: 'services',
          environment: './tests/accounts/browser-environment.ts',
          globalSetup: EMULATORS,
          server: { deps: { inline: [/firebase/] } },
          include: [SERVICE_TESTS],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // The built site as files.
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built site in two more browsers.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          // A browser on a busy machine may stall, and Debian's WebKitGTK 2.50 crashes now and then: the kernel's log has
          // segmentation faults in its compositor (2026-11-23). Tests that pass on a retry are reported.
          retry: 2,
        },
      },
      {
        plugins: [react(), catalogueConstants()],
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
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
