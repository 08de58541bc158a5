import type { Page } from '@playwright/test';
import { EMULATOR_PORTS } from '#local/emulators.ts';
import {
  countFavorites,
  EMULATOR_PROBLEMS,
  newPerson,
  pickNew,
  seeResults,
  signInByRedirect,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { refuseReads } from './refusing-database.ts';
import { expect, test } from './visit.ts';

const DATABASE = `http://localhost:${EMULATOR_PORTS.firestore}/**`;

test.use({
  expectedProblems: [
    ...EMULATOR_PROBLEMS,
    ...STREAM_PROBLEMS,
    'status of 400 (Bad Request)',
    'error: refused',
    'client is offline',
  ],
});
test.beforeEach(({ context }) => withoutInternet(context));

async function signedIn(page: Page): Promise<void> {
  await page.goto('/favorites');
  await signInByRedirect(page, newPerson());
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('§8 what the database refuses', () => {
  const refusals = [
    {
      what: 'a lack of permission',
      code: 7,
      saved: /^Error de permisos: No tienes acceso a esta información/,
      profile: 'Error al cargar perfil: no tienes permiso.',
    },
    {
      what: 'a quota that is used up',
      code: 8,
      saved: 'Error al cargar tus recomendaciones guardadas: se ha agotado la cuota del servicio. Inténtalo más tarde.',
      profile: 'Error al cargar perfil: se ha agotado la cuota del servicio. Inténtalo más tarde.',
    },
  ];
  for (const { what, code, saved, profile } of refusals) {
    test(`${what} is told, and can be tried again`, async ({ page }) => {
      await signedIn(page);
      const stopRefusing = await refuseReads(page, code);
      await page.goto('/recommendations/saved');
      await expect(alert(page)).toContainText(saved);
      await page.goto('/profile');
      await expect(alert(page)).toContainText(profile);
      await stopRefusing();
      await page.goto('/recommendations/saved');
      await expect(page.getByRole('heading', { name: 'No tienes recomendaciones guardadas' })).toBeVisible();
    });
  }
});

test('hearts pressed right after a first sign-in are kept by a page that is left before the database has answered @desktop', async ({
  page,
}) => {
  const hearts = page.getByRole('main').getByRole('button', { name: /^Guardar .* en favoritos$/ });
  await seeResults(page);
  const answers = Promise.withResolvers<void>();
  await page.route(DATABASE, async (route) => {
    await answers.promise;
    // Of the page that was left nobody waits any more.
    await route.continue().catch(() => undefined);
  });
  await hearts.first().click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continuar con Google' }).click(),
  ]);
  await pickNew(popup, newPerson());
  await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
  await hearts.nth(1).click();
  await page.reload();
  answers.resolve();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => countFavorites(page)).toBe(2);
});

test.describe('where an ad blocker keeps Firebase away', () => {
  test('its code: signing in says so, and everything else works', async ({ page }) => {
    await page.route('**/assets/auth-*.js', (route) => route.abort());
    await seeResults(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Guardar .* en favoritos$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Error de autenticación: no se pudo cargar el servicio de cuentas.',
    );
    await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeEnabled();
  });

  test('its database: each page says so, and signing out works', async ({ page }) => {
    await signedIn(page);
    await page.route(DATABASE, (route) => route.abort());
    await page.goto('/recommendations/saved');
    await expect(alert(page)).toContainText('Error de conexión: No se pudo conectar con el servidor.', {
      timeout: 30_000,
    });
    await page.goto('/profile');
    await expect(page.getByText('Modo offline activo.', { exact: false })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });
});
