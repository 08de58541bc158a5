import config from '../../playwright.config.ts';
import { expect, hydrated, test } from './visit.ts';

// Playwright hides scrollbars with a launch option.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('dragging the scrollbar of a dialog does not close it @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 240 });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(dialog).toBeFocused();
  const { right, top } = await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const box = element.getBoundingClientRect();
    const bar = box.width - element.clientWidth;
    return { right: box.right - bar / 2, top: box.top + 30, bar };
  });
  await page.mouse.move(right, top);
  await page.mouse.down();
  await page.mouse.move(right, top + 60, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollTop), 'the scrollbar was dragged').toBeGreaterThan(0);
});
