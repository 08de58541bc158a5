import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  include: ['files', 'dependencies', 'exports', 'types', 'duplicates'],
  workspaces: {
    '.': {
      // Files that a command, a build or another program starts by name.
      entry: [
        'scripts/*',
        'local/dev.ts',
        'bench/{advisor,api,site}/bench-*.ts',
        'bench/screens/take-screenshots.ts',
        'src/{main,prerender}.tsx',
        'src/styles/main.css',
        'bench/screens/example-accounts.ts',
        'tests/suites/main.ts',
      ],
      project: '**/*.{ts,tsx,mjs,css}',
      vitest: true,
      playwright: 'playwright*.config.ts',
      oxlint: true,
      // Started by its path (local/firebase-tools.ts).
      ignoreDependencies: ['firebase-tools'],
    },
    // What catalogue/ reads the files of facts and the feeds with.
    api: {
      entry: ['server.ts'],
      ignoreDependencies: ['csv-parse', 'entities', 'htmlparser2', 'undici'],
    },
  },
};

export default config;
