import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit.ts';

const SENT = 'Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.';
const FAILED = 'Ha ocurrido un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.';

async function openWithMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Mensaje').fill('Hola');
}

test.use({ expectedProblems: ['Failed to load resource'] });

test('what the contact form says is red after a failure and green after a success @desktop', async ({ page }) => {
  await openWithMessage(page);
  for (const { status, text, strongest } of [
    { status: 500, text: FAILED, strongest: 'red' },
    { status: 200, text: SENT, strongest: 'green' },
  ]) {
    await page.route('**/api/send-contact', (route) => route.fulfill({ status, json: {} }));
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    const message = page.getByRole('main').getByText(text);
    await expect(message).toBeVisible();
    const color = await message.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    expect({ red, green, blue }[strongest], color).toBe(Math.max(red, green, blue));
    expect(red, 'not gray').not.toBe(green);
  }
});
