/** What a visitor sees of the landing page and of the form before scrolling. */
import type { Locator, Page } from '@playwright/test';
import { sourceOf } from '#build/pages/source.ts';
import { showcase } from '#build/showcase.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { BUDGET_FIELD } from '#tests/support/page-texts.ts';
import { enlargeText } from './fits.ts';
import { expect, hydrated, test } from './visit.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { top: box.y, bottom: box.y + box.height };
};

test.use({ reducedMotion: 'reduce' });

/** Of a small screen the bar with the button takes at most this share. */
const MOST_OF_SCREEN = 0.15;
/** Phones with what browsers leave of their screens, and whether the bar sticks at these sizes of letters. */
const SMALL = [
  { width: 360, height: 640, sticks: { 100: true } },
  { width: 390, height: 664, sticks: { 100: true, 112: true, 200: false } },
  { width: 320, height: 568, sticks: { 100: true } },
];

test('on a small phone two uses are in sight and the form’s bar takes little, whatever it says and how large @phone', async ({
  page,
}) => {
  await page.goto('/form');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Tu búsqueda' });
  const shareOfBar = async (): Promise<number> => {
    const tops = await bar.locator('visible=true').evaluateAll((all) => {
      const boxes = all
        .flatMap((part) => [part, ...part.querySelectorAll('*')])
        .map((part) => part.getBoundingClientRect());
      return boxes.filter((box) => box.width > 2 && box.height > 2).map((box) => box.top);
    });
    const { height = 0 } = page.viewportSize() ?? {};
    return 1 - Math.min(...tops) / height;
  };
  // The bar follows a new size of the window or of the letters a moment later.
  const expectSmallBar = (state: string) => expect.poll(shareOfBar, state).toBeLessThanOrEqual(MOST_OF_SCREEN);
  // Whoever has scrolled to the footer has passed the bar.
  const resize = async (size: { width: number; height: number }): Promise<void> => {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
  };
  const expectSmallBars = async (state: string): Promise<void> => {
    for (const { width, height } of SMALL) {
      await resize({ width, height });
      await expectSmallBar(`${state}, in ${width} × ${height}`);
    }
  };

  await expectSmallBars('nothing is chosen');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByText(/^Completa los campos/)).toHaveCount(0);
  const uses = page.getByRole('group', { name: /^2 / }).locator('label');
  const bottoms = await uses.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  const edge = (await boxOf(bar)).top;
  expect(bottoms.filter((bottom) => bottom <= edge).length, 'uses in sight').toBeGreaterThanOrEqual(2);
  const title = await boxOf(page.getByRole('heading', { name: '¿Qué buscas?' }));
  const select = await boxOf(page.getByRole('combobox', { name: 'Tipo de dispositivo' }));
  expect(title.top, 'the device is one line').toBeGreaterThanOrEqual(select.top);
  expect(title.bottom).toBeLessThanOrEqual(select.bottom);

  for (const chosen of ['Silencio', 'Gaming Intensivo']) {
    await page.getByRole('checkbox', { name: chosen }).check();
    await expectSmallBars(chosen);
  }
  for (const { width, height, sticks } of SMALL) {
    await resize({ width, height });
    const sticky: Record<string, boolean> = {};
    for (const percent of [100, 112, 125, 150, 200]) {
      await enlargeText(page, percent);
      sticky[percent] = (await boxOf(bar)).bottom <= height + 1;
      if (sticky[percent]) await expectSmallBar(`${percent} %`);
    }
    expect(sticky).toMatchObject(sticks);
    await enlargeText(page, 100);
  }
  const amount = page.getByRole('textbox', { name: BUDGET_FIELD });
  for (const typed of ['3999,99', '99']) {
    await amount.fill(typed);
    await amount.blur();
    await expectSmallBars(typed);
  }
  await expect(bar.getByText('el importe no vale')).toBeVisible();
});

/** In pixels. */
const LANDING_HEIGHT_MAX = { phone: 3600, desktop: 2600 };
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the landing page is short on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await hydrated(page);
  expect(await heightOf(page)).toBeLessThanOrEqual(LANDING_HEIGHT_MAX.phone);
});

test.describe('in a laptop’s window of 1366 × 641', () => {
  test.use({ viewport: { width: 1366, height: 641 } });

  test('promise and button are in the upper 460 px, the example says why and what not, and the page is short @desktop', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const button = page.getByRole('main').getByRole('link', { name: 'Encontrar mi portátil' });
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).top).toBeGreaterThan(0);
    expect((await boxOf(button)).bottom).toBeLessThanOrEqual(460);
    const example = page.locator('figure');
    await expect(example.getByText(unbroken(showcase(sourceOf(process.env)).verdict))).toBeInViewport();
    await expect(example.getByText('Pero:')).toBeInViewport();
    await hydrated(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await heightOf(page)).toBeLessThanOrEqual(LANDING_HEIGHT_MAX.desktop);
  });
});
