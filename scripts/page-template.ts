/**
 * Turns the HTML that Vite wrote into the template of every page: the styles it needs stand in the page itself, so that
 * nothing has to be waited for before it is drawn; scripts and all other styles come after that (`index.html` says how).
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

/** Fills the template with what React rendered; `source` is the page's file, `null` for the shell of all others. */
export type FillTemplate = (rendered: string, source: string | null) => string;

/** @param dist holds `template.html`, `manifest.json` and the built `site`. */
export async function createPageWriter(dist: string): Promise<FillTemplate> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')));
  const [styles = '', ...others] = manifest[ENTRY]?.css ?? [];
  if (styles === '' || others.length > 0) throw new Error('The site has one style sheet: src/styles/main.css');
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
    // React writes title, meta and link tags first: they belong in the head.
    const head = HEAD_TAGS.exec(rendered)?.[0] ?? '';
    const modules = scriptsOf(manifest, source === null ? [ENTRY] : [ENTRY, source]);
    const page = template
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => rendered.slice(head.length))
      .replace('data-modules=""', () => `data-modules="${modules.join(' ')}"`);
    // An empty page shows something only when its scripts have started, and with all styles.
    const [started, early] =
      source === null
        ? ['', `<link rel="preload" as="style" href="/${styles}">`]
        : [modules.map((address) => scripts.get(address) ?? '').join(' '), ''];
    return page.replace('</head>', () => `${early}<style>${pageStyles(sheet, page, started)}</style></head>`);
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
