/**
 * The ground plan of docs/architecture.md as data: which folder may import which. The test over the import graph
 * (tests/architecture) is made from it.
 */

/**
 * Folder → the folders it may import besides itself. The longest folder name that a file's path starts with applies.
 */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  catalogue: ['contract'],
  advisor: ['catalogue', 'contract'],
  words: ['advisor', 'catalogue', 'contract'],

  'api/mail': [],
  'api/middleware': ['contract'],
  'api/routes': ['api/mail', 'api/middleware', 'words', 'contract'],
  api: ['api/mail', 'api/middleware', 'api/routes', 'words', 'catalogue', 'contract'],

  'src/lib': ['contract'],
  'src/styles': [],
  'src/config': ['contract'],
  'src/services': ['src/config', 'src/lib', 'contract'],
  'src/infra': ['src/services', 'src/config', 'src/lib', 'contract'],
  'src/ui': ['src/services', 'src/config', 'src/lib'],
  'src/content': ['src/ui', 'src/config'],
  'src/features': ['src/services', 'src/ui', 'src/content', 'src/config', 'src/lib', 'contract'],
  'src/app': ['src/features', 'src/services', 'src/ui', 'src/content', 'src/config', 'src/lib'],
  src: ['src/app', 'src/ui', 'src/infra', 'src/services', 'src/config', 'src/lib'],

  build: ['src/features', 'src/config', 'src/lib', 'api', 'words', 'advisor', 'catalogue', 'contract'],
  local: ['api', 'catalogue'],
  // Personas and checks, by which the bench measures too. Other tests have no rules.
  'tests/advisor/checks': ['words', 'advisor', 'catalogue', 'contract'],
  bench: [
    'local',
    'build',
    'tests/advisor/checks',
    'src/infra',
    'src/services',
    'src/config',
    'src/lib',
    'api',
    'advisor',
    'catalogue',
    'contract',
  ],
  scripts: ['local', 'catalogue'],
};

/** Features import each other in one direction only. */
export const FEATURES: Readonly<Record<string, readonly string[]>> = {
  compare: ['favorites', 'judge'],
  favorites: ['account'],
  history: ['account'],
  judge: ['favorites', 'questionnaire'],
  laptops: ['favorites', 'judge'],
  recommendations: ['favorites', 'history', 'judge', 'questionnaire'],
};

/** Folders that run unchanged in Node and in a browser: they import only each other and the validation library. */
export const PURE: readonly string[] = [
  'contract',
  'catalogue/derive',
  'catalogue/facts/fact.ts',
  'catalogue/laptop.ts',
  'catalogue/laptop-record.ts',
  'catalogue/offer.ts',
  'catalogue/reading',
  'advisor',
  'words',
];

/** Firebase's packages, and the one folder that imports them. */
export const FIREBASE = { packages: /^@?firebase/, folder: 'src/infra/firebase' } as const;

/** The rule folder of a file, by its path from the root; `null` for a file outside of all folders. */
export function folderOf(file: string): string | null {
  const [folder] = Object.keys(FOLDERS)
    .filter((name) => file.startsWith(`${name}/`))
    .toSorted((one, other) => other.length - one.length);
  return folder ?? null;
}
