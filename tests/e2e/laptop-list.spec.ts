import { expectToFit } from './fits.ts';
import { expect, hydrated, test } from './visit.ts';

const rows = { level: 3 } as const;

test.describe('the list of all laptops', () => {
  test('is searched, filtered and paged, and Back goes the same way back @phone', async ({ page }) => {
    await page.goto('/portatiles');
    await hydrated(page);
    await expectToFit(page, 'the list');
    const field = page.getByRole('searchbox', { name: 'Marca, modelo o lo que lleve dentro' });
    await field.fill('zenbok oled 14');
    const list = page.getByRole('heading', rows);
    await expect(list.first()).toContainText(/Zenbook.*OLED/);
    await expect(page).toHaveURL(/\?q=zenbok\+oled\+14$/);
    await field.fill('asus');
    await expect(page).toHaveURL(/\?q=asus$/);
    await page.getByRole('button', { name: 'Filtros' }).click();
    const option = page.getByRole('region', { name: 'Filtros' }).getByRole('link', { name: /^16.GB o más/ });
    const [, count = ''] = /(\d+)$/.exec((await option.textContent()) ?? '') ?? [];
    await option.click();
    await page.getByRole('button', { name: `Ver ${count} portátiles` }).click();
    const head = page.getByRole('heading', { level: 2, name: new RegExp(`^${count} portátiles, página 1 de`) });
    await expect(head).toBeVisible();
    await expectToFit(page, 'the filtered list');
    await page.getByRole('link', { name: 'Siguiente' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=asus&ram=16&pagina=2$/);
    await expect(page.getByRole('heading', { level: 2, name: /página 2 de/ })).toBeFocused();
    await page.goBack();
    await expect(head).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?q=asus$/);
    await expect(field).toHaveValue('asus');
  });
});

test.describe('the list without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has 24 laptops on a page and leads to all of them @desktop', async ({ page }) => {
    await page.goto('/portatiles');
    await expect(page.getByRole('heading', rows)).toHaveCount(24);
    await expect(page.getByRole('searchbox')).toBeHidden();
    const first = await page.getByRole('heading', rows).getByRole('link').first().getAttribute('href');
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/\/portatiles\/pagina-2$/);
    await expect(page.getByRole('heading', rows)).toHaveCount(24);
    await expect(page.locator(`main a[href='${first}']`)).toHaveCount(0);
    await page.getByRole('heading', rows).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/portatil\//);
  });
});
