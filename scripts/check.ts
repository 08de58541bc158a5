/** `npm run check`: what a developer runs before each commit. */
import { runSuites } from './run-suites.ts';
import { suites } from './suites.ts';

await runSuites(suites('types', 'lint', 'format', 'catalogue', 'unit'));
