/** Pages for whoever works on the site are not part of it. */
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

/** Said to whoever works on the site. */
const REMINDER = 'Este aviso solo se ve en desarrollo';

const modulesOf = (scripts: { moduleIds: string[] }[]): string[] => scripts.flatMap(({ moduleIds }) => moduleIds);
const isForDevelopment = (module: string): boolean => module.startsWith(join(ROOT, 'src/app/dev-ui/'));

afterEach(() => vi.unstubAllEnvs());

it(
  'a build for development has the page of all components and the reminder: what is looked for can be found',
  { timeout: BUILD_MS },
  async () => {
    const scripts = await scriptsOf('development');
    expect(modulesOf(scripts).some(isForDevelopment)).toBe(true);
    expect(scripts.some(({ code }) => code.includes(REMINDER))).toBe(true);
  },
);

it('a built site has nothing of them', { timeout: BUILD_MS }, async () => {
  const scripts = await scriptsOf('production');
  const modules = modulesOf(scripts);
  expect(modules).toContain(join(ROOT, 'src/app/routes.ts'));
  expect(modules.filter(isForDevelopment)).toEqual([]);
  expect(scripts.filter(({ code }) => code.includes(REMINDER))).toEqual([]);
});
