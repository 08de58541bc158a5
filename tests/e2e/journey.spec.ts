import type { Locator, Page } from '@playwright/test';
import { MORE_BUTTON, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { chooseAnswers, openForm, openResults, submit } from './questionnaire.ts';
import { expectNoBarrier } from './violations.ts';
import { expect, hydrated, test } from './visit.ts';

const SWIPE_START = { x: 300, y: 500 };

/** A real touch, as the browser would send it, in small steps. */
async function swipe(page: Page, dx: number, dy: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const steps = 8;
  const point = (step: number) => ({
    x: SWIPE_START.x + (dx * step) / steps,
    y: SWIPE_START.y + (dy * step) / steps,
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] });
  for (let step = 1; step <= steps; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step)] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const activeTab = (strip: Locator) => strip.getByRole('tab', { selected: true });

test('a visitor who wants advice gets it on a phone, from the landing page to more options, with swipes @phone', async ({
  page,
}) => {
  await watchShifts(page);
  await openForm(page);
  await chooseAnswers(page);
  await submit(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);

  const strip = page.getByRole('tablist').first();
  await expect(strip.getByRole('tab')).toHaveText([/^Mejor opción/, /^Opción 2/, /^Opción 3/]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await swipe(page, -100, -58);
  await expect(activeTab(strip), 'that is scrolling').toHaveText(/^Mejor opción/);
  await swipe(page, -100, -57);
  await expect(activeTab(strip)).toHaveText(/^Opción 2/);
  await swipe(page, 81, 0);
  await expect(activeTab(strip)).toHaveText(/^Mejor opción/);
  await activeTab(strip).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();

  await page.getByRole('button', { name: MORE_BUTTON }).click();
  const more = page.getByRole('region', { name: MORE_OPTIONS });
  await expect(more.getByRole('tab')).toHaveText([4, 5, 6, 7, 8, 9].map((n) => new RegExp(`^Opción ${n}`)));
  await expect(page.getByRole('button', { name: /Mostrar más opciones/ })).toHaveCount(0);
});

test.describe('when code cannot be loaded @desktop', () => {
  test.use({
    expectedProblems: ['Failed to load resource', 'Failed to fetch dynamically imported module', 'ERR_FAILED'],
  });

  test('the crash page offers a way out, and requests are not repeated endlessly', async ({ page }) => {
    let requests = 0;
    await page.goto('/');
    await hydrated(page);
    await page.route('**/assets/**', (route) => {
      requests += 1;
      return route.abort();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Algo ha ido mal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expectNoBarrier(page, 'the crash page', false);
    await page.waitForTimeout(1500);
    expect(requests).toBeLessThan(20);
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  });

  test('another laptop is judged once it is asked for again', async ({ page }) => {
    await openResults(page, { purposes: ['office'], budget: 700 });
    await page.route(/judge-card/, (route) => route.abort());
    const ask = async () => {
      await page.getByRole('combobox', { name: 'El modelo, el anuncio o el que tienes' }).fill('zenbook 14');
      await page.getByRole('option').first().click();
    };
    await ask();
    await expect(page.getByText('No se ha podido cargar. Inténtalo otra vez.')).toBeVisible();
    await page.unroute(/judge-card/);
    await ask();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  });
});
