import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = manifestSchema.parse(read('package.json'));
const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const { packages } = lockSchema.parse(read('package-lock.json'));
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('what is installed', () => {
  it('is named in package.json with one exact version each', () => {
    const loose = Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('is in the lockfile as package.json says', () => {
    const other = Object.entries(wanted).filter(
      ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
    );
    expect(other).toEqual([]);
    expect(manifestSchema.parse(lockRoot())).toEqual(manifest);
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

/** What the lockfile remembers of package.json. */
function lockRoot(): unknown {
  return z.object({ packages: z.object({ '': z.unknown() }) }).parse(read('package-lock.json')).packages[''];
}
