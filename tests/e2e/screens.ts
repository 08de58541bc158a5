/** Every screen that a visitor without an account can come to, one after the other, in each of its states. */
import type { Page } from '@playwright/test';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect } from './visit.ts';

/** What goes wrong on purpose on the walk. */
export const PROBLEMS_ON_THE_WALK = ['Failed to load resource', '404 (Not Found)'];

const PAGES = ['/', '/form', '/blog', '/contact', '/privacy', '/terms', '/favorites', '/no-existe'];

/** Opens each screen and tells its name; the caller looks at it while it stands there. */
export async function* everyScreen(page: Page): AsyncGenerator<string> {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    yield path;
  }
  yield* openedMenus(page);
  yield* article(page);
  yield* contactForm(page);
  yield* questionnaire(page);
  yield* results(page);
}

async function* openedMenus(page: Page): AsyncGenerator<string> {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  yield 'the way to sign in';
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  yield 'the way to sign in, when it fails';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Menú' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  yield 'the menu';
}

async function* article(page: Page): AsyncGenerator<string> {
  await page.goto('/blog/que-ordenador-comprar-2025');
  await page.getByText('Ver más detalles').first().click();
  await expect(page.getByText('Ver menos').first()).toBeVisible();
  yield 'the article with its details open';
}

async function* contactForm(page: Page): AsyncGenerator<string> {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
  await page.route('**/api/send-contact', (route) => route.fulfill({ status: 500, body: 'nada' }));
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(/^Ha ocurrido un error al enviar/)).toBeVisible();
  yield 'a message that was not sent';
  await page.unroute('**/api/send-contact');
  await page.route('**/api/send-contact', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(/^Tu mensaje ha sido enviado/)).toBeVisible();
  yield 'a message that was sent';
}

async function* questionnaire(page: Page): AsyncGenerator<string> {
  await answerQuestionnaire(page);
  await page.getByText('Requisitos técnicos').click();
  yield 'the form, answered and with its requirements open';
  await page.route('**/api/recommendations', (route) => route.fulfill({ status: 500, body: 'nada' }));
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page.getByText(/^Ha ocurrido un error al procesar/)).toBeVisible();
  yield 'the form, when the advisor does not answer';
  await page.unroute('**/api/recommendations');
}

async function* results(page: Page): AsyncGenerator<string> {
  await submit(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  yield 'the results';
  const closed = page.getByRole('button', { name: /^(Ver \d+ especificac|Y \d+ más)/ });
  while ((await closed.count()) > 0) await closed.first().click();
  await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
  await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeVisible();
  yield 'the results with everything open and more below';
  await page.route('**/api/recommendations/more', (route) => route.fulfill({ json: { computers: [] } }));
  await page.reload();
  await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
  await expect(page.getByText(/^No hay más opciones disponibles/)).toBeVisible();
  yield 'the results without any more';
  yield* emptyResult(page);
}

async function* emptyResult(page: Page): AsyncGenerator<string> {
  await page.route('**/api/recommendations', async (route) => {
    const response = await route.fetch();
    const reason = `no se encontraron portátiles: ${'x'.repeat(60)}.\nSube el presupuesto a 900 €.`;
    await route.fulfill({ response, json: { ...(await response.json()), computers: [], comparisons: {}, reason } });
  });
  await page.goto('/form');
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No encontramos equipos');
  yield 'a search without a result';
}
