import { defineConfig } from '@playwright/test';

const PORT = '4273';
const ORIGIN = `http://localhost:${PORT}`;

/** Debian's Chromium; what is switched off would only talk to the outside. */
const CHROMIUM = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // How early Chromium fetches a picture depends on the connection it believes to have.
    '--force-effective-connection-type=4G',
  ],
};

/** `@desktop` and `@phone` in a test's title keep it to that window; all others run in both. */
export default defineConfig({
  testDir: 'tests/e2e',
  // These have a site of their own: playwright.accounts.config.ts.
  testIgnore: 'accounts*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a busy machine a browser may stall once; what is wrong fails again, and what passed late is told.
  retries: 1,
  // Shared machines can be slow; a test that waits for nothing ends long before.
  timeout: 60_000,
  expect: { timeout: 10_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/heard/{arg}{ext}' } },
  // A picture that is not there is a failure, not a new picture.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  use: {
    baseURL: ORIGIN,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: CHROMIUM,
    // What passes through a worker is not seen by a test's routes: only the tests about it have one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node local/start.ts --no-build',
    url: `${ORIGIN}/api/health`,
    env: { PORT },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
