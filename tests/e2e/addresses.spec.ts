import { FORM_NAME } from '#tests/support/page-texts.ts';
import { expect, hydrated, test } from './visit.ts';

test.describe('an address @desktop', () => {
  test('in capital letters, or with further slashes, is answered as the one in small letters', async ({
    page,
    baseURL,
  }) => {
    const titles: string[] = [];
    await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
    await page.addInitScript(watchTitles);
    for (const [address, meant, heading] of [
      ['/FORM?utm=x', '/form?utm=x', FORM_NAME],
      ['/COMPARAR?ids=A#1.9', '/comparar?ids=A#1.9', 'Comparar portátiles'],
      ['/Como-Decidimos/', '/metodo', 'Cómo decidimos'],
      ['//', '/', 'portátil'],
      ['///Portatiles//pagina-2/', '/portatiles/pagina-2', 'Todos los portátiles'],
    ] as const) {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status(), address).toBe(200);
      await hydrated(page);
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => title.includes('no encontrada'))).toEqual([]);
  });

  test.describe('of no page', () => {
    // Hosting answers some hostile spellings itself.
    test.use({ expectedProblems: ['status of 404', 'status of 400', 'malformed URL segment'] });

    test('says so in small letters, leads to no other site and is in no search engine', async ({ page, baseURL }) => {
      for (const [address, meant, heading] of [
        ['/NO-EXISTE', '/no-existe', 'Página no encontrada'],
        ['///http://evil.example//', '/http:/evil.example', 'Página no encontrada'],
        ['/portatil/NADA/', '/portatil/nada', 'No conocemos ese portátil'],
        ['/guias/nada', '/guias/nada', 'Esa guía no existe'],
        ['/portatiles/pagina-999', '/portatiles/pagina-999', 'Todos los portátiles'],
        ['/portatil/%E0%A4%A', '/portatil/%e0%a4%a', 'No conocemos ese portátil'],
      ] as const) {
        // As it is written: a browser would resolve the address against that of the site.
        await page.goto(`${baseURL}${address}`);
        await hydrated(page);
        await expect(page).toHaveURL(`${baseURL}${meant}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('meta[name=robots]'), address).toHaveAttribute('content', 'noindex');
      }
    });
  });
});

/** Runs in the page before its own scripts. */
function watchTitles(): void {
  new MutationObserver(() => Reflect.get(globalThis, 'noteTitle')(document.title)).observe(document, {
    subtree: true,
    childList: true,
  });
}
