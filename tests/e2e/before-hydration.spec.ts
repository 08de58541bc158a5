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

test.describe('where scripts are missing @desktop', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch dynamically'] });

  test('the contact form keeps its message, and the page says that its buttons do not answer', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: SEND_MESSAGE }).click();
    await expect(page.getByRole('alert')).toContainText('sus botones no responden');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('Mensaje')).toHaveValue('Hola');
  });
});
