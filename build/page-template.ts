/** Fills the built `index.html` with a page, whose scripts start after the first paint. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_DATA_ID } from '#src/lib/page-data.ts';
import { ENTRY, filesFrom, readManifest } from './manifest.ts';

/** Every build writes the page's template here. */
export const TEMPLATE = 'template.html';

/** React renders these before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

interface RenderedPage {
  /** Empty for the shell. */
  path: string;
  html: string;
  /** The page's module in the manifest; `null` for the shell of pages that are not prerendered. */
  source: string | null;
  /** What its loader gives, if it has one. */
  data?: unknown;
}

export type FillTemplate = (page: RenderedPage) => string;

/** @param dist folder with `template.html` and `manifest.json` */
export async function readTemplate(dist: string): Promise<FillTemplate> {
  const manifest = await readManifest(join(dist, 'manifest.json'));
  const [entry = ''] = filesFrom(manifest, [ENTRY], () => []);
  const entryTag = `<script type="module" crossorigin src="/${entry}"></script>`;
  const template = replaceAll(await readFile(join(dist, TEMPLATE), 'utf8'), { [entryTag]: '' });
  return ({ path, html, source, data }) => {
    const [, ...others] = filesFrom(manifest, source === null ? [ENTRY] : [ENTRY, source], ({ imports }) => imports);
    const scripts = others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('') + entryTag;
    const [head = ''] = HEAD_TAGS.exec(html) ?? [];
    return replaceAll(template, {
      // The shell has nothing to paint first. Elsewhere the inline script in index.html moves the scripts into the head.
      '<!--head-->': source === null ? head + scripts : `${head}<template id="scripts">${scripts}</template>`,
      '<div id="root"': `<div id="root" data-path="${path}"`,
      '<!--page--></div>': `${html.slice(head.length)}</div>${data === undefined ? '' : dataScript(path, data)}`,
    });
  };
}

/** In a script, `<` would begin its end. */
function dataScript(path: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_DATA_ID}" data-path="${path}">${text}</script>`;
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [part, replacement] of Object.entries(replacements)) {
    if (!result.includes(part)) throw new Error(`The built index.html has no ${part}`);
    result = result.replace(part, () => replacement);
  }
  return result;
}
