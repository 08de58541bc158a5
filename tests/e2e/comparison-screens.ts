/** The screens of the comparison; see `screens.ts`. */
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

const COMPARED = [
  'asus-zenbook-s-14-oled-ux5406sa-qj501w',
  'apple-macbook-air-13-m4-16-256-2560-macos',
  'lenovo-legion-slim-5-16ahp9-ryzen-7-8845hs-rtx-4060-16-512-2560-windows',
  'acer-aspire-lite-14-al14-52m-i5-1334u-16-512-1920-windows',
];
/** Office and programming, battery first, 1400 €, 16 GB of memory. */
export const ANSWERS = '1.9.2.12w.03';
export const COMPARISON = `/comparar?ids=${COMPARED.join(',')}`;

export async function* comparison(page: Page): AsyncGenerator<string> {
  await page.goto(`${COMPARISON},no-existe`);
  await expect(page.getByRole('columnheader')).toHaveCount(COMPARED.length);
  yield 'the comparison';
  await page.getByRole('checkbox', { name: 'Solo las diferencias' }).check();
  yield 'the comparison of what differs';
  await page.goto(`${COMPARISON}#${ANSWERS}`);
  await expect(page.getByRole('rowheader', { name: 'Para ti' })).toBeVisible();
  yield 'the comparison by what was asked for';
}

export async function* incomplete(page: Page): AsyncGenerator<string> {
  await page.goto(`/comparar?ids=${COMPARED[0]}`);
  const field = page.getByRole('combobox', { name: 'Añadir un modelo que has visto' });
  await field.fill('zenbok oled');
  await expect(page.getByRole('option').first()).toBeVisible();
  yield 'models found by name';
  await field.fill('nokia');
  await expect(page.getByText('Ningún modelo se llama así.')).toBeVisible();
  yield 'no model of that name';
}
