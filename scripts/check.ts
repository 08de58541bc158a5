/** `npm run check`: what a developer runs before each commit. */
import { runSuites } from '../local/run-suites.ts';
import { suites } from '../local/suites.ts';

await runSuites(
  suites('types', 'siteTypes', 'apiTypes', 'engineTypes', 'lint', 'unused', 'format', 'catalogue', 'unit'),
);
