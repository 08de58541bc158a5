import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit.ts';

/** Delays the page's scripts. @returns a function that lets them load */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Long enough for what moves late. */
const AFTER_HYDRATION_MS = 500;

test.describe('input before the scripts have loaded', () => {
  test('opens the menu once they have @phone', async ({ page }) => {
    const loadScripts = await holdScripts(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menú' }).click();
    loadScripts();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });

  test('scrolls, and nothing moves once they have @phone', async ({ page }) => {
    const loadScripts = await holdScripts(page);
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

  test('scrolls, and a page that only scripts can write is shown there when it is loaded again @phone', async ({
    page,
  }) => {
    await page.goto('/recommendations#1.1.0.dw');
    await expect(page.getByRole('tablist')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 500));
    await page.reload();
    await expect(page.getByRole('tablist')).toBeAttached();
    await page.waitForTimeout(AFTER_HYDRATION_MS);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('opens the menu of a page that only scripts can write @phone', async ({ page }) => {
    const loadScripts = await holdScripts(page);
    await page.goto('/favorites');
    await page.getByRole('button', { name: 'Menú' }).click();
    loadScripts();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });

  test('sends a message once @phone', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/send-contact', (route) => {
      sent += 1;
      return route.fulfill({ json: {} });
    });
    const loadScripts = await holdScripts(page);
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    loadScripts();
    await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('opens the details of an article, and all of them once the scripts have loaded @phone', async ({ page }) => {
    const loadScripts = await holdScripts(page);
    await page.goto('/blog/que-ordenador-comprar-2025');
    const details = await page.getByText('Ver más detalles').count();
    await page.getByText('Ver más detalles').first().click();
    loadScripts();
    await expect(page.getByText('Ver menos')).toHaveCount(details);
  });

  test('clicks a button once that React answers before the page is idle @phone', async ({ page }) => {
    await holdIdleCallbacksOnceHydrating(page);
    await page.goto('/');
    await expect(page.locator('[data-hydration=running]')).toHaveCount(1);
    const menu = page.getByRole('button', { name: 'Menú' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => dispatchEvent(new Event('idle')));
    await expect(page.locator('[data-hydration=running]')).toHaveCount(0);
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('is not replayed for buttons once the page is hydrated @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-hydration]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.locator('[data-early-click]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contacto' })).toBeVisible();
  });
});

/** As on a slow phone: once React has started, the page is idle only after the event `idle`. */
const holdIdleCallbacksOnceHydrating = (page: Page) =>
  page.addInitScript(() => {
    const whenIdle = globalThis.requestIdleCallback.bind(globalThis);
    let isIdle = false;
    addEventListener('idle', () => (isIdle = true));
    globalThis.requestIdleCallback = (callback, options) => {
      const isHydrating = document.querySelector('[data-hydration=running]') !== null;
      if (isIdle || !isHydrating) return whenIdle(callback, options);
      addEventListener('idle', () => whenIdle(callback, options), { once: true });
      return 0;
    };
  });
