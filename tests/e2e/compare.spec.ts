import { expectToFit } from './fits.ts';
import { COMPARISON } from './screens.ts';
import { expect, hydrated, test } from './visit.ts';

const remove = { name: /^Quitar .+ de la comparación$/ };

test.describe('the comparison', () => {
  test('is used by keyboard alone @desktop', async ({ page }) => {
    await page.goto(COMPARISON);
    await hydrated(page);
    const box = page.getByRole('checkbox', { name: 'Solo las diferencias' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('rowheader', { name: 'Memoria' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', remove).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });

  test('shows two laptops beside the labels, and the others a swipe away @phone', async ({ page }) => {
    await page.goto(COMPARISON);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveCount(4);
    await expectToFit(page, 'the comparison');
    await expect(heads.nth(1)).toBeInViewport({ ratio: 0.99 });
    await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.1 });
    const label = page.getByRole('rowheader', { name: 'Procesador' });
    const left = (await label.boundingBox())?.x;
    await heads.nth(3).scrollIntoViewIfNeeded();
    await expect(heads.nth(3)).toBeInViewport({ ratio: 0.99 });
    expect((await label.boundingBox())?.x).toBe(left);
  });
});
