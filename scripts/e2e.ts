/** `npm run e2e`: the browser journeys, on a fresh build */
import { runSuites } from '../local/run-suites.ts';
import { BROWSERS } from '../local/suites.ts';

await runSuites(BROWSERS);
