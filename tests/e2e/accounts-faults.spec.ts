import type { Page } from '@playwright/test';
import {
  EMULATOR_PROBLEMS,
  hearts,
  newPerson,
  openPopup,
  pickNew,
  seeResults,
  signInNewPerson,
  signOutOnProfile,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { countFavorites, DATABASE_REQUESTS } from './emulated-database.ts';
import { refuseReads } from './refusing-database.ts';
import { expect, test } from './visit.ts';

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

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** What pages say of a read that the database refuses, by gRPC's code. */
const REFUSALS = [
  {
    code: 7,
    saved: /^Error de permisos: No tienes acceso a esta información/,
    profile: 'Error al cargar perfil: no tienes permiso.',
  },
  {
    code: 8,
    saved: 'Error al cargar tus recomendaciones guardadas: se ha agotado la cuota del servicio. Inténtalo más tarde.',
    profile: 'Error al cargar perfil: se ha agotado la cuota del servicio. Inténtalo más tarde.',
  },
];

test('a missing permission and an exhausted quota are reported, and reading works again afterwards', async ({
  page,
}) => {
  await signInNewPerson(page);
  for (const { code, saved, profile } of REFUSALS) {
    const stopRefusing = await refuseReads(page, code);
    await page.goto('/recommendations/saved');
    await expect(alert(page)).toContainText(saved);
    await page.goto('/profile');
    await expect(alert(page)).toContainText(profile);
    await stopRefusing();
    await page.goto('/recommendations/saved');
    await expect(page.getByRole('heading', { name: 'No tienes recomendaciones guardadas' })).toBeVisible();
  }
});

test('hearts pressed right after a first sign-in are saved although the page is left before the database answers @desktop', async ({
  page,
}) => {
  await seeResults(page);
  const answers = Promise.withResolvers<void>();
  await page.route(DATABASE_REQUESTS, async (route) => {
    await answers.promise;
    // Requests of the page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  await hearts(page).first().click();
  await pickNew(await openPopup(page), newPerson());
  await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
  await hearts(page).nth(1).click();
  await page.reload();
  answers.resolve();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => countFavorites(page)).toBe(2);
});

test.describe('when an ad blocker blocks Firebase', () => {
  test('its database: each page says so, and signing out works', async ({ page }) => {
    await signInNewPerson(page);
    await page.route(DATABASE_REQUESTS, (route) => route.abort());
    await page.goto('/recommendations/saved');
    await expect(alert(page)).toContainText('Error de conexión: No se pudo conectar con el servidor.', {
      timeout: 30_000,
    });
    await page.goto('/profile');
    await expect(page.getByText('Modo offline activo.', { exact: false })).toBeVisible({ timeout: 30_000 });
    await signOutOnProfile(page);
  });
});
