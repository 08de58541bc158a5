/** The steps of a visitor who wants advice. */
import type { Page } from '@playwright/test';
import { expect, hydrated } from './visit.ts';

/** What `answerQuestionnaire` answers. */
export const ASKED = { purposes: ['office', 'programming'], priorities: ['battery'], budget: 1500 };

/** For these 100 € less is offered, and then 100 € less again. */
export const CHANGEABLE = { purposes: ['design'], priorities: ['graphics'], budget: 1100 };

export async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Encontrar mi portátil' }).first().click();
  await expect(page).toHaveURL(/\/form$/);
}

/** On the page of the form. */
export async function chooseAnswers(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('checkbox', { name: /Trabajo\/Estudio/ }).check();
  await page.getByRole('checkbox', { name: /Programación/ }).check();
  await page.getByText('Batería', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /Batería/ })).toBeChecked();
}

export async function answerQuestionnaire(page: Page): Promise<void> {
  await page.goto('/form');
  await chooseAnswers(page);
}

/** Submits the form and waits for the results. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page).toHaveURL(/\/recommendations$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tus recomendaciones personalizadas');
}

/** The API's answer. */
export async function ask(page: Page, answers: object) {
  const response = await page.request.post('/api/recommendations', { data: answers });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Opens the results of `answers` without the form. */
export const openResults = async (page: Page, answers: object = ASKED): Promise<void> =>
  openStored(page, await ask(page, answers));

/** Opens the results as if `answer` had come just before. */
export async function openStored(page: Page, answer: object): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('recommendations') === null) localStorage.setItem('recommendations', stored);
    },
    JSON.stringify({ ...answer, timestamp: Date.now() }),
  );
  await page.goto('/recommendations');
  await hydrated(page);
}
