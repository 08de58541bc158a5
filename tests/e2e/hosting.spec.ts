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
});
