/** The form says how many laptops meet the answers, with the worker of the built site. */
import type { Page } from '@playwright/test';
import { layoutShift, watchShifts } from './layout-shift.ts';
import { expect, hydrated, test } from './visit.ts';

const line = (page: Page) => page.getByText(/(portátil|portátiles|Ninguno) cumplen? esto|de \d+ pueden? con/).first();
const slider = (page: Page) => page.getByRole('slider', { name: 'Presupuesto máximo' });
const submitTop = (page: Page) =>
  page
    .getByRole('main')
    .locator('button[type=submit]')
    .evaluate((button) => button.getBoundingClientRect().top);

async function openForm(page: Page): Promise<void> {
  await watchShifts(page);
  await page.goto('/form');
  await hydrated(page);
}

test('counts come after the first answer, move nothing, and follow the keyboard @phone', async ({ page }) => {
  // Later than browsers excuse movement as the user's.
  await page.route('**/assets/catalogue-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await openForm(page);
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Gaming Intensivo/ }).check();
  const before = await submitTop(page);
  await expect(line(page)).toBeVisible();
  expect(await submitTop(page)).toBe(before);
  const first = await line(page).textContent();
  await slider(page).press('ArrowLeft');
  await expect(line(page)).not.toHaveText(first ?? '');
  expect(await layoutShift(page)).toBe(0);

  await page.getByText('Requisitos técnicos').click();
  const memory = page.getByRole('combobox', { name: 'Memoria RAM' });
  await expect(memory.locator('option[value="16GB"]')).toHaveText(/^16GB \(\d+\)$/);
  await memory.selectOption('16GB');
  const [, left] = /\((\d+)\)/.exec((await memory.locator('option[value="16GB"]').textContent()) ?? '') ?? [];
  await expect(line(page)).toContainText(new RegExp(`^(\\d+ de )?${left} (portátiles cumplen|pueden con)`));
});
