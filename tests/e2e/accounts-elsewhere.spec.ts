import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  newPerson,
  type Person,
  pickKnown,
  readDocument,
  seeResults,
  signInByRedirect,
  uidOn,
  withoutInternet,
} from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, 'status of 400 (Bad Request)'] });
test.beforeEach(({ context }) => withoutInternet(context));

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const signedOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });

/** What the browser tells a tab that is looked at again. */
const comeBackTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function signedIn(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/favorites');
  await signInByRedirect(page, person);
  await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  return person;
}

async function onAnotherDevice(browser: Browser, person: Person): Promise<{ device: BrowserContext; page: Page }> {
  const device = await browser.newContext();
  await withoutInternet(device);
  const page = await device.newPage();
  await page.goto('/favorites');
  await signInByRedirect(page, person, pickKnown);
  return { device, page };
}

test.describe('two tabs', () => {
  test('what is saved in one is there when the visitor comes back to the other', async ({ page, context }) => {
    await signedIn(page);
    const other = await context.newPage();
    await seeResults(other);
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
    await heart(other).click();
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
    await expect(async () => {
      await comeBackTo(page);
      await expect(cards(page)).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  });

  test('signing out in one signs out the other, and nothing of the person stays', async ({ page, context }) => {
    await signedIn(page);
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(signedOut(other)).toBeVisible();
    await expect(signedOut(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Necesitas iniciar sesión' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContainEqual(expect.stringMatching(/^firestore\//));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test('two devices: what one removed, the other may remove once more', async ({ page, browser }) => {
  const person = await signedIn(page);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const elsewhere = await onAnotherDevice(browser, person);
  await expect(async () => {
    await comeBackTo(elsewhere.page);
    await expect(cards(elsewhere.page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await heart(elsewhere.page).click();
  await expect(cards(elsewhere.page)).toHaveCount(0);

  await heart(page).click();
  await expect(page.getByText('Ordenador eliminado de favoritos')).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await elsewhere.device.close();
});

test('two devices: an account that one has deleted does not come back when a heart is pressed on the other', async ({
  page,
  browser,
}) => {
  const person = await signedIn(page);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const uid = await uidOn(page);
  const elsewhere = await onAnotherDevice(browser, person);
  await elsewhere.page.goto('/profile');
  await elsewhere.page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const [popup] = await Promise.all([
    elsewhere.page.waitForEvent('popup'),
    elsewhere.page.getByRole('button', { name: 'Eliminar todo' }).click(),
  ]);
  await pickKnown(popup, person);
  await expect(elsewhere.page.getByText('Tu cuenta y tus datos se han eliminado')).toBeVisible();
  await elsewhere.device.close();

  const toasts = await collectToasts(page);
  await heart(page).click();
  await expect(signedOut(page), 'the session ends too').toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await toasts()).toEqual([]);
  expect(await readDocument(page, `users/${uid}`)).toContain('NOT_FOUND');
  expect(await readDocument(page, `deleted_accounts/${uid}`)).toContain('deletedAt');
});

/** @returns what all toasts since then have said. */
async function collectToasts(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const look = () => {
      const text = document.querySelector('.toast')?.textContent;
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return texts;
  });
  return () => seen.evaluate((texts) => texts);
}
