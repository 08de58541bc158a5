import { expect, test } from './visit.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';

test.describe('the blog', () => {
  test('fades its cards in 100 ms after load @desktop', async ({ page }) => {
    await page.goto('/blog');
    const card = page.getByRole('article');
    const fade = await card.evaluate((element) => {
      const { transitionDelay, transitionProperty } = getComputedStyle(element);
      return { transitionDelay, transitionProperty };
    });
    expect(fade).toEqual({ transitionDelay: '0.1s', transitionProperty: 'opacity' });
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('shows its cards at once with reduced motion @desktop', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog', { waitUntil: 'commit' });
    const card = page.getByRole('article');
    await card.waitFor({ state: 'attached' });
    expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  test('shows table rows as cards on a phone, without horizontal scrolling @phone', async ({ page }) => {
    await page.goto(ARTICLE);
    const cell = page.locator('td', { hasText: '700–1400' }).first();
    await expect(cell).toHaveCSS('display', 'block');
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Cuánto gastar"');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

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
