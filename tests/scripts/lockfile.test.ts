import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({
  workspaces: z.optional(z.array(z.string())),
  dependencies: z.optional(versions),
  devDependencies: z.optional(versions),
  optionalDependencies: z.optional(versions),
});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const MANIFESTS = ['', 'api', 'tests/tools'].map((folder) => ({ folder, manifest: readManifest(folder) }));
const wanted = MANIFESTS.flatMap(({ manifest: { dependencies, devDependencies, optionalDependencies } }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
);
const { packages } = lockSchema.parse(read('package-lock.json'));
/** Packages from a registry, without the project's own workspaces. */
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('packages', () => {
  it('have an exact version in package.json', () => {
    const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('are locked in that version', () => {
    const different = wanted.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version);
    expect(different).toEqual([]);
    const locked = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(read('package-lock.json'));
    for (const { folder, manifest } of MANIFESTS) {
      expect(manifestSchema.parse(locked.packages[folder])).toEqual(manifest);
    }
  });

  it('all have a checksum and come from a registry', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    const elsewhere = installed.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'));
    expect(elsewhere).toEqual([]);
  });

  it('are installed from the lockfile only', () => {
    for (const file of ['scripts/run.mjs', 'Dockerfile']) {
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(/npm ci|\['ci',/);
      expect(text).not.toMatch(/npm (install|i|add|update)\b|\['(install|i|add|update)'/);
    }
  });
});

function readManifest(folder: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(read(join(folder, 'package.json')));
}
