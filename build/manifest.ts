/** Vite's manifest of the built modules: the file of each module and its imports. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
export type Manifest = z.infer<typeof manifestSchema>;
type Module = Manifest[string];

export const ENTRY = 'index.html';

export const readManifest = async (file: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/**
 * Files of `sources` and everything reachable from them, each module before those it leads to.
 *
 * @param next the modules that one leads to
 * @throws {Error} if the manifest lacks a module
 */
export function filesFrom(
  manifest: Manifest,
  sources: readonly string[],
  next: (module: Module) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const module = manifest[source];
    if (!module) throw new Error(`The manifest has no module «${source}»`);
    files.add(module.file);
    next(module).forEach(visit);
  };
  sources.forEach(visit);
  return [...files];
}
