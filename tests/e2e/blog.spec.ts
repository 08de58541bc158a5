import { expect, test } from './visit.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';

test.describe('the blog', () => {
  test('opens the details of all cards when find-in-page opens one @desktop', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByText('Ver más detalles')).toHaveCount(3);
    const second = page.locator('details').nth(1);
    // Repeated until the page's script listens, which nothing else shows.
    await expect(async () => {
      await second.evaluate((element: HTMLDetailsElement) => {
        element.open = false;
      });
      // As the browser does when it finds something inside.
      await second.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
      await expect(page.getByText('Ver menos')).toHaveCount(3, { timeout: 1000 });
    }).toPass();
  });
});
