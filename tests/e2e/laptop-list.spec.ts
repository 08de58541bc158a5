import { expect, hydrated, test } from './visit.ts';

test('the list of all laptops is searched, filtered and paged, and Back goes the same way back @phone', async ({
  page,
}) => {
  await page.goto('/portatiles');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Marca, modelo o lo que lleve dentro' });
  await field.fill('asus');
  await expect(page).toHaveURL(/\?q=asus$/);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const option = page.getByRole('region', { name: 'Filtros' }).getByRole('link', { name: /^16.GB o más/ });
  const [, count = ''] = /(\d+)$/.exec((await option.textContent()) ?? '') ?? [];
  await option.click();
  await page.getByRole('button', { name: `Ver ${count} portátiles` }).click();
  const head = page.getByRole('heading', { level: 2, name: new RegExp(`^${count} portátiles, página 1 de`) });
  await expect(head).toBeVisible();
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

test('a keyboard passes over the filters, and a pressed filter keeps the focus in the window @desktop', async ({
  page,
}) => {
  await page.goto('/portatiles');
  await hydrated(page);
  const filters = page.getByRole('region', { name: 'Filtros' });
  const filter = filters.getByRole('link', { name: /Hasta 1500/ });
  // The page of the build, which the list then replaces.
  await filter.press('Enter');
  await expect(page).toHaveURL(/\?hasta=1500$/);
  await expect(page.getByRole('list', { name: 'Filtros puestos' })).toBeVisible();
  await expect(filter).toBeFocused();
  await expect(filter).toBeInViewport();
  await filters.getByRole('link', { name: 'Saltar a los portátiles' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /portátiles, página 1 de/ })).toBeFocused();
});
