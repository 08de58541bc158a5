import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './bench/chromium.ts';

const PORT = '4273';
const ORIGIN = `http://localhost:${PORT}`;

/** Playwright's list, because of two such switches only the last one counts, and what costs two fifths of the tests' time. */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each new window would prepare two pages for its address bar,
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // and a process for another site.
  'SpareRendererForSitePerProcess',
];

/** Chromium runs without features that would only send requests to the internet. */
const OFFLINE_CHROMIUM = {
  ...CHROMIUM,
  args: [
    ...CHROMIUM.args,
    `--disable-features=${FEATURES_OFF.join()}`,
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // How early Chromium loads a lazy picture depends on the connection.
    '--force-effective-connection-type=4G',
  ],
};

/**
 * A test with `@desktop` or `@phone` in its title runs in that project only: most look the same in any window. `@deep` is for
 * `npm run test:all`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // These need the emulators: playwright.accounts.config.ts.
  testIgnore: 'accounts*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser on a busy machine may stall once; tests that pass on the retry are reported.
  retries: 1,
  // Some tests build a site, which takes long on a busy machine. What a page does has the limit of `expect`.
  timeout: 180_000,
  expect: { timeout: 10_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}' } },
  // A missing snapshot is a failure.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  use: {
    baseURL: ORIGIN,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    launchOptions: OFFLINE_CHROMIUM,
    // Requests through a service worker bypass a test's routes, so only tests about the worker have one.
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
