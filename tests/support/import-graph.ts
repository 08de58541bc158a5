/** The import graph, read from the sources. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

export interface Import {
  from: string;
  /** A path from the root for the project's own files, else the package's specifier. */
  to: string;
  own: boolean;
  specifier: string;
}

/** Every import of the sources in `folders`, types and dynamic ones included. */
export function readImports(folders: readonly string[]): Import[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT },
  ).flatMap((file) => specifiersOf(file).map((specifier) => resolve(file, specifier)));
}

function specifiersOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}

function resolve(from: string, specifier: string): Import {
  if (specifier.startsWith('#')) return { from, to: specifier.slice(1), own: true, specifier };
  if (!specifier.startsWith('.')) return { from, to: specifier, own: false, specifier };
  return { from, to: join(dirname(from), specifier), own: true, specifier };
}
