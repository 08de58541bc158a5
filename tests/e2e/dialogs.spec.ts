import type { Page } from '@playwright/test';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

const signIn = (page: Page) => page.getByRole('dialog', { name: 'Iniciar sesión' });

const heart = (page: Page) => page.getByRole('button', { name: /^Guardar .* en favoritos$/ }).first();

test.describe('a dialog', () => {
  test('takes the focus, keeps it and gives it back', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(signIn(page)).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !document.querySelector('dialog')?.contains(activeElement);
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(signIn(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('is closed by the browser’s Back, and the page stays where it is', async ({ page }) => {
    await answerQuestionnaire(page);
    await submit(page);
    await heart(page).click();
    await expect(signIn(page)).toBeVisible();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(signIn(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/recommendations$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goBack();
    await expect(page).toHaveURL(/\/form$/);
  });

  test('closed in another way leaves nothing behind that Back would have to pass', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cerrar' }).click(),
    ]) {
      await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(signIn(page)).toBeVisible();
      await close();
      await expect(signIn(page)).toHaveCount(0);
      await page.waitForFunction(() => !('dialog' in (history.state ?? {})));
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('is left by its links, and Back leads to the page beneath', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
    await signIn(page).getByRole('link', { name: 'términos de uso' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(signIn(page)).toHaveCount(0);
  });
});
