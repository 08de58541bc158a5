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

/** The cards of uses that neither the window's edge nor the bar with the button covers. */
async function usesInSight(page: Page): Promise<number> {
  const bar = await boxOf(page.getByRole('region', { name: 'Tu búsqueda' }));
  const cards = page.getByRole('group', { name: /^2 / }).locator('label');
  const bottoms = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  return bottoms.filter((bottom) => bottom <= bar.top).length;
}

test.use({ reducedMotion: 'reduce' });

test.describe('in a phone’s window of 360 × 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('two uses are in sight, and nothing scolds @phone', async ({ page }) => {
    await page.goto('/form');
    await hydrated(page);
    expect(await usesInSight(page)).toBeGreaterThanOrEqual(2);
    await expect(page.getByText(/^Completa los campos/)).toHaveCount(0);
    const device = page.getByRole('combobox', { name: 'Tipo de dispositivo' });
    const title = await boxOf(page.getByRole('heading', { name: '¿Qué buscas?' }));
    const select = await boxOf(device);
    expect(title.top, 'the device is one line').toBeGreaterThanOrEqual(select.top);
    expect(title.bottom).toBeLessThanOrEqual(select.bottom);
  });
});

/** Of a small screen the bar with the button takes at most this share. */
const MOST_OF_SCREEN = 0.15;

for (const { width, height, enlarged } of [
  { width: 390, height: 664, enlarged: { 100: true, 112: true, 200: false } },
  { width: 320, height: 568, enlarged: { 100: true } },
]) {
  test.describe(`in a small window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the bar of the form takes little of the screen, whatever it says and however large its letters are @phone', async ({
      page,
    }) => {
      await page.goto('/form');
      await hydrated(page);
      const bar = page.getByRole('region', { name: 'Tu búsqueda' });
      const amount = page.getByRole('textbox', { name: BUDGET_FIELD });
      const share = async (): Promise<number> => {
        const tops = await bar.locator('visible=true').evaluateAll((all) => {
          const boxes = all
            .flatMap((part) => [part, ...part.querySelectorAll('*')])
            .map((part) => part.getBoundingClientRect());
          return boxes.filter((box) => box.width > 2 && box.height > 2).map((box) => box.top);
        });
        return 1 - Math.min(...tops) / height;
      };
      expect(await share()).toBeLessThanOrEqual(MOST_OF_SCREEN);
      await page.getByRole('checkbox', { name: 'Silencio' }).check();
      expect(await share()).toBeLessThanOrEqual(MOST_OF_SCREEN);
      await page.getByRole('checkbox', { name: 'Gaming Intensivo' }).check();
      expect(await share()).toBeLessThanOrEqual(MOST_OF_SCREEN);
      const sticky: Record<string, boolean> = {};
      for (const percent of [100, 112, 125, 150, 200]) {
        await enlargeText(page, percent);
        const sticks = (await boxOf(bar)).bottom <= height + 1;
        if (sticks) expect(await share(), `${percent} %`).toBeLessThanOrEqual(MOST_OF_SCREEN);
        sticky[percent] = sticks;
      }
      expect(sticky).toMatchObject(enlarged);
      await enlargeText(page, 100);
      for (const typed of ['3999,99', '99']) {
        await amount.fill(typed);
        await amount.blur();
        expect(await share(), typed).toBeLessThanOrEqual(MOST_OF_SCREEN);
      }
      await expect(bar.getByText('el importe no vale')).toBeVisible();
    });
  });
}

for (const [kind, width, most] of [
  ['phone', 390, 3600],
  ['desktop', 1280, 2600],
] as const) {
  test(`the landing page is at most ${most} px high at ${width} px @${kind}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

test.describe('in a laptop’s window of 1366 × 641', () => {
  test.use({ viewport: { width: 1366, height: 641 } });

  test('promise and button are in the upper 460 px, and the example says why and what not @desktop', async ({
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
  });
});
