import { expect, test } from './visit.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';

test.describe('§2 the blog in a browser', () => {
  test('§9 its cards are not there at first and fade in 100 ms after load', async ({ page }) => {
    await page.goto('/blog');
    const card = page.getByRole('article');
    const fade = await card.evaluate((element) => {
      const { transitionDelay, transitionProperty } = getComputedStyle(element);
      return { transitionDelay, transitionProperty };
    });
    expect(fade).toEqual({ transitionDelay: '0.1s', transitionProperty: 'opacity' });
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('its cards are there at once for whoever wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog', { waitUntil: 'commit' });
    const card = page.getByRole('article');
    await card.waitFor({ state: 'attached' });
    expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  test('an unknown article leads to the list', async ({ page }) => {
    await page.goto('/blog/no-existe');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guías para comprar sin dudas');
  });

  test('on a phone the rows of a table are cards, and nothing leaves the screen sideways @phone', async ({ page }) => {
    await page.goto(ARTICLE);
    const cell = page.locator('td', { hasText: '700–1400' }).first();
    await expect(cell).toHaveCSS('display', 'block');
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Cuánto gastar"');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('a search within the page that opens one card’s details opens all of them', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByText('Ver más detalles')).toHaveCount(3);
    const second = page.locator('details').nth(1);
    // Again until the page's script listens: nothing else tells that it does.
    await expect(async () => {
      await second.evaluate((element: HTMLDetailsElement) => {
        element.open = false;
      });
      // What the browser does when it finds something inside.
      await second.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
      await expect(page.getByText('Ver menos')).toHaveCount(3, { timeout: 1000 });
    }).toPass();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is complete and its details open one by one', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Qué ordenador comprar en 2025/);
    await expect(page.getByText(/el teclado sea español/)).toBeVisible();
    await page.getByText('Ver más detalles').first().click();
    await expect(page.getByText('ASUS ProArt P16')).toBeVisible();
  });
});
