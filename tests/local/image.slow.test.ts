import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { followDockerfile, type Image } from './image-steps.ts';
import { readImports } from '../support/import-graph.ts';
import { freePort, listen } from '#bench/free-port.ts';

let folder: string;
let image: Image;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'));
  image = await followDockerfile('Dockerfile', folder);
  // Installs packages from the registry.
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe('the image of the API', () => {
  it('serves the API as an unprivileged user', async () => {
    const port = await freePort();
    const api = image.start({ PORT: `${port}`, LOG_LEVEL: 'silent' });
    const ended = once(api, 'exit');
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
    await vi.waitFor(async () => expect((await ask('/api/health')).status).toBe(200), {
      timeout: 30_000,
      interval: 50,
    });

    const owner = execFileSync('ps', ['-o', 'uid=', '-p', `${api.pid}`], { encoding: 'utf8' }).trim();
    expect(owner).not.toBe('0');
    const answer = await ask('/api/recommendations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ purposes: ['office'], budget: 800 }),
    });
    expect(await answer.json()).toMatchObject({ computers: [{}, {}, {}] });

    api.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('refreshes the catalogue', async () => {
    const { url, stop } = await startShop();
    const catalogues = join(folder, 'catalogues');
    try {
      const feed = { name: 'shop', shop: 'Shop', url, format: 'google-tsv', country: 'ES', hosts: ['shop.example'] };
      const feeds = [{ ...feed, privateNetwork: true }];
      await mkdir(catalogues);
      await writeFile(join(catalogues, 'feeds.json'), JSON.stringify(feeds));
      const { stdout } = await promisify(execFile)(
        join(folder, 'usr/local/bin/node'),
        ['scripts/catalogue.ts', 'refresh', '--folder', catalogues],
        { cwd: image.folder },
      );
      expect(stdout).toContain('Written: catalogue-');
    } finally {
      await stop();
    }
  });

  it('contains exactly the API’s packages with what they need, compiled code, and nothing for tests', () => {
    const packages = globSync('node_modules/{@*/,}[!.@]*/package.json', { cwd: image.folder });
    const names = packages.map((file) => /node_modules\/(.*)\/package.json/.exec(file)?.[1] ?? '');
    expect(names).toEqual(expect.arrayContaining(apiPackages()));
    const needed = new Set(packages.flatMap((file) => dependenciesOf(join(image.folder, file))));
    expect(names.filter((name) => !apiPackages().includes(name) && !needed.has(name))).toEqual([]);
    expect(names.length).toBeLessThan(24);
    expect(globSync('{bench,tests,src}', { cwd: image.folder })).toEqual([]);
    expect(globSync('home/node/compiled/**/*', { cwd: folder }).length).toBeGreaterThan(50);
    const bytes = globSync('node_modules/*/**', { cwd: image.folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0);
    expect(bytes).toBeLessThan(40_000_000);
  });
});

describe('the packages of the API', () => {
  it('are exactly those that its code imports', () => {
    const imported = readImports(['api', 'words', 'advisor', 'catalogue', 'contract'])
      .filter(({ to, own }) => !own && !to.startsWith('node:'))
      .map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to)?.[0]);
    expect(new Set(imported)).toEqual(new Set(apiPackages()));
  });
});

async function startShop() {
  const rows = [
    ['id', 'title', 'brand', 'price', 'availability', 'condition', 'link'],
    ['1', 'Funda', 'Acme', '20 EUR', 'in_stock', 'new', 'https://shop.example/1'],
  ];
  const feed = rows.map((cells) => cells.join('\t')).join('\n');
  const { origin, stop } = await listen(createServer((_, response) => response.end(`${feed}\n`)));
  return { url: `${origin}/feed`, stop };
}

function dependenciesOf(file: string): string[] {
  const versions = z.record(z.string(), z.string()).default({});
  const { dependencies, optionalDependencies } = z
    .object({ dependencies: versions, optionalDependencies: versions })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

function apiPackages(): string[] {
  return dependenciesOf('api/package.json');
}
