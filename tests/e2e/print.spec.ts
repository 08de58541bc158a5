import type { Page } from '@playwright/test';
import { expectToFit } from './fits.ts';
import { openResults } from './questionnaire.ts';
import { ANSWERS, COMPARISON } from './comparison-screens.ts';
import { expect, test } from './visit.ts';

/** A4 within margins of 1 cm, in pixels. */
const PAPER = { width: 718, height: 1047 };

const WHITE = 'rgb(255, 255, 255)';

/** The number of A4 pages of the page's PDF. */
const countSheets = async (page: Page, margin = '0'): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

const expectNoControls = async (page: Page) => {
  for (const role of ['button', 'navigation', 'tab'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText('Saltar al contenido')).toBeHidden();
};

test.describe('in print @desktop', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

  test('the results fit on one sheet in three columns, without a broken word', async ({ page }) => {
    await openResults(page);
    expect(await countSheets(page, '1cm')).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await expectNoControls(page);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(3);
    for (const card of await cards.all()) {
      await expect(card.getByText(/^Modelo: \p{L}/u)).toBeVisible();
      await expect(card.getByRole('list', { name: 'Especificaciones' })).toBeVisible();
      expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(WHITE);
    }
    await expectToFit(page, 'the results on paper');
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

  test('a laptop with all its data and their sources fits on two sheets, without an address', async ({ page }) => {
    await page.goto('/portatil/apple-macbook-air-13-m4-16-256-2560-macos');
    expect(await countSheets(page, '1cm')).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectNoControls(page);
    await expect(page.getByRole('row', { name: /^Año/ })).toBeVisible();
    expect(await page.locator('main').innerText()).not.toMatch(/https?:/);
    const added = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(added.filter((content) => content.includes('/'))).toEqual([]);
  });

  test('a comparison of four with what was asked for fits on one sheet', async ({ page }) => {
    await page.goto(`${COMPARISON}#${ANSWERS}`);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: 'Para ti' })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectNoControls(page);
    expect(await countSheets(page)).toBe(1);
  });
});

test.describe('in print, where motion is welcome @desktop', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what is folded is open', async ({ page }) => {
    await page.goto('/guias/programacion-1500');
    const folded = page.locator('details', { hasText: /^Lo que cuenta menos/ });
    const height = () => folded.evaluate((element) => element.getBoundingClientRect().height);
    expect(await height()).toBeLessThan(100);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(height).toBeGreaterThan(300);
  });
});
