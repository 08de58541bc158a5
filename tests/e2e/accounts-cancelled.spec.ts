import { EMULATOR_PROBLEMS, seeResults, withoutInternet } from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

test('§8 a request to sign in that another one takes the place of says that it was cancelled @desktop', async ({
  page,
}) => {
  await seeResults(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first()
    .click();
  const google = page.getByRole('button', { name: 'Continuar con Google' });
  await google.waitFor();
  // Two presses before the page can disable the button.
  await google.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Se canceló la solicitud de inicio de sesión.');
});
