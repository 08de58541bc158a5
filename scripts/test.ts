/** `npm test`: everything that CI runs. */
import { runSuites } from '../local/run-suites.ts';
import { suites } from '../local/suites.ts';

await runSuites(
  suites(
    'types',
    'siteTypes',
    'apiTypes',
    'engineTypes',
    'lint',
    'unused',
    'format',
    'catalogue',
    'unit',
    'slow',
    'accounts',
    'mutants',
    'bench',
    'benchApi',
    'build',
    'site',
    'browser',
    'firefox',
    'webkit',
    'accountsBrowser',
  ),
);
