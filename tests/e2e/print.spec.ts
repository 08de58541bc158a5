import type { Page } from '@playwright/test';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { ANSWERS, COMPARISON } from './screens.ts';
import { expect, test } from './visit.ts';

const WHITE = 'rgb(255, 255, 255)';

/** The number of A4 pages of the page's PDF. */
const countSheets = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const expectNoControls = async (page: Page) => {
  for (const role of ['button', 'navigation', 'tab'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText('Saltar al contenido')).toBeHidden();
};

test.describe('in print @desktop', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

  test('no card of the results is split, and each has the address of its shop', async ({ page }) => {
    await answerQuestionnaire(page);
    await submit(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectNoControls(page);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const link = card.getByRole('link', { name: /(Ver|Buscar) en Amazon/ });
      const suffix = await link.evaluate((a: HTMLAnchorElement) => [getComputedStyle(a, '::after').content, a.href]);
      expect(suffix[0]).toBe(`" (${suffix[1]})"`);
      expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(WHITE);
      expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
    }
    expect(await countSheets(page)).toBeLessThanOrEqual(5);
  });

  test('all details of the article are open, and no sheet is wasted', async ({ page }) => {
    await page.goto('/blog/que-ordenador-comprar-2025');
    const details = page.getByText('ASUS ProArt P16');
    await expect(details).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expectNoControls(page);
    await expect(page.getByText('Ver más detalles').first()).toBeHidden();
    const height = () => details.evaluate((element) => element.closest('li')?.getBoundingClientRect().height ?? 0);
    await expect.poll(height).toBeGreaterThan(0);
    expect(await countSheets(page)).toBeLessThanOrEqual(12);
  });

  for (const laptops of [2, 4]) {
    test(`a comparison of ${laptops} with what was asked for fits on one sheet`, async ({ page }) => {
      await page.goto(`${COMPARISON.split(',', laptops).join(',')}#${ANSWERS}`);
      await expect(page.getByRole('columnheader')).toHaveCount(laptops);
      await expect(page.getByRole('rowheader', { name: 'Para ti' })).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectNoControls(page);
      expect(await countSheets(page)).toBe(1);
    });
  }
});

test.describe('in print, where motion is welcome @desktop', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what is folded is open', async ({ page }) => {
    await page.goto('/portatil/apple-macbook-air-13-m4-16-256-2560-macos');
    const facts = page.locator('details', { hasText: /^Los \d+ datos y su fuente/ });
    const height = () => facts.evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBeLessThan(100);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(height).toBeGreaterThan(300);
  });
});
