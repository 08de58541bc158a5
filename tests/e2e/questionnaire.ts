/** The steps of a visitor who wants advice. */
import type { Page } from '@playwright/test';
import { MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { expect, hydrated } from './visit.ts';

/** From the landing page to a filled-in form. */
export async function answerQuestionnaire(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /portátil|empezar|asesor/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/form$/);
  await hydrated(page);
  await page.getByRole('checkbox', { name: /Trabajo\/Estudio/ }).check();
  await page.getByRole('checkbox', { name: /Programación/ }).check();
  await page.getByText('Batería', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /Batería/ })).toBeChecked();
}

/** The same, with answers for which 100 € less is offered at 1500 € and again at 1400 €. */
export async function answerChangeably(page: Page): Promise<void> {
  await answerQuestionnaire(page);
  for (const name of [/Diseño Gráfico/, /^Gráfica/]) await page.getByRole('checkbox', { name }).check();
  for (const name of [/Trabajo\/Estudio/, /Programación/, /Batería/])
    await page.getByRole('checkbox', { name }).uncheck();
  // A budget that was never chosen is named in more words.
  for (let step = 0; step < 4; step += 1) await page.getByRole('slider').press('ArrowLeft');
}

/** Submits the form and waits for the results. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page).toHaveURL(/\/recommendations$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tus recomendaciones personalizadas');
}

/** The rows of «Más opciones para ti» on a desktop. */
export const moreRows = (page: Page) => page.getByRole('region', { name: MORE_OPTIONS }).getByRole('rowheader');

/** Opens the results of `answers` without the form. */
export async function openResults(page: Page, answers: object): Promise<void> {
  const response = await page.request.post('/api/recommendations', { data: answers });
  const stored = JSON.stringify({ ...(await response.json()), timestamp: Date.now() });
  await page.addInitScript((text) => localStorage.setItem('recommendations', text), stored);
  await page.goto('/recommendations');
  await hydrated(page);
}
