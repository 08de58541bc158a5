/** The results while a visitor refines, explores and shares them; see `screens.ts`. */
import type { Page } from '@playwright/test';
import { KEEP_ANSWER } from '#tests/support/page-texts.ts';
import { expect } from './visit.ts';

/** Office and programming, battery first; the winner and the date of another catalogue. */
const SHARED = '1.9.2.15o/apple-macbook-air-13-m4-16-256-2560-macos/2026-01-05';

/** @param page with the results of an answer of its own */
export async function* refinedScreens(page: Page): AsyncGenerator<string> {
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
  const allCriteria = page.getByRole('button', { name: /^Ver los \d+ criterios$/ });
  if (await allCriteria.isVisible()) await allCriteria.click();
  await page.getByRole('button', { name: '¿Tienes otro en mente?' }).click();
  await page.getByRole('combobox', { name: 'El modelo, el anuncio o el que tienes' }).fill('zenbook 14');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  yield 'the judgement of another laptop';
  await page.evaluate(() => {
    for (const name of ['clipboard', 'share']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await bar.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('textbox', { name: 'Copia este enlace' })).toBeVisible();
  yield 'a link to copy';
  await page.goto(`/recommendations#${SHARED}`);
  await expect(page.getByText(/^Cuando se compartió ganaba/)).toBeVisible();
  yield 'the results of a link';
  await page.goto('/recommendations#1.a.');
  await page.reload();
  await expect(page.getByText(/^Este enlace está incompleto/)).toBeVisible();
  yield 'a broken link';
}
