import { EMULATOR_PROBLEMS, hearts, seeResults, withoutInternet } from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

test('a sign-in that a second one replaces is reported as cancelled @desktop', async ({ page }) => {
  await seeResults(page);
  await hearts(page).first().click();
  const google = page.getByRole('button', { name: 'Continuar con Google' });
  await google.waitFor();
  // Two clicks before the page can disable the button.
  await google.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Se canceló la solicitud de inicio de sesión.');
});
