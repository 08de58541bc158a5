import { MORE_BUTTON, MORE_OPTIONS, SEND_MESSAGE } from '#tests/support/page-texts.ts';
import { openAdvert } from './advert.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

/** What came after Chrome 109, Firefox 115 and Safari 16.4, the last for systems that are still in use. */
const NEWER: Readonly<Record<string, string>> = {
  Array: 'fromAsync',
  'Array.prototype': 'toReversed toSorted toSpliced with',
  'Int8Array.__proto__.prototype': 'toReversed toSorted with',
  Map: 'groupBy',
  Object: 'groupBy',
  Promise: 'try withResolvers',
  'Set.prototype': 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
  'String.prototype': 'isWellFormed toWellFormed',
  URL: 'canParse parse',
  'URLSearchParams.prototype': 'size',
  AbortSignal: 'any',
  Document: 'parseHTMLUnsafe',
  'Document.prototype': 'startViewTransition',
  globalThis: 'Iterator scheduler CloseWatcher URLPattern',
};

/** Runs in the page before its own scripts. */
function forget(newer: Readonly<Record<string, string>>): void {
  for (const [path, names] of Object.entries(newer)) {
    let owner: object = globalThis;
    for (const part of path.split('.')) owner = Reflect.get(owner, part);
    for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
  }
}

test('a browser of 2023 gets advice, searches the list, judges an advert, writes and reads pages @phone', async ({
  page,
}) => {
  await page.addInitScript(forget, NEWER);
  await answerQuestionnaire(page);
  expect(await page.evaluate(() => 'toSpliced' in Array.prototype)).toBe(false);
  await submit(page);
  await page.getByRole('button', { name: MORE_BUTTON }).click();
  await expect(page.getByRole('heading', { name: MORE_OPTIONS })).toBeVisible();
  await page.goto('/portatiles?q=asus&ram=16&orden=precio');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Marca, modelo o lo que lleve dentro' }).fill('asus oled');
  await expect(page).toHaveURL(/q=asus\+oled/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('OLED');
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/portatil\//);
  await openAdvert(page);
  // What it is for is asked again for a laptop for games.
  await page.getByRole('checkbox', { name: 'Gaming Casual' }).click();
  await expect(page.getByRole('article', { name: /^(Buena compra|Solo por|Hay algo|Otro encaja)/ })).toBeVisible();
  await page.route('**/api/send-contact', (route) => route.fulfill({ json: {} }));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByRole('button', { name: SEND_MESSAGE }).click();
  await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
  for (const path of ['/', '/blog', '/blog/que-ordenador-comprar-2025', '/comparar', '/login']) {
    await page.goto(path);
    await hydrated(page);
  }
});
