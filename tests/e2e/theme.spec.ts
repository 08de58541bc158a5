import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit.ts';

const PAPER = '#fbf8f3';
const INK = '#14171f';

const choose = (page: Page, theme: string) => page.getByRole('contentinfo').getByLabel(theme).check();

/** What the browser gives its own bars: the first colour whose condition holds. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('the browser’s own bars follow the choice of light or dark, also of the next page, and then the system again @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  expect(await barColour(page)).toBe(PAPER);
  await choose(page, 'Oscuro');
  await expect.poll(() => barColour(page)).toBe(INK);
  await page.goto('/blog');
  expect(await barColour(page)).toBe(INK);

  await page.emulateMedia({ colorScheme: 'dark' });
  await hydrated(page);
  await choose(page, 'Claro');
  await expect.poll(() => barColour(page)).toBe(PAPER);
  await page.goto('/contact');
  expect(await barColour(page)).toBe(PAPER);

  await hydrated(page);
  await choose(page, 'Como el sistema');
  await expect.poll(() => barColour(page)).toBe(INK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => barColour(page)).toBe(PAPER);
});
