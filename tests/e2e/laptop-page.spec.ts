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

test('leads by keyboard to its figures, what beats it, and to another laptop @desktop', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const fold = (name: string) => page.locator('summary', { hasText: name });
  await fold('Qué le gana en cada uso').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Le falta/).first()).toBeVisible();
  await fold('datos y su fuente').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: /^medido Notebookcheck/ })).toBeVisible();

  const other = page.getByRole('region', { name: 'Mira también' }).getByRole('link').first();
  const name = await other.innerText();
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
});

test('a laptop that left the catalogue says so and leads to similar ones @desktop', async ({ page }) => {
  await page.goto('/portatil/acer-aspire-3-a315-59-i5-1235u-16-512-1920');
  await expect(page.getByText('Ya no está en nuestro catálogo.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hydrated(page);
  const [kin] = await page
    .getByRole('region', { name: /se le parece/ })
    .getByRole('link')
    .all();
  await kin?.click();
  await expect(page.getByRole('heading', { name: '¿Para qué y con cuánto?' })).toBeVisible();
});
