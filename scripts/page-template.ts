/**
 * Turns the HTML that Vite wrote into the template of every page: the styles stand in the page itself, so that nothing
 * has to be waited for before it is drawn, and the scripts start after that (`index.html` says how).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

const ENTRY = 'index.html';
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Fills the template with what React rendered; `source` is the page's file, `null` for the shell of all others. */
export type FillTemplate = (rendered: string, source: string | null) => string;

/** @param dist holds `template.html`, `manifest.json` and the built `site`. */
export async function createPageWriter(dist: string): Promise<FillTemplate> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')));
  const styles = await Promise.all(
    (manifest[ENTRY]?.css ?? []).map((file) => readFile(join(dist, 'site', file), 'utf8')),
  );
  const template = (await readFile(join(dist, 'template.html'), 'utf8'))
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)" crossorigin href="\/assets\/[^>]*>/g, '')
    .replace(/\s*<script type="module" crossorigin src="[^"]*"><\/script>/, '')
    .replace('</head>', () => `<style>${styles.join('')}</style></head>`);

  return (rendered, source) => {
    // React writes title, meta and link tags first: they belong in the head.
    const head = HEAD_TAGS.exec(rendered)?.[0] ?? '';
    const modules = scriptsOf(manifest, source === null ? [ENTRY] : [ENTRY, source]);
    return template
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => rendered.slice(head.length))
      .replace('data-modules=""', () => `data-modules="${modules.join(' ')}"`);
  };
}

/** The addresses of these modules' scripts and of all that they import, the first one first. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no module «${source}»`);
    entry.imports.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].map((source) => `/${manifest[source]?.file}`);
}
