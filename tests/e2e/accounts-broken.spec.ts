/** What a visitor reads when something fails for which there are no words of its own. */
import type { Page } from '@playwright/test';
import { EMULATOR_PROBLEMS, newPerson, pickNew, seeResults, withoutInternet } from './accounts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, 'Firestore', 'the storage is broken', 'INTERNAL'] });
test.beforeEach(({ context }) => withoutInternet(context));

/** From now on the browser's storage fails in a way that no library has foreseen. */
const breakStorage = (page: Page) =>
  page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new TypeError('the storage is broken');
    };
  });

test('§8 a profile and a sign-out that fail for an unknown reason say so in general words @desktop', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await pickNew(page, person);
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();

  await breakStorage(page);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Error al cerrar sesión. Por favor, inténtalo de nuevo.')).toBeVisible();

  // The database's library fails for good at what it does next, here looking at the favourites.
  await page.getByRole('main').getByRole('link', { name: 'Mis favoritos' }).click();
  await page.getByRole('button', { name: `Menú de ${person.name}` }).click();
  await page.getByRole('link', { name: 'Mi Perfil' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error al cargar el perfil. Por favor, inténtalo de nuevo más tarde.',
  );
});

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
