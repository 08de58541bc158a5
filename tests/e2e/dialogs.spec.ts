import type { Page } from '@playwright/test';
import { SIGN_IN } from '#tests/support/page-texts.ts';
import { setConnection } from './connection.ts';
import { expect, hydrated, test } from './visit.ts';

const signIn = (page: Page) => page.getByRole('dialog', { name: SIGN_IN });

/** Waits until the dialog's animation has ended. */
const settled = (page: Page) =>
  signIn(page).evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  });

test.describe('a dialog', () => {
  test('traps the focus and returns it, stays open on clicks inside, and leaves no history entry @desktop', async ({
    page,
  }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const opener = page.getByRole('banner').getByRole('button', { name: SIGN_IN });
    const expectClosed = async (): Promise<void> => {
      await expect(signIn(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    };
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
    await expectClosed();

    await opener.click();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expectClosed();

    await opener.click();
    await expect(signIn(page)).toBeFocused();
    await settled(page);
    const box = await signIn(page).boundingBox();
    if (!box) throw new Error('The dialog is not visible');
    const inside = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const outside = { x: 5, y: 5 };
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      await expect(signIn(page)).toBeVisible();
    }
    // For the browser the border, like the scrollbar, is the dialog itself.
    await page.mouse.click(inside.x, box.y + 0.5);
    await expect(signIn(page)).toBeVisible();
    await page.mouse.click(outside.x, outside.y);
    await expectClosed();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test.describe('a dialog whose code cannot be loaded', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch'] });

  test('signing in reports it, names a missing connection, and the next try opens the dialog @desktop', async ({
    page,
  }) => {
    const press = () => page.getByRole('banner').getByRole('button', { name: SIGN_IN }).click();
    await page.goto('/contact');
    await hydrated(page);
    await setConnection(page, false);
    await press();
    await expect(page.getByText('No se puede iniciar sesión en modo offline')).toBeVisible();
    await setConnection(page, true);
    await page.route(/login-dialog/, (route) => route.abort());
    await press();
    await expect(page.getByText('Error al iniciar sesión. Por favor, inténtalo de nuevo.')).toBeVisible();
    await page.unroute(/login-dialog/);
    await press();
    await expect(signIn(page)).toBeVisible();
  });
});
