import type { Page } from '@playwright/test';
import { setConnection } from './connection.ts';
import { readPage } from './html-page.ts';
import { expectLoaded } from './traffic.ts';
import { expect, hold, hydrated, test } from './visit.ts';

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Runs in the page: records when a click happened, when the page became busy, and layout shifts. */
function watchNavigation(): void {
  const seen = { clicked: 0, busy: 0, moved: 0 };
  Object.assign(globalThis, { seen });
  addEventListener('click', () => (seen.clicked ||= performance.now()), true);
  new MutationObserver(() => {
    if (document.querySelector('main[aria-busy=true]')) seen.busy ||= performance.now();
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.moved += Number(entry.value);
  }).observe({ type: 'layout-shift' });
}

const seenBy = (page: Page): Promise<{ clicked: number; busy: number; moved: number }> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen'));

test.describe('a page whose code loads slowly', () => {
  test('is announced after 150 ms without a layout shift, until it is there or the visitor has left @desktop', async ({
    page,
  }) => {
    const load = await hold(page, '**/assets/contact-page*.js');
    const main = page.getByRole('main');
    await page.goto('/blog');
    await hydrated(page);
    await link(page, 'Contacto').scrollIntoViewIfNeeded();
    await page.evaluate(watchNavigation);
    await link(page, 'Contacto').click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Cargando la página…' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: /Guías/ })).toHaveCount(1);
    const { clicked, busy, moved } = await seenBy(page);
    expect(busy - clicked).toBeGreaterThanOrEqual(149);
    expect(moved).toBe(0);

    await link(page, 'Privacidad').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('rivacidad');
    await expect(main).not.toHaveAttribute('aria-busy', 'true');
    // Its code is still loading.
    await link(page, 'Contacto').click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await page.goBack();
    await expect(main).not.toHaveAttribute('aria-busy', 'true');

    await link(page, 'Contacto').click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
    load();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    await expect(main).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
  });

  test('is not announced when its code is already loaded @desktop', async ({ page, request }) => {
    const { modules } = await readPage(request, '/contact');
    await page.goto('/blog');
    await hydrated(page);
    await link(page, 'Contacto').focus();
    await expectLoaded(page, modules);
    await page.evaluate(watchNavigation);
    await link(page, 'Contacto').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    expect((await seenBy(page)).busy).toBe(0);
  });
});

const FAULTS: [string, string, { status: number; body: string }][] = [
  ['the entry script throws', '**/assets/index-*.js', { status: 200, body: 'throw Error("on purpose")' }],
  ['the page’s own script is missing', '**/assets/blog-page*.js', { status: 404, body: '' }],
  [
    'the page cannot be hydrated',
    '**/assets/blog-page*.js',
    { status: 200, body: 'export function Component() { throw Error("on purpose") }' },
  ],
];

/** In `index.html`. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'sus botones no responden' });

test.describe('a prerendered page says so and stays readable, with working links, when @desktop', () => {
  test.use({ expectedProblems: ['on purpose', 'Failed to load resource', 'Failed to fetch dynamically imported'] });

  for (const [fault, address, answer] of FAULTS) {
    test(fault, async ({ page }) => {
      const failed = page.waitForEvent('console', { predicate: (message) => message.type() === 'error' });
      const thrown = page.waitForEvent('pageerror');
      await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', ...answer }));
      await page.goto('/blog');
      await Promise.race([failed, thrown]);
      // All consequences of the fault have happened.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
      await expect(page.getByRole('heading', { level: 1, name: /Guías/ })).toHaveCount(1);
      await expect(page.getByRole('link', { name: /^Leer artículo/ })).toBeVisible();
      await expect(page.getByText('Algo ha ido mal')).toHaveCount(0);
      await expect(notice(page)).toBeInViewport();
      await page.unroute(address);
      await notice(page).getByRole('link', { name: 'Recargar' }).click();
      await hydrated(page);
      await expect(notice(page)).toBeHidden();
      await link(page, 'Contacto').click();
      await expect(page).toHaveURL(/\/contact$/);
      await hydrated(page);
    });
  }
});

test.describe('a page whose code cannot be loaded offline', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'] });

  test('reports the missing connection, and opens once there is one @desktop', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await setConnection(page, false);
    await link(page, 'Contacto').click();
    await expect(page.getByRole('alert')).toContainText('No hay conexión a Internet.');
    await expect(page.getByText('El fallo es nuestro')).toHaveCount(0);
    const retry = page.getByRole('button', { name: 'Intentar de nuevo' });
    await retry.click();
    await expect(page.getByRole('alert')).toContainText('Sigue sin haber conexión a Internet.');
    await setConnection(page, true);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    await expect(page).toHaveURL(/\/contact$/);
  });
});
