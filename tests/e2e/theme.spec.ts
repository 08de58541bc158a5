import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit.ts';

const PAPER = '#fbf8f3';
const INK = '#14171f';

const choose = (page: Page, theme: string) => page.getByRole('contentinfo').getByLabel(theme).check();

/** The color of the browser's own bars: the first whose media query matches. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('the color of the browser’s bars follows the chosen theme, on the next page too, and then the system @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  expect(await barColor(page)).toBe(PAPER);
  await expect(page.getByRole('contentinfo').getByLabel('Como el sistema')).toBeChecked();
  await choose(page, 'Oscuro');
  await expect.poll(() => barColor(page)).toBe(INK);
  await page.goto('/blog');
  expect(await barColor(page)).toBe(INK);

  await page.emulateMedia({ colorScheme: 'dark' });
  await hydrated(page);
  await choose(page, 'Claro');
  await expect.poll(() => barColor(page)).toBe(PAPER);
  await page.goto('/contact');
  expect(await barColor(page)).toBe(PAPER);

  await hydrated(page);
  await choose(page, 'Como el sistema');
  await expect.poll(() => barColor(page)).toBe(INK);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => barColor(page)).toBe(PAPER);
});
