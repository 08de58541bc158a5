import { expect, test } from './visit.ts';

const SENT = 'Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.';
const FAILED = 'Ha ocurrido un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.';

test.use({ expectedProblems: ['Failed to load resource'] });

for (const { status, words, strongest } of [
  { status: 200, words: SENT, strongest: 'green' },
  { status: 500, words: FAILED, strongest: 'red' },
]) {
  test(`§4 after an answer of ${status} the contact form's message is ${strongest} @desktop`, async ({ page }) => {
    await page.route('**/api/send-contact', (route) => route.fulfill({ status, json: {} }));
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    const message = page.getByRole('main').getByText(words);
    await expect(message).toBeVisible();
    const colour = await message.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    expect({ red, green, blue }[strongest], colour).toBe(Math.max(red, green, blue));
    expect(red, 'no grey').not.toBe(green);
  });
}
