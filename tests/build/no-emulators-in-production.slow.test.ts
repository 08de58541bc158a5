/** A real site must not contain what only the emulators need, such as the sheet of test accounts. */
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { EMULATOR_ENVIRONMENT } from '#local/emulators.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILD_MS = 120_000;

const REAL_PROJECT = {
  VITE_FIREBASE_API_KEY: 'a-real-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'atinado.es',
  VITE_FIREBASE_PROJECT_ID: 'atinado-es',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

const TRACES = {
  'the sheet of test accounts': 'Cuentas de prueba',
  'its accounts': 'prueba-ana',
  'the connection to the Auth emulator': 'disableWarnings',
  'the connection to the Firestore emulator': 'connectFirestoreEmulator()',
  'the address of an emulator': EMULATOR_ENVIRONMENT.VITE_AUTH_EMULATOR_URL,
  'the emulated project': EMULATOR_ENVIRONMENT.VITE_FIREBASE_PROJECT_ID,
};

const MODULES = ['src/infra/firebase/test-gate.ts', 'src/infra/firebase/test-account-sheet.ts'];

interface Built {
  modules: ReadonlySet<string>;
  text: string;
}

async function buildWith(environment: Record<string, string>): Promise<Built> {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const result = await build({ root: ROOT, envDir: false, logLevel: 'error', build: { write: false } });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunks = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return {
    modules: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)),
    text: chunks.map(({ code }) => code).join('\n'),
  };
}

const tracesIn = ({ text }: Built): string[] =>
  Object.entries(TRACES).flatMap(([what, trace]) => (text.includes(trace) ? [what] : []));

const modulesIn = ({ modules }: Built): string[] => MODULES.filter((module) => modules.has(join(ROOT, module)));

afterEach(() => vi.unstubAllEnvs());

it('a build for the emulators contains all of it', { timeout: BUILD_MS }, async () => {
  const built = await buildWith(EMULATOR_ENVIRONMENT);
  expect(tracesIn(built)).toEqual(Object.keys(TRACES));
  expect(modulesIn(built)).toEqual(MODULES);
});

it('a build for a real project contains accounts and none of it', { timeout: BUILD_MS }, async () => {
  const built = await buildWith(REAL_PROJECT);
  expect(built.text).toContain('identitytoolkit');
  expect(tracesIn(built)).toEqual([]);
  expect(modulesIn(built)).toEqual([]);
});
