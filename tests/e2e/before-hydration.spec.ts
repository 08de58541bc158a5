import { SEND_MESSAGE } from '#tests/support/page-texts.ts';
import { expect, hold, hydrated, test } from './visit.ts';

const SCRIPTS = '**/assets/*.js';
/** Long enough for what moves late. */
const AFTER_HYDRATION_MS = 500;

test.describe('input before the scripts have loaded', () => {
  test('scrolls, and nothing moves once they have @phone', async ({ page }) => {
    const loadScripts = await hold(page, SCRIPTS);
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 300));
    const moves = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    loadScripts();
    await hydrated(page);
    await page.waitForTimeout(AFTER_HYDRATION_MS);
    expect((await moves.jsonValue()).filter((top) => top !== 300)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('keeps a message, which is sent by a press after they have @phone', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/send-contact', (route) => {
      sent += 1;
      return route.fulfill({ json: {} });
    });
    const loadScripts = await hold(page, SCRIPTS);
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: SEND_MESSAGE }).click();
    await expect(page.getByLabel('Mensaje')).toHaveValue('Hola');
    loadScripts();
    await hydrated(page);
    expect(sent).toBe(0);
    await page.getByRole('button', { name: SEND_MESSAGE }).click();
    await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
    expect(sent).toBe(1);
  });
});

const CONTACT_HINT = /^Si al enviar no ocurre nada, escríbenos a \S+@\S+\.$/;
const QUESTIONNAIRE_HINT = 'Si el botón no se activa, recarga la página.';

test.describe('where scripts are missing @desktop', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch dynamically'] });

  test('the contact form says where to write instead and keeps the message, the questionnaire asks to reload', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
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
