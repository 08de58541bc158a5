import type { Page } from '@playwright/test';
import {
  chooseByRedirect,
  countFavorites,
  EMULATOR_PROBLEMS,
  newPerson,
  pickKnown,
  pickNew,
  seeResults,
  signInByRedirect,
  withoutInternet,
} from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Guardar .* en favoritos$/ });

test.describe('§4 signing in', () => {
  test('by popup from the results: they stay, and the laptop that was wanted is saved', async ({ page, browser }) => {
    const person = newPerson();
    await seeResults(page);
    await heart(page).first().click();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Continuar con Google' }).click(),
    ]);
    await pickNew(popup, person);
    await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
    await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/recommendations$/);

    await page.reload();
    await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => countFavorites(page)).toBe(1);

    const elsewhere = await browser.newContext();
    await withoutInternet(elsewhere);
    const second = await elsewhere.newPage();
    await second.goto('/favorites');
    await signInByRedirect(second, person, pickKnown);
    await expect(second.getByRole('article')).toHaveCount(1);
    await elsewhere.close();
  });

  test('by redirect from any other page, and back to it', async ({ page }) => {
    await page.goto('/favorites?x=1');
    await signInByRedirect(page, newPerson());
    await expect(page).toHaveURL(/\/favorites\?x=1$/);
    await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('"uid"');
  });

  test('by redirect from the login page, and back to the page that had sent there', async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);
    const person = newPerson();
    await chooseByRedirect(page, person);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('by redirect: the laptop that was wanted is saved on the way back', async ({ page }) => {
    await seeResults(page);
    // The one address of the results at which the page is left.
    await page.evaluate(() => {
      history.pushState(null, '', '/recommendations/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await heart(page).first().click();
    await chooseByRedirect(page, newPerson());
    await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
    await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favorites');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  test('§8 a blocked popup is told in the modal', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.open = () => null;
    });
    await seeResults(page);
    await heart(page).first().click();
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'El navegador bloqueó la ventana emergente. Habilítalas e inténtalo de nuevo.',
    );
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeEnabled();
  });
});

test('whoever is signed in is so on every page of an account, whatever the site itself remembers @desktop', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/favorites');
  await signInByRedirect(page, person);
  const remember = (entry: string | null) =>
    page.evaluate(
      (text) => (text === null ? localStorage.removeItem('user') : localStorage.setItem('user', text)),
      entry,
    );
  const menu = page.getByRole('button', { name: `Menú de ${person.name}` });

  await remember(null);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain(person.email);

  await remember('{"uid":7}');
  await page.goto('/login/');
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeVisible();
});

test('a private page is not for search engines, said once; the page after it is', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Necesitas iniciar sesión' })).toBeVisible();
  await expect(robots).toHaveCount(1);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contacto/i })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(robots).toHaveCount(0);
});

test('whoever never signs in downloads nothing of Firebase', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/');
  await seeResults(page);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Necesitas iniciar sesión' })).toBeVisible();
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    expect(await (await page.request.get(url)).text(), url).not.toMatch(/identitytoolkit|google\.firestore/);
  }
});
