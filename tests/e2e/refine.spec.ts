/** Results that are refined to other answers, as a visitor does. */
import type { Page } from '@playwright/test';
import { BUDGET_FIELD, KEEP_ANSWER } from '#tests/support/page-texts.ts';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { CHANGEABLE, openResults } from './questionnaire.ts';
import { expect, test } from './visit.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Tu respuesta' });
const upTo = (page: Page, euros: number) => bar(page).getByText(new RegExp(`, (hasta|contamos) ${euros}\\s€$`));
const whatIf = (page: Page, words: RegExp) =>
  page.getByRole('group', { name: '¿Y si…?' }).getByRole('button', { name: words });
const LESS = /^Con \d+\s€\smenos, /;

test('a visitor with a keyboard refines, changes, keeps and never loses the focus @desktop', async ({ page }) => {
  await openResults(page, CHANGEABLE);
  const change = bar(page).getByRole('button', { name: 'Cambiar' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ajusta tu respuesta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: BUDGET_FIELD })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider')).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(upTo(page, 800)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(bar(page).getByText(/^Para .*diseño gráfico\b.*, hasta/)).toBeVisible();
  await page.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(change).toBeFocused();

  // The slider's amounts are one step.
  await page.goBack();
  await expect(upTo(page, 800)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/recommendations$/);
  await page.goForward();
  await page.getByRole('button', { name: KEEP_ANSWER }).press('Enter');
  await expect(page).toHaveURL(/\/recommendations$/);
  await expect(change).toBeFocused();
  await expect(upTo(page, 800)).toBeVisible();
  await page.reload();
  await expect(upTo(page, 800)).toBeVisible();
});

test('nothing moves but what is refined, whose tabs are in sight, and what became of the best option is said @phone', async ({
  page,
}) => {
  await watchShifts(page);
  await openResults(page, CHANGEABLE);
  // A busy machine takes longer than browsers excuse: what the press itself moves is measured by its places.
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  const tabs = page.getByRole('tablist', { name: 'Opciones recomendadas' });
  const pressed = whatIf(page, LESS);
  await pressed.scrollIntoViewIfNeeded();
  const placeOf = async () => (await tabs.boundingBox())?.y ?? 0;
  await pressed.click();
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article').filter({ visible: true }).getByRole('heading')).toBeInViewport();
  // The window has scrolled to the cards.
  const scrolled = async () => {
    const from = await placeOf();
    // A smooth scroll hardly moves in its first and last frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    return (await placeOf()) - from;
  };
  await expect.poll(scrolled).toBe(0);
  const before = await placeOf();
  await expect(upTo(page, 1000)).toBeAttached();
  const moved = page.getByText(/^(La mejor opción sigue siendo|Ahora gana) \S/);
  await expect(moved).toBeVisible();
  expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(1);
  const [said, strip] = [await moved.boundingBox(), await tabs.boundingBox()];
  expect(said?.y).toBeGreaterThan((strip?.y ?? Infinity) + (strip?.height ?? 0));
  const atOnce = await layoutShift(page);
  // Until the words are gone.
  await expect(moved).toHaveCount(0);
  expect((await layoutShift(page)) - atOnce).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
});
