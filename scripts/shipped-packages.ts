/** Whose work reaches a visitor's browser or runs in the API, and under which licence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readImports } from '../tests/support/import-graph.ts';

const ROOT = join(import.meta.dirname, '..');

const entrySchema = z.object({
  version: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) });

export interface ShippedPackage {
  name: string;
  version: string;
  /** As its package.json says, an SPDX expression; `null` when it says nothing. */
  licence: string | null;
}

/** Every package that `src` or `api` imports, and all that those need. What only builds or tests is not among them. */
export function readShippedPackages(): ShippedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  const seen = new Set<string>();
  // A version that is installed in two places is one.
  const found = new Map<string, ShippedPackage>();

  const visit = (name: string, from: string): void => {
    const path = locate(packages, name, from);
    // An optional platform package that nobody has asked for.
    if (path === null || seen.has(path)) return;
    seen.add(path);
    const { version, license, dependencies } = entrySchema.parse(packages[path]);
    found.set(`${name}@${version}`, { name, version, licence: license ?? null });
    for (const dependency of Object.keys(dependencies)) visit(dependency, path);
  };
  for (const name of importedPackages()) visit(name, '');

  return [...found.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** By code unit: the same everywhere, whatever the machine's language. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function importedPackages(): Set<string> {
  const specifiers = readImports()
    .filter(({ to, own }) => !own && !/^(node|virtual):/.test(to))
    .map(({ to }) => to.split('/'));
  return new Set(specifiers.map(([scope = '', name = '']) => (scope.startsWith('@') ? `${scope}/${name}` : scope)));
}

/** Where Node would find `name` from the package at `from`: in its own node_modules, else in one further up. */
function locate(packages: Record<string, unknown>, name: string, from: string): string | null {
  const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (candidate in packages) return candidate;
  if (from === '') return null;
  const above = from.lastIndexOf('/node_modules/');
  return locate(packages, name, above === -1 ? '' : from.slice(0, above));
}
