import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const PORT = '4281';
// Not the ports of `npm start`, which may be running.
Object.assign(process.env, { AUTH_EMULATOR_PORT: '9199', FIRESTORE_EMULATOR_PORT: '8185' });
const ORIGIN = `http://localhost:${PORT}`;

const [phone] = base.projects ?? [];
// What happens to data is the same in any window: a phone's is for the tests of what is seen.
Object.assign(phone ?? {}, { testMatch: 'accounts-screens.spec.ts' });

/** The browser tests of accounts, on a site built for Firebase's emulators, which start with it. */
export default defineConfig({
  ...base,
  testMatch: 'accounts*.spec.ts',
  testIgnore: [],
  // They wait for each other's tabs and for the emulators more than they compute.
  workers: 3,
  // The emulators are slow while they warm up.
  expect: { timeout: 15_000 },
  use: { ...base.use, baseURL: ORIGIN },
  webServer: {
    command: 'node local/start.ts',
    url: `${ORIGIN}/api/health`,
    env: { PORT },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: true,
  },
});
