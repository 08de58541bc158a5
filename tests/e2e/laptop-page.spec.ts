import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { expect, hydrated, test } from './visit.ts';

const PATH = '/portatil/apple-macbook-air-13-m4-16-256-2560-macos';

test('a laptop has verdict, price and shop in the first window, and the title that it was served with @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PATH);
  const before = await page.locator('h1').innerText();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  const purchase = page.getByRole('region', { name: '¿Es buena compra?' });
  const price = page.locator('main p', { hasText: /^(≈\s)?\d+\s€$/ }).first();
  const shop = page.getByRole('link', { name: /^Ver en PcComponentes/ });
  for (const part of [purchase, price, shop, purchase.getByRole('button')])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('a laptop has the visitor’s own verdict, if their answers are known, and moves nothing @phone', async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  const given = { deviceType: 'laptop', purposes: ['office'], priorities: [], budget: 1500, requirements: {} };
  await page.evaluate((answers) => localStorage.setItem('userPreferences', JSON.stringify(answers)), {
    ...given,
    timestamp: 0,
  });
  await watchShifts(page);
  await page.reload();
  const own = page.getByRole('region', { name: '¿Es buena compra para ti?' });
  await expect(own).toContainText('Trabajo/Estudio, hasta 1500');
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
});
