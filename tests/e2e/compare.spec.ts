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
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Comparación' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', remove).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });
});
