import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'node_modules', '.cache'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    // Such an import would still run the module: a schema file with its library, in a worker.
    'typescript/no-import-type-side-effects': 'error',
    'typescript/ban-ts-comment': 'error',
    'import/no-default-export': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-key': 'error',
    'react/no-danger': 'error',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', '**/dialog-polyfill.ts', '**/old-browsers.ts', '@testing-library/jest-dom/vitest'] },
    ],
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
    'promise/valid-params': 'off',
    eqeqeq: 'error',
    'no-param-reassign': 'error',
    'prefer-const': 'error',
  },
  overrides: [
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['{scripts,build,local,bench,tests}/**', 'api/server.ts', 'api/process-end.ts', 'catalogue/cli/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['tests/support/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
  ],
});
