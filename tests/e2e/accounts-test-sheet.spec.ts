import type { Page } from '@playwright/test';
import { FAVORITE_SAVED, WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { EMULATOR_PROBLEMS, hearts, menuOf, seeResults } from './accounts.ts';
import { expect, test } from './visit.ts';

/** These accounts are shared by everyone who tries the site locally, so their data is unknown. */
const ANA = { name: 'Ana Torres', entry: 'Ana Torres (ana.torres@example.com)' };

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => context.route('https://apis.google.com/**', (route) => route.abort()));

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cuentas de prueba' });
const continueWithGoogle = (page: Page) => page.getByRole('button', { name: WITH_GOOGLE }).click();

test('a sheet of test accounts replaces the popup where Google cannot be reached, on the emulators', async ({
  page,
}) => {
  await seeResults(page);
  await hearts(page).first().click();
  await continueWithGoogle(page);
  await sheet(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alert')).toHaveText('El inicio de sesión fue cancelado.');

  await continueWithGoogle(page);
  await sheet(page).getByRole('button', { name: ANA.entry }).click();
  await expect(page.getByText(FAVORITE_SAVED)).toBeVisible();
  await expect(menuOf(page, ANA)).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});
