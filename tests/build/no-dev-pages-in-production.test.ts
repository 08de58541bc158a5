/** Pages for whoever works on the site are not part of it. */
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const BUILD_MS = 120_000;

async function modulesOf(mode: 'production' | 'development'): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  const result = await build({ root: ROOT, mode, envDir: false, logLevel: 'error', build: { write: false } });
  return [result]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

const isForDevelopment = (module: string): boolean => module.startsWith(join(ROOT, 'src/app/dev-ui/'));

afterEach(() => vi.unstubAllEnvs());

it(
  'a build for development has the page of all components: what is looked for can be found',
  { timeout: BUILD_MS },
  async () => {
    expect((await modulesOf('development')).some(isForDevelopment)).toBe(true);
  },
);

it('a built site has nothing of it', { timeout: BUILD_MS }, async () => {
  const modules = await modulesOf('production');
  expect(modules).toContain(join(ROOT, 'src/app/routes.ts'));
  expect(modules.filter(isForDevelopment)).toEqual([]);
});
