/** `npm test`: everything that CI runs. */
import { runSuites } from './suites.ts';

await runSuites([
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
]);
