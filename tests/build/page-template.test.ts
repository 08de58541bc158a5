import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY } from '#build/manifest.ts';
import { readTemplate, TEMPLATE } from '#build/page-template.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const HTML = `<head><!--head--><script type="module" crossorigin src="/assets/a.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a.css"></head>
<div id="root" data-modules="" data-styles=""><!--page--></div>`;
const SHEET = '@font-face{font-family:Letra;src:url(/assets/letra.woff2)}.used{color:red}.unused{color:blue}';
const RENDERED = '<title>Una</title><p class="used">Una</p>';

const dist = temporaryFolder();

async function template() {
  await mkdir(join(dist, 'site/assets'), { recursive: true });
  await writeFile(join(dist, TEMPLATE), HTML);
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({
      [ENTRY]: { file: 'assets/a.js', src: ENTRY, isEntry: true, css: ['assets/a.css'] },
      'src/una-page.tsx': { file: 'assets/b.js', src: 'src/una-page.tsx' },
    }),
  );
  for (const [name, text] of [
    ['a.css', SHEET],
    ['a.js', ''],
    ['b.js', ''],
  ] as const)
    await writeFile(join(dist, 'site/assets', name), text);
  return readTemplate(dist);
}

test('a page has the rules inline that it uses, and loads the sheet later', async () => {
  const fill = await template();
  const page = await fill(RENDERED, 'src/una-page.tsx');
  expect(page).toContain('.used{color:red}');
  expect(page).not.toContain('.unused');
  expect(page).not.toContain('<link rel="stylesheet"');
  expect(page).toContain('data-styles="/assets/a.css"');
});

test('one of hundreds links the sheet, has the fonts itself, and loads nothing later', async () => {
  const fill = await template();
  const page = await fill(RENDERED, 'src/una-page.tsx', { path: '/una', data: { a: '</script>' }, isOneOfMany: true });
  expect(page).toContain('<link rel="stylesheet" href="/assets/a.css"><style>@font-face{');
  expect(page).not.toContain('.used{');
  expect(page).toContain(String.raw`data-path="/una">{"a":"\u003c/script>"}</script>`);
  expect(page).toContain('data-styles=""');
  expect(page).toContain('data-modules="/assets/a.js /assets/b.js"');
  expect(await readFile(join(dist, 'site/assets/a.css'), 'utf8')).not.toContain('@font-face');
});
