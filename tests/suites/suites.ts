/** All test suites, and which of them each command runs. */

interface Suite {
  title: string;
  /** A program and its arguments, separated by spaces. */
  command: string;
  /** Whether the program counts tests; a program that does not is one test. */
  counts: boolean;
}

const one = (title: string, command: string): Suite => ({ title, command, counts: false });
const counted = (title: string, command: string): Suite => ({ title, command, counts: true });
// Vitest leaves one core free by default.
const vitest = (title: string, args: string): Suite => counted(title, `vitest run ${args} --maxWorkers=100%`);
const playwright = (title: string, args: string): Suite => counted(title, `playwright test --reporter=dot ${args}`);

export const SUITES = {
  types: one('Types', 'npm run --silent typecheck'),
  lint: one('Lint', 'npm run --silent lint'),
  unused: one('Nothing unused: files, exports, packages', 'knip --no-progress'),
  format: one('Format', 'oxfmt --check .'),
  catalogue: one('Catalogue', 'node scripts/catalogue.ts check'),
  unit: counted('Engine, API and screens', 'npm run --silent test:unit'),
  accounts: vitest('Accounts and rules on the emulators', '--project=accounts --project=services'),
  build: one('Build', 'node build/build-site.ts'),
  site: counted('Links and structured data of the built site', 'vitest run --project=site'),
  browser: playwright('Journeys in Chromium', '--grep-invert=@deep'),
  slow: vitest('Started programs and builds', '--project=slow'),
  bench: counted('Advisor: measures against their bars', 'node bench/advisor/bench-advisor.ts'),
  browserDeep: playwright('Every screen and every fault in Chromium', '--grep=@deep'),
  engines: counted('The same journeys in Firefox and WebKit', 'vitest run --project=engines'),
  accountsBrowser: playwright('Accounts in a browser, on the emulators', '--config=playwright.accounts.config.ts'),
} satisfies Record<string, Suite>;

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
  all: [...TEST, ...DEEP],
  e2e: [['accounts', 'build'], ['site'], ['browser'], ['browserDeep'], ['engines'], ['accountsBrowser']],
};
