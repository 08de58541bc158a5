import { defineConfig, type OxlintConfig } from 'oxlint';
import { FIREBASE, ROOMS } from './rooms.ts';

type Override = NonNullable<OxlintConfig['overrides']>[number];

interface Restriction {
  regex: string;
  importNames?: string[];
  message: string;
}

/** How a file may name what lies in `room`: by import name, or relative to itself. */
function importsOf(room: string): string {
  const inTop = room.split('/').slice(1).join('/');
  return `^(#${room}/|(\\.\\./)+${room}/${inTop ? `|\\.\\./(\\.\\./)*${inTop}/` : ''})`;
}

/** The imports that the table of rooms refuses to files of `room`. */
function restrictionsOf(room: string): Restriction[] {
  const allowed = ROOMS[room] ?? [];
  const [top = ''] = room.split('/');
  const others = [...Object.keys(ROOMS), 'tests'].filter(
    // The rooms of another top folder are refused with it, and a way in holds no other room.
    (name) =>
      name !== room && !allowed.includes(name) && !allowed.some((one) => one.startsWith(`${name}/`)) && name !== top,
  );
  return others.map((name) => ({
    regex: importsOf(name),
    message: `${room} may import ${allowed.join(', ') || 'no other folder'}: see rooms.ts.`,
  }));
}

const firebase: Restriction = {
  regex: FIREBASE.packages.source,
  message: `Firebase is imported in ${FIREBASE.folder} only.`,
};

const links: Restriction = {
  regex: '^react-router',
  importNames: ['Link', 'NavLink', 'Form'],
  message: 'PageLink (src/ui/page-link.tsx) does with 2 kB less what Link does.',
};

const restrict = (folder: string, patterns: Restriction[]): Override => ({
  files: [`${folder}/**`],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The longest name last: of two entries that match a file, the later one counts. */
const byRoom = Object.keys(ROOMS)
  .toSorted((one, other) => one.length - other.length)
  .map((room) => restrict(room, [...restrictionsOf(room), firebase, ...(room.startsWith('src') ? [links] : [])]));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./build/lint/tokens-only.ts'],
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
    'import/no-cycle': 'error',
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
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/dialog-polyfill.ts'] }],
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
    'promise/valid-params': 'off',
    eqeqeq: 'error',
    'no-param-reassign': 'error',
    'prefer-const': 'error',
  },
  overrides: [
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['{scripts,build,local,bench,tests}/**', 'api/server.ts', 'api/exit-on-error.ts', 'catalogue/cli/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['tests/support/**'], rules: { 'vitest/no-standalone-expect': 'off' } },
    // A command starts the program that it names.
    { files: ['scripts/**'], rules: { 'import/no-unassigned-import': 'off' } },
    { files: ['build/lint/**'], rules: { 'import/no-default-export': 'off' } },
    { files: ['src/**/*.tsx'], rules: { 'look/tokens-only': 'error' } },
    // Somebody else's sign has their colours.
    { files: ['src/features/account/sign-in/google-mark.tsx'], rules: { 'look/tokens-only': 'off' } },
    ...byRoom,
    restrict(FIREBASE.folder, restrictionsOf('src/infra')),
  ],
});
