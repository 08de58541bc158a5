/** `npm run check`: what a developer runs before each commit. */
import { runSuites } from '../local/run-suites.ts';
import { CHECK } from '../local/suites.ts';

await runSuites(CHECK);
