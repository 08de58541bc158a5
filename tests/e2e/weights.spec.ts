/** «Ajustar lo que cuenta» as a visitor uses it. */
import type { Page } from '@playwright/test';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const bestName = (page: Page) =>
  page.getByRole('list', { name: 'Orden con estos pesos' }).getByRole('listitem').first();
const whose = (page: Page) => page.getByText(/^Pesos (tuyos|nuestros)\.$/);

async function openWeights(page: Page): Promise<void> {
  await answerQuestionnaire(page);
  await submit(page);
  await page.getByRole('button', { name: 'Ajustar lo que cuenta' }).click();
  await expect(slider(page, 'Autonomía')).toBeVisible();
}

test('the weights are changed with the keyboard, reorder at once, and are put back', async ({ page }) => {
  await openWeights(page);
  await expect(whose(page)).toHaveText('Pesos nuestros.');
  const before = await bestName(page).textContent();
  const percent = await slider(page, 'Autonomía').getAttribute('aria-valuetext');
  const entries = await page.evaluate(() => history.length);

  await slider(page, 'Rapidez').focus();
  await page.keyboard.press('End');
  await slider(page, 'Autonomía').focus();
  await page.keyboard.press('Home');
  await expect(slider(page, 'Autonomía')).toHaveAttribute('aria-valuetext', '0 %');
  await expect(whose(page)).toHaveText('Pesos tuyos.');
  await expect(page).toHaveURL(/#1\.[0-9a-z.]+$/);
  await expect(bestName(page)).not.toHaveText(before ?? '');
  await expect(page.getByText(/^Con tus pesos cuentan sobre todo el procesador/)).toBeAttached();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);

  await page.getByRole('button', { name: 'Volver a los nuestros' }).click();
  await expect(whose(page)).toHaveText('Pesos nuestros.');
  await expect(bestName(page)).toHaveText(before ?? '');
  await expect(slider(page, 'Autonomía')).toHaveAttribute('aria-valuetext', percent ?? '');
});

test('own weights travel in the link and are left with Back', async ({ page, context }) => {
  await openWeights(page);
  const before = await bestName(page).textContent();
  await slider(page, 'Disco').fill('100');
  await expect(page).toHaveURL(/#1\./);
  await expect(bestName(page)).not.toHaveText(before ?? '');
  const best = await bestName(page).textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Ajustar lo que cuenta' }).click();
  await expect(slider(other, 'Disco')).toHaveValue('100');
  await expect(bestName(other)).toHaveText(best ?? '');
  await expect(whose(other)).toHaveText('Pesos tuyos.');
  await other.close();

  await page.goBack();
  await expect(whose(page)).toHaveText('Pesos nuestros.');
  await expect(bestName(page)).toHaveText(before ?? '');
});

test('the sliders have no accessibility violation in either theme and fit a narrow phone @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWeights(page);
  await slider(page, 'Disco').fill('60');
  await expect(whose(page)).toHaveText('Pesos tuyos.');
  await expectNoViolations(page, 'own weights');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, 'own weights');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
