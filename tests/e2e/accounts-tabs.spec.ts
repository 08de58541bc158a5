/** Two tabs of one browser share who is signed in and the database's copy on the device. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  countFavorites,
  countSavedSets,
  EMULATOR_PROBLEMS,
  newPerson,
  type Person,
  pickKnown,
  pickNew,
  removeSavedSets,
  seeResults,
  signInByRedirect,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS] });
test.beforeEach(({ context }) => withoutInternet(context));

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first();
const saved = (page: Page) => page.getByText('Ordenador guardado en favoritos');
const menuOf = (page: Page, { name }: Person) => page.getByRole('button', { name: `Menú de ${name}` });

/** A tab with results and one with the profile, in both of which the same person is signed in. */
async function openTwoTabs(page: Page, context: BrowserContext) {
  const person = newPerson();
  await page.goto('/favorites');
  await signInByRedirect(page, person);
  await seeResults(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => countSavedSets(page)).toBe(1);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(menuOf(other, person)).toBeVisible();
  return { person, other };
}

const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();

async function expectToBeKept(page: Page): Promise<void> {
  await heart(page).click();
  await expect(saved(page)).toBeVisible();
  // One tab sends for all of them; when it has closed its client, the others take some seconds to choose the next.
  await expect.poll(() => countFavorites(page), { timeout: 30_000 }).toBe(1);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}

test('whoever was signed out in another tab and signs in again keeps favourites and results', async ({
  page,
  context,
}) => {
  const { person, other } = await openTwoTabs(page, context);
  await removeSavedSets(page);
  await signOut(other);
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continuar con Google' }).click(),
  ]);
  await pickKnown(popup, person);
  await expect(menuOf(page, person)).toBeVisible();
  // Coming back to the results is another visit to them, for which they are kept; without loading the page anew.
  await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click();
  await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await expectToBeKept(page);
});

test('whoever takes over in another tab finds there what they keep in this one', async ({ page, context }) => {
  const { other } = await openTwoTabs(page, context);
  await signOut(other);
  const next = newPerson();
  await other.goto('/favorites');
  await signInByRedirect(other, next, pickNew);
  await expect(menuOf(page, next)).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expectToBeKept(page);
  await other.reload();
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a tab that never hears of a sign-out keeps what is saved in it', async ({ page, context }) => {
  // The tab asks every 800 ms who is signed in; in the background browsers let it ask once a minute.
  await page.addInitScript(() => {
    const real = globalThis.setInterval.bind(globalThis);
    const without800 = (...[handler, ms, ...rest]: Parameters<typeof real>) =>
      ms === 800 ? 0 : real(handler, ms, ...rest);
    Object.assign(globalThis, { setInterval: without800 });
  });
  const { person, other } = await openTwoTabs(page, context);
  await signOut(other);
  await other.goto('/favorites');
  await signInByRedirect(other, person, pickKnown);
  await expect(menuOf(page, person)).toBeVisible();
  await expectToBeKept(page);
});
