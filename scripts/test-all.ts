/** `npm run test:all`: `npm test` and `npm run test:deep` in one run, with one build and one total. */
import { runSuites } from '../local/run-suites.ts';
import { DEEP, TEST } from '../local/suites.ts';

await runSuites({ ...TEST, ...DEEP });
