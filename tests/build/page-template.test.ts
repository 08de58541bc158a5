import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY } from '#build/manifest.ts';
import { readTemplate, TEMPLATE } from '#build/page-template.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const ENTRY_TAG = '<script type="module" crossorigin src="/assets/a.js"></script>';
const HTML = `<head><!--head-->${ENTRY_TAG}</head>
<div id="root"><!--page--></div>`;

const dist = temporaryFolder();

async function template() {
  await writeFile(join(dist, TEMPLATE), HTML);
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({
      [ENTRY]: { file: 'assets/a.js', src: ENTRY, isEntry: true },
      'src/una-page.tsx': { file: 'assets/b.js', src: 'src/una-page.tsx' },
    }),
  );
  return readTemplate(dist);
}

test('a page has its head, its scripts for later and the data of its loader', async () => {
  const fill = await template();
  const html = '<title>Una</title><p>Una</p>';
  const page = fill({ path: '/una', html, source: 'src/una-page.tsx', data: { a: '</script>' } });
  const preload = '<link rel="modulepreload" crossorigin href="/assets/b.js">';
  expect(page).toContain(`<head><title>Una</title><template id="scripts">${preload}${ENTRY_TAG}</template></head>`);
  expect(page).toContain('<div id="root" data-path="/una"><p>Una</p></div>');
  expect(page).toContain(String.raw`data-path="/una">{"a":"\u003c/script>"}</script>`);
});

test('the shell starts its scripts at once', async () => {
  const fill = await template();
  const page = fill({ path: '', html: '<title>Sitio</title><p>Espera</p>', source: null });
  expect(page).toContain(`<head><title>Sitio</title>${ENTRY_TAG}</head>`);
});
