/** `npm run test:deep`: all that `npm test` leaves out. */
import { runSuites } from '../local/run-suites.ts';
import { DEEP } from '../local/suites.ts';

await runSuites(DEEP);
