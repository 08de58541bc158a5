/** Fills the built `index.html` with a page, whose scripts start after the first paint. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_DATA_ID } from '../src/lib/page-data.ts';
import { ENTRY, filesFrom, readManifest } from './manifest.ts';

/** Every build writes the page's template here. */
export const TEMPLATE = 'template.html';

/** React renders these before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

interface PageWithData {
  path: string;
  /** What its loader gives. */
  data: unknown;
}

/** @param source the page's module in the manifest; `null` for the shell of pages that are not prerendered */
export type FillTemplate = (rendered: string, source: string | null, page?: PageWithData) => string;

/** @param dist folder with `template.html` and `manifest.json` */
export async function readTemplate(dist: string): Promise<FillTemplate> {
  const manifest = await readManifest(join(dist, 'manifest.json'));
  const [entry = ''] = filesFrom(manifest, [ENTRY], () => []);
  const template = replaceAll(await readFile(join(dist, TEMPLATE), 'utf8'), {
    // The inline script in index.html starts the scripts.
    [`<script type="module" crossorigin src="/${entry}"></script>`]: '',
  });
  return (rendered, source, withData) => {
    const scripts = filesFrom(manifest, source === null ? [ENTRY] : [ENTRY, source], ({ imports }) => imports);
    const [head = ''] = HEAD_TAGS.exec(rendered) ?? [];
    const body = rendered.slice(head.length);
    return replaceAll(template, {
      '<!--head-->': head,
      // React renders beside the shell, which stays until React has rendered.
      '<!--page--></div>': source === null ? `</div><div id="shell">${body}</div>` : `${body}</div>${dataOf(withData)}`,
      'data-modules=""': `data-modules="${scripts.map((file) => `/${file}`).join(' ')}"`,
    });
  };
}

/** In a script, `<` would begin its end. */
function dataOf(page?: PageWithData): string {
  if (!page) return '';
  const data = JSON.stringify(page.data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PAGE_DATA_ID}" data-path="${page.path}">${data}</script>`;
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [part, replacement] of Object.entries(replacements)) {
    if (!result.includes(part)) throw new Error(`The built index.html has no ${part}`);
    result = result.replace(part, () => replacement);
  }
  return result;
}
