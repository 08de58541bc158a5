/** `npm run e2e`: the journeys in real browsers, on a fresh build. */
import { runSuites } from '../local/run-suites.ts';
import { BROWSERS } from '../local/suites.ts';

await runSuites(BROWSERS);
