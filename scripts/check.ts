/** `npm run check`, before each commit */
import { runSuites } from '../local/run-suites.ts';
import { CHECK } from '../local/suites.ts';

await runSuites(CHECK);
