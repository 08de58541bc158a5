/** `npm run test:deep`: all suites that `npm test` does not run. */
import { runSuites } from '../local/run-suites.ts';
import { DEEP } from '../local/suites.ts';

await runSuites(DEEP);
