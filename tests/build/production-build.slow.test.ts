/** A real site must not contain what only developers or the emulators need, such as the sheet of test accounts. */
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { EMULATOR_ENVIRONMENT } from '#local/emulators.ts';
import { readHosting } from '#local/site-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILD_MS = 120_000;

const REAL_PROJECT = {
  VITE_FIREBASE_API_KEY: 'a-real-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'atinado.es',
  VITE_FIREBASE_PROJECT_ID: 'atinado-es',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

const OF_EMULATORS = {
  'the sheet of test accounts': 'Cuentas de prueba',
  'its accounts': 'prueba-ana',
  'the connection to the Auth emulator': 'disableWarnings',
  'the connection to the Firestore emulator': 'connectFirestoreEmulator()',
  'the address of an emulator': EMULATOR_ENVIRONMENT.VITE_AUTH_EMULATOR_URL,
  'the emulated project': EMULATOR_ENVIRONMENT.VITE_FIREBASE_PROJECT_ID,
};
/** Of the SDK: for Google's own tests, captchas, who has issued a token, and a stream that broke. */
const NEVER_ASKED = /sandbox|recaptcha|securetoken\.google\.com|cleardot/;
const EMULATOR_MODULES = ['src/infra/firebase/test-auth-client.ts'];

async function buildWith(environment: Record<string, string>) {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const result = await build({ root: ROOT, envDir: false, logLevel: 'error', build: { write: false } });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunks = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const modules = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
  const text = chunks.map(({ code }) => code).join('\n');
  return {
    text,
    traces: Object.entries(OF_EMULATORS).flatMap(([what, trace]) => (text.includes(trace) ? [what] : [])),
    ofEmulators: EMULATOR_MODULES.filter((module) => modules.has(join(ROOT, module))),
  };
}

afterEach(() => vi.unstubAllEnvs());

describe('a build', { timeout: BUILD_MS }, () => {
  it('for the emulators contains all of theirs', async () => {
    const { traces, ofEmulators } = await buildWith(EMULATOR_ENVIRONMENT);
    expect(traces).toEqual(Object.keys(OF_EMULATORS));
    expect(ofEmulators).toEqual(EMULATOR_MODULES);
  });

  it('for a real project contains accounts and none of that, and asks whom the site’s policy allows', async () => {
    const { text, ...found } = await buildWith(REAL_PROJECT);
    expect(text).toContain('identitytoolkit');
    expect(found).toEqual({ traces: [], ofEmulators: [] });
    const addresses = text.match(/[\w.-]+\.google(?:apis)?\.com[\w/.-]*/g) ?? [];
    const asked = addresses.filter((one) => !NEVER_ASKED.test(one)).map((one) => one.replace(/\/.*/, ''));
    const { headers } = await readHosting(join(ROOT, 'firebase.json'));
    const policy = headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy');
    const allowed = [...(policy?.value ?? '').matchAll(/https:\/\/([\w.-]+)/g)].map(([, host]) => host);
    expect(new Set(asked)).toEqual(new Set(allowed));
  });
});
