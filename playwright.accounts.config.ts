import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { EMULATOR_PORTS } from './tests/e2e/emulator-ports.ts';

const PORT = '4281';
const ORIGIN = `http://localhost:${PORT}`;

const [phone, ...others] = base.projects ?? [];

/** The browser tests of accounts, on a site built for Firebase's emulators, which start with it. */
export default defineConfig({
  ...base,
  testMatch: 'accounts*.spec.ts',
  testIgnore: [],
  // What happens to data is the same in any window: a phone's is for the tests of what is seen.
  projects: [{ ...phone, testMatch: 'accounts-screens.spec.ts' }, ...others],
  // They wait for each other's tabs and for the emulators more than they compute.
  workers: 3,
  // The emulators are slow while they warm up.
  expect: { timeout: 15_000 },
  use: { ...base.use, baseURL: ORIGIN },
  webServer: {
    command: 'node local/start.ts',
    url: `${ORIGIN}/api/health`,
    env: {
      PORT,
      AUTH_EMULATOR_PORT: `${EMULATOR_PORTS.auth}`,
      FIRESTORE_EMULATOR_PORT: `${EMULATOR_PORTS.firestore}`,
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: true,
  },
});
