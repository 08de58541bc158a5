import type { Page } from '@playwright/test';
import { expect, test } from './visit.ts';

/** Holds the page's scripts back; resolves with what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.describe('what is pressed before the scripts are there', () => {
  test('opens the menu once they are @phone', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menú' }).click();
    letScriptsCome();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });

  test('sends the message that had been written, once @phone', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/send-contact', (route) => {
      sent += 1;
      return route.fulfill({ json: {} });
    });
    const letScriptsCome = await holdScripts(page);
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    letScriptsCome();
    await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('opens the article’s details, all of them once they are @phone', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/blog/que-ordenador-comprar-2025');
    const details = await page.getByText('Ver más detalles').count();
    await page.getByText('Ver más detalles').first().click();
    letScriptsCome();
    await expect(page.getByText('Ver menos')).toHaveCount(details);
  });

  test('sets the colours that were chosen @phone', async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByLabel('Oscuro').click();
    letScriptsCome();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo').getByLabel('Oscuro')).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('is pressed once where React answers it already @phone', async ({ page }) => {
    // A slow phone: the page stands still for the first time long after React has begun.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = (callback) =>
        Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), 1500));
    });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menú' });
    await expect(page.locator('[data-hydration=running]')).toHaveCount(1);
    await menu.click();
    await expect(page.locator('[data-hydration=done]')).toHaveCount(1);
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('is a button only while nobody answers it: from then on one press is one press @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-hydration]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });
});
