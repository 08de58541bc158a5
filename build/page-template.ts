/**
 * Turns Vite's HTML into the template of every page: styles are inlined so that nothing blocks the first paint; scripts
 * and the full style sheet load after it (see `index.html`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { pageStyles, withoutFonts } from './page-styles.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifestSchema>;

const ENTRY = 'index.html';
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** @param source the page's module in the manifest, `null` for the shell of pages that are not prerendered */
type FillTemplate = (rendered: string, source: string | null) => string;

/** @param dist folder with `template.html`, `manifest.json` and the built `site` */
export async function createPageWriter(dist: string): Promise<FillTemplate> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')));
  const [styles = '', ...others] = manifest[ENTRY]?.css ?? [];
  if (styles === '' || others.length > 0) throw new Error('Expected one style sheet: src/styles/main.css');
  const sheet = await readFile(join(dist, 'site', styles), 'utf8');
  await writeFile(join(dist, 'site', styles), withoutFonts(sheet));
  const template = (await readFile(join(dist, 'template.html'), 'utf8'))
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)" crossorigin href="\/assets\/[^>]*>/g, '')
    .replace(/\s*<script type="module" crossorigin src="[^"]*"><\/script>/, '')
    .replace('data-styles=""', () => `data-styles="/${styles}"`);

  const scripts = new Map<string, string>();
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js')) scripts.set(`/${file}`, await readFile(join(dist, 'site', file), 'utf8'));
  }

  return (rendered, source) => {
    // React renders title, meta and link tags first; they belong in the head.
    const head = HEAD_TAGS.exec(rendered)?.[0] ?? '';
    const modules = scriptsOf(manifest, source === null ? [ENTRY] : [ENTRY, source]);
    const page = template
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => rendered.slice(head.length))
      .replace('data-modules=""', () => `data-modules="${modules.join(' ')}"`);
    // The shell stays empty until its scripts run, and those need the full style sheet.
    const [startScripts, preload] =
      source === null
        ? ['', `<link rel="preload" as="style" href="/${styles}">`]
        : [modules.map((url) => scripts.get(url) ?? '').join(' '), ''];
    return page.replace('</head>', () => `${preload}<style>${pageStyles(sheet, page, startScripts)}</style></head>`);
  };
}

/** URLs of these modules' scripts and of everything they import, in import order. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const entry = manifest[source];
    if (!entry) throw new Error(`The manifest has no module «${source}»`);
    entry.imports.forEach(visit);
  };
  sources.forEach(visit);
  return [...seen].map((source) => `/${manifest[source]?.file}`);
}
