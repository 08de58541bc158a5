import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';

let busy: Server | undefined;

afterEach(() => busy?.close());

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync('node', args, { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 50_000 });

it('the commands report a busy port and how to choose another, before building anything', async () => {
  busy = createServer();
  await new Promise<void>((resolve) => busy?.listen(0, resolve));
  const address = busy.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { status, stderr, stdout } = run(['local/start.ts'], { PORT: port });
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is busy`);
  expect(stderr).toContain('PORT=');
  expect(stdout).not.toContain('Building');
});

it('the commands name an invalid setting', () => {
  const { status, stderr } = run(['local/start.ts', '--no-build'], { PORT: 'many' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^SettingsError: PORT: [^\n]+\n$/);
});

it('the commands name the record and the field when the catalogue is broken', () => {
  const { status, stderr } = run(['api/server.ts'], { PORT: '0', CATALOGUE_FILE: 'package.json' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^CatalogueError: [^\n]+\n$/);
});
