/** A translator of the browser changes the page under React: no page may crash, and no text may stay as it was. */
import type { Browser, Page } from '@playwright/test';
import { BUDGET_FIELD, SEND_MESSAGE } from '#tests/support/page-texts.ts';
import { SCREEN_PROBLEMS, type Screens, turned } from './screens.ts';
import { translate } from './translator.ts';
import { expect, hydrated, test } from './visit.ts';

test.use({ expectedProblems: SCREEN_PROBLEMS, reducedMotion: 'reduce' });

/**
 * The words in view. Fonts within a line's elements change its spaces. A page is announced to screen readers only where
 * its title comes late.
 */
const texts = (page: Page) =>
  page.evaluate(() => {
    const announced = document.querySelector<HTMLElement>('p[aria-live]')?.innerText ?? '';
    return document.body.innerText.replace(announced, '').replaceAll(/\s/g, '');
  });

/** Walks the screens in a translated page and beside it in another one. */
async function expectSameWords(page: Page, browser: Browser, screens: Screens): Promise<void> {
  const original = await browser.newPage();
  const states = screens(original);
  for await (const state of screens(page)) {
    await states.next();
    await expect(page.locator('font').first(), state).toBeAttached();
    await expect(async () => expect(await texts(page), state).toBe(await texts(original))).toPass({ timeout: 10_000 });
  }
}

test('results, translated, say what they say in Spanish while they are changed @phone', async ({ page, browser }) => {
  await translate(page);
  await expectSameWords(page, browser, turned);
});

test('answers and filters change the words of a translated page @desktop', async ({ page, browser }) => {
  await translate(page);
  await expectSameWords(page, browser, changes);
});

async function* changes(page: Page): AsyncGenerator<string> {
  await page.goto('/form');
  await hydrated(page);
  const amount = page.getByRole('textbox', { name: BUDGET_FIELD });
  await amount.fill('4000');
  await expect(page.getByText(/^Llega para todos los usos/)).toBeVisible();
  yield 'enough for all uses';
  await page.getByRole('checkbox', { name: 'Programación' }).check();
  for (const typed of ['abc', '45', '700']) {
    await amount.fill(typed);
    await amount.blur();
    yield `an amount of ${typed}`;
  }
  await page.getByRole('button', { name: 'Borrar selección' }).click();
  await expect(page.getByRole('checkbox', { name: 'Programación' })).not.toBeChecked();
  yield 'an emptied form';
  await page.goto('/portatiles?q=asus');
  await hydrated(page);
  const search = page.getByRole('searchbox', { name: 'Marca, modelo o lo que lleve dentro' });
  await search.fill('zzzz');
  await expect(page.getByText('Ningún portátil cumple todo eso')).toBeVisible();
  yield 'an empty list';
  await search.fill('asus oled');
  await page.getByText('¿Es para ti?').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield 'the judgement of a listed laptop';
  await page.route('**/api/send-contact', (route) => route.fulfill({ json: {} }));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('Nombre').fill(' ');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByRole('button', { name: SEND_MESSAGE }).click();
  yield 'a blank name';
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByRole('button', { name: SEND_MESSAGE }).click();
  await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
  yield 'a sent message';
}
