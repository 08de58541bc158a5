import { readFile } from 'node:fs/promises';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import * as z from 'zod';

const PLATFORMS: Record<string, string> = { ios_saf: 'ios' };

it('scripts and styles are built for the browsers in package.json, which the README names', async () => {
  const manifest: unknown = JSON.parse(await readFile('package.json', 'utf8'));
  const { browserslist } = z.object({ browserslist: z.array(z.string()) }).parse(manifest);
  const oldest = browserslist.map((entry) => {
    const [, browser = '', version = ''] = /^(\w+) >= (\d+)$/.exec(entry) ?? [];
    return { browser, version };
  });
  const targets = oldest.map(({ browser, version }) => (PLATFORMS[browser] ?? browser) + version);
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  expect(new Set([build.target].flat())).toEqual(new Set(targets));
  expect(build.cssTarget).toEqual(build.target);

  const readme = await readFile('README.md', 'utf8');
  const line = readme.split('\n').find((text) => text.startsWith('Supported browsers:')) ?? '';
  expect(line.match(/\d+/g)).toEqual([...new Set(oldest.map(({ version }) => version))]);
});
