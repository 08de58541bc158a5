import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const VITEST = ` ✓  engines  tests/engines/journeys.test.ts (3 tests)
   ✓ signing in works 812ms (retry x1)
 Test Files  1 failed | 9 passed (10)
      Tests  2 failed | 40 passed | 1 skipped | 3 todo (46)
   Start at  08:46:22`;

const PLAYWRIGHT = `··F±
  1 failed
    [phone] › tests/e2e/aria.spec.ts:8:1 › the form
  1 flaky
    [phone] › tests/e2e/blog.spec.ts:8:1 › 3 passed tests are told
  2 skipped
  17 passed (3.2m)`;

it.each([
  ['Vitest', VITEST, 1, { passed: 40, failed: 2, skipped: 4, flaky: 1 }],
  ['Playwright', PLAYWRIGHT, 1, { passed: 18, failed: 1, skipped: 2, flaky: 1 }],
  ['a bench', 'p95 2 ms met\n\n12 passed, 0 failed\n', 0, { passed: 12, failed: 0, skipped: 0, flaky: 0 }],
  ['a runner that fails without a failed test', 'Tests  5 passed (5)', 1, { passed: 5, failed: 1 }],
  ['a runner that found no test', 'No test files found', 0, { passed: 0, failed: 1 }],
])('the tests of %s are counted', (_runner, output, exitCode, count) => {
  expect(countTests(output, exitCode)).toMatchObject(count);
});
