/** `npm test`, before a change is proposed */
import { runSuites } from '../local/run-suites.ts';
import { TEST } from '../local/suites.ts';

await runSuites(TEST);
