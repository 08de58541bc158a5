/** `npm test`: everything that CI runs. */
import { runSuites } from './run-suites.ts';
import { suites } from './suites.ts';

await runSuites(
  suites(
    'types',
    'lint',
    'format',
    'catalogue',
    'unit',
    'accounts',
    'mutants',
    'bench',
    'benchApi',
    'build',
    'browser',
    'firefox',
    'webkit',
    'accountsBrowser',
  ),
);
