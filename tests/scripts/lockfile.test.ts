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
/** What comes from a registry; the project itself and its workspace do not. */
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

describe('what is installed', () => {
  it('is named in package.json with one exact version each', () => {
    const loose = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('is in the lockfile as package.json says', () => {
    const other = wanted.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version);
    expect(other).toEqual([]);
    const remembered = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(read('package-lock.json'));
    for (const { folder, manifest } of MANIFESTS) {
      expect(manifestSchema.parse(remembered.packages[folder])).toEqual(manifest);
    }
  });

  it('has a checksum, every single package of it, and comes from a registry', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    const elsewhere = installed.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'));
    expect(elsewhere).toEqual([]);
  });

  it('is installed from the lockfile and nothing else', () => {
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
