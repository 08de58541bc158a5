/** The guides for each use and budget. */
import { expect, hydrated, test } from './visit.ts';

test('a guide opens the form filled in, and its answer @desktop', async ({ page }) => {
  await page.goto('/guias');
  await page
    .getByRole('region', { name: 'Programar' })
    .getByRole('link', { name: /^1500 €/ })
    .click();
  await expect(page).toHaveURL('/guias/programacion-1500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/programar por 1500\s€/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Afinar con el cuestionario' }).click();
  await expect(page).toHaveURL('/form');
  await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('1500');

  await page.goto('/guias/programacion-1500');
  await hydrated(page);
  const best = await page
    .locator('#respuesta')
    .locator('..')
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .innerText();
  await page.getByRole('link', { name: 'Abrir en el asesor' }).click();
  await expect(page).toHaveURL(/\/recommendations/);
  await expect(page.getByRole('main')).toContainText(best.split(' (')[0] ?? '');
});

test("a guide does not replace the form's answers without consent @desktop", async ({ page }) => {
  await page.goto('/form');
  await hydrated(page);
  await page.getByRole('checkbox', { name: /Diseño/ }).check();
  await page.goto('/guias/juegos-1000');
  await hydrated(page);
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'Afinar con el cuestionario' }).click();
  await expect(page).toHaveURL('/guias/juegos-1000');
});
