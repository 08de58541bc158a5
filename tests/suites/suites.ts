/** All test suites, each with its command and how its tests are counted. */
import { firefoxObstacle, webkitObstacle } from './installed-browsers.ts';
import { emulatorsObstacle } from '#local/emulators.ts';
import type { Suite } from './run-suites.ts';
import { playwright, program, vitest } from './suite-counts.ts';

/** `--without accounts` skips everything that needs Firebase's emulators. */
const onEmulators = { group: 'accounts', obstacle: emulatorsObstacle };

const typesOf = (title: string, project: string) => ({ title, command: 'tsc', args: ['-p', project] });

/** Vitest leaves one core free by default. */
const ALL_CORES = '--maxWorkers=100%';

/** Tag in the title of browser tests that run only in `npm run test:deep`. */
const DEEP_TAG = '@deep';

/** `npm run check`: suites that need neither emulators nor a browser. */
export const CHECK = {
  types: typesOf('Types of tools and tests', '.'),
  siteTypes: typesOf('Types of the site: no Node', 'src'),
  apiTypes: typesOf('Types of the API: no DOM', 'api'),
  engineTypes: typesOf('Types of the engine: neither', 'advisor'),
  lint: { title: 'Lint', command: 'oxlint', args: ['--deny-warnings'] },
  unused: { title: 'Nothing unused: files, exports, packages', command: 'knip', args: ['--no-progress'] },
  format: { title: 'Format', command: 'oxfmt', args: ['--check', '.'] },
  catalogue: { title: 'Catalogue', command: 'node', args: ['scripts/catalogue.ts', 'check'] },
  unit: { title: 'Engine, API and screens', ...vitest('--project=node', '--project=screens', ALL_CORES) },
} satisfies Record<string, Suite>;

const BUILT_SITE = {
  build: { title: 'Build', command: 'node', args: ['build/build-site.ts'] },
  site: { title: 'Links and structured data of the built site', ...vitest('--project=site') },
} satisfies Record<string, Suite>;

/** `npm test`: what everyone runs before a change is proposed. */
export const TEST = {
  ...CHECK,
  accounts: {
    title: 'Accounts and rules on the emulator',
    ...vitest('--project=accounts', '--project=services', ALL_CORES),
    ...onEmulators,
  },
  ...BUILT_SITE,
  browser: {
    title: 'Journeys in Chromium',
    ...playwright('playwright.config.ts', `--grep-invert=${DEEP_TAG}`),
  },
} satisfies Record<string, Suite>;

const FURTHER_BROWSERS = {
  browserDeep: {
    title: 'Every screen and every fault in Chromium',
    ...playwright('playwright.config.ts', `--grep=${DEEP_TAG}`),
  },
  firefox: {
    title: 'The same journeys in Firefox',
    ...vitest('tests/engines/firefox.test.ts', '--project=engines'),
    obstacle: firefoxObstacle,
  },
  webkit: {
    title: 'The same journeys in WebKit',
    ...vitest('tests/engines/webkit.test.ts', '--project=engines'),
    obstacle: webkitObstacle,
  },
  accountsBrowser: {
    title: 'Accounts in a browser, on the emulators',
    ...playwright('playwright.accounts.config.ts'),
    ...onEmulators,
  },
} satisfies Record<string, Suite>;

/** `npm run test:deep`: suites that take long and seldom fail alone. */
export const DEEP = {
  slow: { title: 'Programs, builds and floods', ...vitest('--project=slow', ALL_CORES) },
  bench: { title: 'Advisor: measures against their bars', ...program('bench/advisor/bench-advisor.ts') },
  build: BUILT_SITE.build,
  ...FURTHER_BROWSERS,
} satisfies Record<string, Suite>;

/** `npm run e2e`: the built site in all browsers. */
export const BROWSERS = { ...BUILT_SITE, browser: TEST.browser, ...FURTHER_BROWSERS } satisfies Record<string, Suite>;
