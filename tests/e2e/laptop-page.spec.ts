/** One laptop's page, from its HTML to what acts on it. */
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { expect, hydrated, test } from './visit.ts';

const PATH = '/portatil/apple-macbook-air-13-m4-16-256-2560-macos';
const NAME = 'Apple MacBook Air 13 M4 (16 GB, 256 GB)';

test('says what it is good for before any script, and moves nothing when they come @phone', async ({ page }) => {
  await watchShifts(page);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  const uses = page.getByRole('region', { name: '¿Para qué y con cuánto?' });
  await expect(uses.getByRole('listitem').filter({ hasText: 'Trabajo/Estudio' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('button', { name: `Guardar ${NAME} en favoritos` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('tells what it is for the visitor’s own answers, if they are known, and moves nothing', async ({ page }) => {
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
  const own = purchase.getByRole('link', { name: 'Para ti, sí: es tu primera opción · ' });
  await expect(own).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  const forAnybody = purchase.getByText(/^Sí, para/);
  await expect(forAnybody).toBeVisible();

  // Where nothing has to stay in place, it is the only verdict.
  await page.goto('/portatiles');
  await hydrated(page);
  const link = page.locator('[data-built] a').last();
  await link.evaluate((element, path) => element.setAttribute('href', path), PATH);
  await link.click();
  await expect(own).toBeVisible();
  await expect(forAnybody).toBeHidden();
});
