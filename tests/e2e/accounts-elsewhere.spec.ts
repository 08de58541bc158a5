import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  hearts,
  openPopup,
  pickKnown,
  seeResults,
  signInButton,
  signInElsewhere,
  signInNewPerson,
  withoutInternet,
} from './accounts.ts';
import { countFavorites, readDocument, uidOn } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, 'status of 400 (Bad Request)'] });
test.beforeEach(({ context }) => withoutInternet(context));

const heart = (page: Page) => hearts(page).first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('two devices: a favorite saved or removed on one is so on the other, where it can be removed again', async ({
  page,
  browser,
}) => {
  const person = await signInNewPerson(page);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const elsewhere = await signInElsewhere(browser, person);
  await expect(cards(elsewhere)).toHaveCount(1);
  await heart(elsewhere).click();
  await expect(cards(elsewhere)).toHaveCount(0);
  await expect.poll(() => countFavorites(elsewhere)).toBe(0);

  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');

  await heart(page).click();
  await expect(cards(elsewhere)).toHaveCount(1);
  await heart(page).click();
  await expect(cards(elsewhere)).toHaveCount(0);
  await elsewhere.context().close();
});

test('two devices: a heart pressed on one does not restore an account deleted on the other', async ({
  page,
  browser,
}) => {
  const person = await signInNewPerson(page);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  const uid = await uidOn(page);
  const elsewhere = await signInElsewhere(browser, person);
  await elsewhere.goto('/profile');
  await elsewhere.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await pickKnown(await openPopup(elsewhere, 'Eliminar todo'), person);
  await expect(elsewhere.getByText('Tu cuenta y tus datos se han eliminado')).toBeVisible();
  await elsewhere.context().close();

  const toasts = await collectToasts(page);
  await heart(page).click();
  await expect(signInButton(page), 'the session ends too').toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await toasts()).toEqual([]);
  expect(await readDocument(page, `users/${uid}`)).toContain('NOT_FOUND');
  expect(await readDocument(page, `deleted_accounts/${uid}`)).toContain('deletedAt');
});

/** @returns a function that gives the text of all toasts since then */
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
