/** `npm test`, `npm run check` and the others: runs the suites of that name. */
import { runSuites } from './run-suites.ts';
import { BROWSERS, CHECK, DEEP, TEST } from './suites.ts';

const COMMANDS = { check: CHECK, test: TEST, deep: DEEP, all: { ...TEST, ...DEEP }, e2e: BROWSERS };

const [name, ...args] = process.argv.slice(2);
const suites = Object.entries(COMMANDS).find(([command]) => command === name)?.[1];
if (!suites) throw new Error(`Expected one of ${Object.keys(COMMANDS).join(', ')}`);
await runSuites(suites, args);
