import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENTRY } from '#build/manifest.ts';
import { readTemplate, TEMPLATE } from '#build/page-template.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const HTML = `<head><!--head--><script type="module" crossorigin src="/assets/a.js"></script></head>
<div id="root" data-modules=""><!--page--></div>`;

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

test('a page has its head, its scripts in their order and the data of its loader', async () => {
  const fill = await template();
  const page = fill('<title>Una</title><p>Una</p>', 'src/una-page.tsx', { path: '/una', data: { a: '</script>' } });
  expect(page).toContain('<head><title>Una</title>');
  expect(page).toContain('data-modules="/assets/a.js /assets/b.js"><p>Una</p></div>');
  expect(page).toContain(String.raw`data-path="/una">{"a":"\u003c/script>"}</script>`);
});
