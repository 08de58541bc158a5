/** `npm run e2e`: the journeys in a real browser, on a fresh build. */
import { runSuites } from '../local/run-suites.ts';
import { suites } from '../local/suites.ts';

await runSuites(suites('build', 'site', 'browser', 'firefox', 'webkit', 'accountsBrowser'));
