import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions });
const packageSchema = z.object({ integrity: z.string(), resolved: z.string(), link: z.boolean() }).partial();
const lockSchema = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), packageSchema) });

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('packages have an exact version in package.json', () => {
  const wanted = ['package.json', 'api/package.json'].flatMap((file) =>
    Object.values(manifestSchema.parse(read(file))),
  );
  const loose = wanted
    .flatMap(Object.entries<string>)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

it('packages all have a checksum and come from a registry', () => {
  const { packages } = lockSchema.parse(read('package-lock.json'));
  // Without the project's own workspaces.
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const elsewhere = installed.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'));
  expect(elsewhere).toEqual([]);
});
