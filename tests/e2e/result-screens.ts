/** The screens of results; see `screens.ts`. */
import type { Page } from '@playwright/test';
import { answersSchema } from '#contract/answers.ts';
import { livingCatalogue } from '#tests/support/living-catalogue.ts';
import { KEEP_ANSWER, MORE_BUTTON, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { ask, ASKED, CHANGEABLE, openResults, openStored } from './questionnaire.ts';
import { expect } from './visit.ts';

export async function* results(page: Page): AsyncGenerator<string> {
  await openResults(page);
  for (const fold of await page.locator('article summary').filter({ visible: true }).all()) await fold.click();
  const closed = page.getByRole('button', { name: /^(Ver \d+ especificac|Y \d+ más)/ });
  while ((await closed.count()) > 0) await closed.first().click();
  await page.getByRole('button', { name: MORE_BUTTON }).click();
  await expect(page.getByRole('heading', { name: MORE_OPTIONS })).toBeVisible();
  const row = page.getByRole('rowheader').getByRole('button').first();
  if (await row.isVisible()) await row.click();
  yield 'the results with everything expanded and more options';
}

/** Office and programming, battery first; the winner and the date of another catalogue. */
const SHARED = '1.9.2.15o/apple-macbook-air-13-m4-16-256-2560-macos/2026-01-05';

export async function* refined(page: Page): AsyncGenerator<string> {
  await openResults(page, CHANGEABLE);
  const bar = page.getByRole('group', { name: 'Tu respuesta' });
  await bar.getByRole('button', { name: 'Cambiar' }).click();
  await expect(page.getByRole('heading', { name: 'Ajusta tu respuesta' })).toBeVisible();
  await page.getByText('Requisitos técnicos').click();
  yield 'the editor of the answer';
  await page.getByRole('button', { name: 'Listo' }).click();
  await page
    .getByRole('group', { name: '¿Y si…?' })
    .getByRole('button', { name: /^Con \d+/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: KEEP_ANSWER })).toBeVisible();
  yield 'a refined answer';
  const allCriteria = page.getByRole('button', { name: 'Todo' });
  if (await allCriteria.isVisible()) await allCriteria.click();
  await page.getByRole('combobox', { name: 'El modelo, el anuncio o el que tienes' }).fill('zenbook 14');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  yield 'the judgement of another laptop';
  await page.goto(`/recommendations#${SHARED}`);
  await expect(page.getByText(/^Cuando se compartió ganaba/)).toBeVisible();
  yield 'the results of a link';
  await page.goto('/recommendations#1.a.');
  await page.reload();
  await expect(page.getByText(/^Este enlace está incompleto/)).toBeVisible();
  yield 'a broken link';
}

/** Of a catalogue with offers and prices of half a year. */
export async function* offers(page: Page): AsyncGenerator<string> {
  const advisor = createSpanishAdvisor(livingCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });
  await openStored(page, advisor.recommend(answersSchema.parse({ ...ASKED, deviceType: 'laptop', requirements: {} })));
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: /^En PcComponentes: .*€ \p{L}/u })).toBeVisible();
  await card.getByRole('button', { name: 'Historial de precio' }).press('Enter');
  await expect(card.getByText(/Más barato que 8 de cada 10 días del último año/)).toBeVisible();
  yield 'offers of today and the history of a price';
}

/** Words of other shops without a place to break. */
export async function* longWords(page: Page): AsyncGenerator<string> {
  const answer = await ask(page, ASKED);
  const word = 'x'.repeat(142);
  const texts = { fit: word, specs: [word], pros: [word], cons: [word] };
  const computers = answer.computers.map((computer: object) => ({ ...computer, ...texts }));
  await openStored(page, { ...answer, computers, reason: word, explanation: word });
  await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
  yield 'results with long words';
}
