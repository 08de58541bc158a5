import { SHELL_PAGES } from '#tests/support/site-pages.ts';
import { readPage } from './html-page.ts';
import { expect, test } from './visit.ts';

const SHELLS = [...SHELL_PAGES, '/blog/no-existe'];

test.describe('the hosting, as firebase.json describes it @desktop', () => {
  test('serves pages that are not prerendered as the shell, which search engines do not index', async ({ request }) => {
    for (const path of SHELLS) {
      const page = await readPage(request, path);
      expect(page.words(), path).toBe('');
      expect(page.all('title').map(page.words), path).toEqual(['Atinado']);
      expect(page.meta('robots'), path).toEqual(['noindex']);
      expect(page.all('link', { rel: 'canonical' }), path).toEqual([]);
    }
  });

  test('serves pages whose address is in capital letters', async ({ request }) => {
    const pages = ['/form', '/blog', '/contact', '/visto', '/privacy', '/terms'];
    for (const path of pages) {
      const [meant, asked] = await Promise.all([request.get(path), request.get(path.toUpperCase())]);
      expect(await asked.text(), path).toBe(await meant.text());
    }
    const shell = await (await request.get('/favorites')).text();
    for (const path of [...SHELLS, '/portatiles', '/como-decidimos', '/guias', '/portatil/uno', '/guias/juegos-500']) {
      if (path.startsWith('/__/')) continue;
      expect(await (await request.get(path.toUpperCase())).text(), path).toBe(shell);
    }
  });
});
