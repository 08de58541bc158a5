/** «Ajustar lo que cuenta» as a visitor uses it. */
import type { Page } from '@playwright/test';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, test } from './visit.ts';

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const bestName = (page: Page) =>
  page.getByRole('list', { name: 'Orden con estos pesos' }).getByRole('listitem').first();
const whose = (page: Page) => page.getByText(/^Pesos (tuyos|nuestros)\.$/);

async function openWeights(page: Page): Promise<void> {
  await answerQuestionnaire(page);
  await submit(page);
  await unfoldWeights(page);
}

async function unfoldWeights(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajustar lo que cuenta' }).click();
  await expect(slider(page, 'Autonomía')).toBeVisible();
  await page.getByText(/^Los otros \d+$/).click();
}

test('own weights travel in the link and are left with Back @desktop', async ({ page, context }) => {
  await openWeights(page);
  const before = await bestName(page).textContent();
  await slider(page, 'Disco').fill('100');
  await expect(page).toHaveURL(/#1\./);
  await expect(bestName(page)).not.toHaveText(before ?? '');
  const best = await bestName(page).textContent();

  const other = await context.newPage();
  await other.goto(page.url());
  await unfoldWeights(other);
  await expect(slider(other, 'Disco')).toHaveValue('100');
  await expect(bestName(other)).toHaveText(best ?? '');
  await expect(whose(other)).toHaveText('Pesos tuyos.');
  await other.close();

  await page.goBack();
  await expect(whose(page)).toHaveText('Pesos nuestros.');
  await expect(bestName(page)).toHaveText(before ?? '');
});
