/** `npm run e2e`: the journeys in a real browser, on a fresh build. */
import { runSuites } from './run-suites.ts';
import { suites } from './suites.ts';

await runSuites(suites('build', 'browser', 'firefox', 'webkit', 'accountsBrowser'));
