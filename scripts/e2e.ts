/** `npm run e2e`: the journeys in a real browser, on a fresh build. */
import { runSuites } from './suites.ts';

await runSuites(['build', 'browser', 'firefox', 'webkit', 'accountsBrowser']);
