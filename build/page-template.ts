/**
 * Fills the built `index.html` with a page: its styles are inlined or linked, its scripts start after the first
 * paint.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_DATA_ID } from '../src/lib/page-data.ts';
import { ENTRY, filesFrom, readManifest } from './manifest.ts';
import { stylesOf, withoutFonts } from './page-styles.ts';

/** Every build writes the page's template here. */
export const TEMPLATE = 'template.html';

/** React renders these before everything else. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * @param source the page's module in the manifest; `null` for the shell of pages that are not prerendered
 * @param page of which there are hundreds, the shared style sheet is linked instead of inlining 35 kB of it in each
 */
export type FillTemplate = (rendered: string, source: string | null, page?: PageWithData) => Promise<string>;

interface PageWithData {
  path: string;
  /** What its loader gives. */
  data: unknown;
  isOneOfMany: boolean;
}

/** @param dist folder with `template.html`, `manifest.json` and the built `site` */
export async function readTemplate(dist: string): Promise<FillTemplate> {
  const manifest = await readManifest(join(dist, 'manifest.json'));
  const entry = manifest[ENTRY];
  const [stylesFile, ...others] = entry?.css ?? [];
  if (!entry || !stylesFile || others.length > 0) throw new Error('Expected one style sheet: src/styles/main.css');
  const sheet = await readFile(join(dist, 'site', stylesFile), 'utf8');
  await writeFile(join(dist, 'site', stylesFile), withoutFonts(sheet));

  const fonts = (sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('');

  const template = replaceAll(await readFile(join(dist, TEMPLATE), 'utf8'), {
    // The inline script in index.html starts the scripts.
    [`<script type="module" crossorigin src="/${entry.file}"></script>`]: '',
    [`<link rel="stylesheet" crossorigin href="/${stylesFile}">`]: '',
    'data-styles=""': `data-styles="/${stylesFile}"`,
  });

  const styles = stylesOf(sheet);
  const readScripts = async (files: readonly string[]): Promise<string> =>
    (await Promise.all(files.map((file) => readFile(join(dist, 'site', file), 'utf8')))).join(' ');

  return async (rendered, source, withData) => {
    const scripts = filesFrom(manifest, source === null ? [ENTRY] : [ENTRY, source], ({ imports }) => imports);
    const [head = ''] = HEAD_TAGS.exec(rendered) ?? [];
    const body = rendered.slice(head.length);
    const page = replaceAll(template, {
      '<!--head-->': head,
      // React renders beside the shell, which stays until React has rendered.
      '<!--page--></div>': source === null ? `</div><div id="shell">${body}</div>` : `${body}</div>${dataOf(withData)}`,
      'data-modules=""': `data-modules="${scripts.map((file) => `/${file}`).join(' ')}"`,
    });
    if (withData?.isOneOfMany)
      return replaceAll(page, {
        // Nothing remains to be loaded later.
        [`data-styles="/${stylesFile}"`]: 'data-styles=""',
        '</head>': `<link rel="stylesheet" href="/${stylesFile}"><style>${fonts}</style></head>`,
      });
    // The page that replaces the shell waits for the full style sheet.
    const preload = source === null ? `<link rel="preload" as="style" href="/${stylesFile}">` : '';
    const code = source === null ? '' : await readScripts(scripts);
    return replaceAll(page, { '</head>': `${preload}<style>${styles(page, code)}</style></head>` });
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
