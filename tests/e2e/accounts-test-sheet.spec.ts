import type { Page } from '@playwright/test';
import { EMULATOR_PROBLEMS, seeResults } from './accounts.ts';
import { expect, test } from './visit.ts';

/** Everybody who tries the site shares these accounts: a test may not count on what is in them. */
const ANA = 'Ana Torres (ana.torres@example.com)';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => context.route('https://apis.google.com/**', (route) => route.abort()));

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cuentas de prueba' });
const askGoogle = (page: Page) => page.getByRole('button', { name: 'Continuar con Google' }).click();

test.describe('where Google cannot be reached, on the emulators alone', () => {
  test('a sheet of test accounts takes the place of the popup', async ({ page }) => {
    await seeResults(page);
    const heart = page.getByRole('main').getByRole('button', { name: /^Guardar .* en favoritos$/ });
    await heart.first().click();
    await askGoogle(page);
    await sheet(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('alert')).toHaveText('El inicio de sesión fue cancelado.');

    await askGoogle(page);
    await sheet(page).getByRole('button', { name: ANA }).click();
    await expect(page.getByText('Ordenador guardado en favoritos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menú de Ana Torres' })).toBeVisible();
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  });

  test('and of the redirect, which comes back to the same page', async ({ page }) => {
    await page.goto('/favorites?x=1');
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await askGoogle(page);
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveText('El inicio de sesión fue cancelado.');

    await askGoogle(page);
    await Promise.all([page.waitForEvent('framenavigated'), sheet(page).getByRole('button', { name: ANA }).click()]);
    await expect(page.getByRole('button', { name: 'Menú de Ana Torres' })).toBeVisible();
    await expect(page).toHaveURL(/\/favorites\?x=1$/);
  });
});
