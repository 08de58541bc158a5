import { SEND_MESSAGE } from '#tests/support/page-texts.ts';
import { expect, test } from './visit.ts';

const CONTACT_HINT = /^Si al enviar no ocurre nada, escríbenos a \S+@\S+\.$/;
const QUESTIONNAIRE_HINT = 'Si el botón no se activa, recarga la página.';

test.describe('where scripts are missing @desktop', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch dynamically'] });

  test('the contact form says where to write instead and keeps the message, the questionnaire asks to reload', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/contact');
    await expect(page.getByText(CONTACT_HINT)).toBeHidden();
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').pressSequentially('Hola');
    await page.getByRole('button', { name: SEND_MESSAGE }).click();
    await expect(page.getByText(CONTACT_HINT)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('Mensaje')).toHaveValue('Hola');

    await page.goto('/form');
    await expect(page.getByText('Elige un uso para empezar')).toBeVisible();
    await expect(page.getByText(QUESTIONNAIRE_HINT)).toBeHidden();
    await page.getByRole('checkbox', { name: /Programación/ }).check();
    await expect(page.getByText(QUESTIONNAIRE_HINT)).toBeVisible();
    // It would ask for a use that is checked.
    await expect(page.getByText('Elige un uso para empezar')).toBeHidden();
  });
});
