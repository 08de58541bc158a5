/** `npm run check`: what a developer runs before each commit. */
import { runSuites } from './suites.ts';

await runSuites(['types', 'lint', 'format', 'catalogue', 'unit']);
