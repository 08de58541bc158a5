/** The API's container has only what the `Dockerfile` copies and what `api/package.json` lists. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readImports } from '../support/import-graph.ts';

const imports = readImports(['api', 'words', 'advisor', 'catalogue', 'contract']);

it('every file that the API imports is copied into its image', () => {
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const wanted = imports.filter(({ own }) => own).map(({ to }) => to);
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});

it('the packages of the API are exactly those that its code imports', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('api/package.json', 'utf8')));
  const imported = imports
    .filter(({ to, own }) => !own && !to.startsWith('node:'))
    .map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to)?.[0]);
  expect(new Set(imported)).toEqual(new Set(Object.keys(dependencies)));
});
