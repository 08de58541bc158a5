import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from './own-site.ts';
import { buildScriptsOnlySite } from './scripts-only-site.ts';
import { expect } from './visit.ts';

const LAPTOP = { id: 'uno', name: 'Portátil Uno', price: 900, image: '/illustrations/ultrabook.svg', specs: [] };

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Iniciar sesión' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Iniciando sesión con Google' });
const heart = (page: Page) => page.getByRole('button', { name: 'Guardar Portátil Uno en favoritos' }).first();
const wantedFavorites = (page: Page) => page.evaluate(() => sessionStorage.getItem('wantedFavorites') ?? '');

/** Whether the overlay covers everything else. */
const isOnTop = (page: Page) =>
  overlay(page).evaluate((dialog) => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return dialog.matches(':modal') && dialog.contains(middle);
  });

test.describe('while «Iniciando sesión con Google» is shown', () => {
  let folder = '';
  test.beforeAll(async () => {
    folder = await buildScriptsOnlySite({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'project' });
  });
  test.afterAll(() => rm(folder, { recursive: true }));
  test.use({ serviceWorkers: 'block', expectedProblems: ['Failed to load resource', 'ERR_FAILED'] });

  test('neither Esc nor the back button closes anything or loses the wanted favorite', async ({ page, site }) => {
    site.serve(folder);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/auth-*.js', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.addInitScript((laptop) => {
      const result = { computers: [laptop], reason: 'Porque sí', timestamp: Date.now() };
      localStorage.setItem('recommendations', JSON.stringify(result));
    }, LAPTOP);
    await page.goto('/recommendations');
    await heart(page).click();
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expect(overlay(page)).toBeVisible();

    for (let time = 0; time < 6; time += 1) {
      await page.keyboard.press('Escape');
      // Browsers close a dialog on repeated Esc a moment later.
      await page.waitForTimeout(50);
    }
    await page.goBack();
    await page.waitForFunction(() => 'dialog' in (history.state ?? {}));
    await expect.poll(() => isOnTop(page)).toBe(true);
    await expect(page).toHaveURL(/\/recommendations$/);
    expect(await wantedFavorites(page)).toContain('uno');

    held.resolve();
    await expect(page.getByRole('alert')).toContainText('Error de autenticación');
    await expect(overlay(page)).toHaveCount(0);
    await expect(signIn(page)).toBeVisible();
    expect(await signIn(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await wantedFavorites(page)).toContain('uno');

    // Now the visitor gives up.
    await page.keyboard.press('Escape');
    await expect(signIn(page)).toHaveCount(0);
    await expect(heart(page)).toBeFocused();
    await expect.poll(() => wantedFavorites(page)).toBe('');
  });
});
