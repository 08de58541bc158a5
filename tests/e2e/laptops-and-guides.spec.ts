/** Pages whose data the build asks the engine for. */
import type { Page } from '@playwright/test';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { expect, hydrated, test } from './visit.ts';

const titles = (page: Page) => page.locator('title').count();
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

const PATH = '/portatil/apple-macbook-air-13-m4-16-256-2560-macos';
const OTHER = '/portatil/asus-zenbook-s-14-oled-ux5406sa-qj501w';

test('a laptop has verdict, price and shop in the first window, and links that load no page @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PATH);
  const before = await page.locator('h1').innerText();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await canonical(page)).toMatch(new RegExp(`${PATH}$`));
  const purchase = page.getByRole('region', { name: '¿Es buena compra?' });
  const price = page.locator('main p', { hasText: /^(≈\s)?\d+\s€$/ }).first();
  const shop = page.getByRole('link', { name: /^Ver en PcComponentes/ });
  for (const part of [purchase, price, shop, purchase.getByRole('button')])
    await expect(part).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cómo decidimos' }).click();
  await expect(page).toHaveURL('/metodo');
  await expect(page).toHaveTitle(/Cómo decidimos/);
  expect(await titles(page)).toBe(1);
  expect(await canonical(page)).toMatch(/\/metodo$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  await page.goto(OTHER);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
});

test('a laptop tells what it is for the visitor’s own answers, if they are known, and moves nothing @phone', async ({
  page,
}) => {
  await page.goto(PATH);
  const purchase = page.getByRole('region', { name: '¿Es buena compra?' });
  await hydrated(page);
  const given = { deviceType: 'laptop', purposes: ['office'], priorities: [], budget: 1500, requirements: {} };
  await page.evaluate((answers) => localStorage.setItem('userPreferences', JSON.stringify(answers)), {
    ...given,
    timestamp: 0,
  });
  await watchShifts(page);
  await page.reload();
  const own = purchase.getByRole('button', { name: 'Para ti, sí: es tu primera opción · ' });
  await expect(own).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  const forAnybody = purchase.getByText(/^Sí, para/);
  await expect(forAnybody).toBeVisible();

  // Asked for, it stands in the same place.
  const verdict = page.getByRole('region', { name: '¿Es buena compra para ti?' }).getByRole('article');
  await own.press('Enter');
  await expect(verdict).toBeVisible();
  await expect(forAnybody).toBeHidden();
  await expect(page).toHaveURL(PATH);

  // Where nothing has to stay in place, it is the only verdict.
  await page.goto('/portatiles');
  await hydrated(page);
  await page.getByRole('searchbox').fill('macbook air 13 m4 16');
  await page.locator(`main h3 a[href="${PATH}"]`).click();
  await expect(verdict).toBeVisible();
  await expect(forAnybody).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/portatiles/);
});

test('a guide opens the form filled in, and its answer @desktop', async ({ page }) => {
  // Their address of before.
  await page.goto('/guias');
  await expect(page).toHaveURL('/blog');
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
