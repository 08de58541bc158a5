/** Pages for developers are not part of the built site. */
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const BUILD_MS = 120_000;

async function scriptsOf(mode: 'production' | 'development') {
  vi.stubEnv('NODE_ENV', mode);
  const result = await build({ root: ROOT, mode, envDir: false, logLevel: 'error', build: { write: false } });
  return [result]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** A notice for developers. */
const DEV_NOTICE = 'Este aviso solo se ve en desarrollo';

const modulesOf = (scripts: { moduleIds: string[] }[]): string[] => scripts.flatMap(({ moduleIds }) => moduleIds);
const isForDevelopment = (module: string): boolean => module.startsWith(join(ROOT, 'src/app/dev-ui/'));

afterEach(() => vi.unstubAllEnvs());

it('a development build has the page of all components and the notice', { timeout: BUILD_MS }, async () => {
  const scripts = await scriptsOf('development');
  expect(modulesOf(scripts).some(isForDevelopment)).toBe(true);
  expect(scripts.some(({ code }) => code.includes(DEV_NOTICE))).toBe(true);
});

it('a production build has neither', { timeout: BUILD_MS }, async () => {
  const scripts = await scriptsOf('production');
  const modules = modulesOf(scripts);
  expect(modules).toContain(join(ROOT, 'src/app/routes.tsx'));
  expect(modules.filter(isForDevelopment)).toEqual([]);
  expect(scripts.filter(({ code }) => code.includes(DEV_NOTICE))).toEqual([]);
});
