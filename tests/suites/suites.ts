/** All test suites, and which of them each command runs. */

interface Suite {
  title: string;
  /** A program and its arguments, separated by spaces. */
  command: string;
  /** Whether the program counts tests; a program that does not is one test. */
  counts?: true;
}

export const SUITES = {
  types: { title: 'Types', command: 'npm run --silent typecheck' },
  lint: { title: 'Lint', command: 'npm run --silent lint' },
  unused: { title: 'Nothing unused: files, exports, packages', command: 'knip --no-progress' },
  format: { title: 'Format', command: 'oxfmt --check .' },
  catalogue: { title: 'Catalogue', command: 'node scripts/catalogue.ts check' },
  unit: { title: 'Engine, API and screens', command: 'npm run --silent test:unit', counts: true },
  // Vitest leaves one core free by default.
  accounts: {
    title: 'Accounts and rules on the emulators',
    command: 'vitest run --project=accounts --project=services --maxWorkers=100%',
    counts: true,
  },
  build: { title: 'Build', command: 'node build/build-site.ts' },
  site: { title: 'Links and structured data of the built site', command: 'vitest run --project=site', counts: true },
  browser: {
    title: 'Journeys in Chromium',
    command: 'playwright test --reporter=dot --grep-invert=@deep',
    counts: true,
  },
  slow: {
    title: 'Started programs and builds',
    command: 'vitest run --project=slow --maxWorkers=100%',
    counts: true,
  },
  bench: {
    title: 'Advisor: measures against their bars',
    command: 'node bench/advisor/bench-advisor.ts',
    counts: true,
  },
  browserDeep: {
    title: 'Every screen and every fault in Chromium',
    command: 'playwright test --reporter=dot --grep=@deep',
    counts: true,
  },
  engines: {
    title: 'The same journeys in Firefox and WebKit',
    command: 'vitest run --project=engines',
    counts: true,
  },
  accountsBrowser: {
    title: 'Accounts in a browser, on the emulators',
    command: 'playwright test --reporter=dot --config=playwright.accounts.config.ts',
    counts: true,
  },
} as const satisfies Record<string, Suite>;

export type SuiteName = keyof typeof SUITES;

/** Suites that run together, because each keeps one core busy. */
type Step = readonly SuiteName[];

/** What needs neither emulators nor a browser. */
const CHECK: Step[] = [['types'], ['lint'], ['unused', 'format', 'catalogue'], ['unit']];
/** What everyone runs before a change is proposed. */
const TEST: Step[] = [...CHECK, ['accounts', 'build'], ['site'], ['browser']];
/** What takes long and seldom fails alone. */
const DEEP: Step[] = [['slow'], ['bench', 'engines'], ['browserDeep'], ['accountsBrowser']];

export const COMMANDS: Readonly<Record<string, readonly Step[]>> = {
  check: CHECK,
  test: TEST,
  deep: [['build'], ...DEEP],
  all: [...TEST, ...DEEP],
  e2e: [['build'], ['site'], ['browser'], ['browserDeep'], ['engines'], ['accountsBrowser']],
};
