import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({
  dependencies: z.optional(versions),
  devDependencies: z.optional(versions),
  optionalDependencies: z.optional(versions),
});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const wanted = ['', 'api'].flatMap((folder) => {
  const manifest = manifestSchema.parse(read(join(folder, 'package.json')));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies });
});
const { packages } = lockSchema.parse(read('package-lock.json'));
/** Packages from a registry, without the project's own workspaces. */
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('packages', () => {
  it('have an exact version in package.json', () => {
    const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('all have a checksum and come from a registry', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    const elsewhere = installed.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'));
    expect(elsewhere).toEqual([]);
  });
});
