import { expect } from '@playwright/test';
import { FORM_NAME } from '#tests/support/page-texts.ts';
import { goOffline, goOnline, test } from './own-site.ts';
import { submit } from './questionnaire.ts';
import { openPage, workerActive } from './service-worker.ts';
import { hydrated } from './visit.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';
const OFFLINE = ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'];

test.describe('offline after one visit', () => {
  test.use({ expectedProblems: OFFLINE });

  test('every page opens in the shell, whichever was visited, and says so @phone', async ({ page, site }) => {
    await page.goto('/contact');
    await workerActive(page);
    await goOffline(page, site);
    await expect(await openPage(page, '/')).toContainText('portátil');
    await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
    await expect(await openPage(page, '/form?utm_source=boletin')).toContainText(FORM_NAME);
    await expect(await openPage(page, '/blog')).toContainText('Guías');
    await expect(await openPage(page, ARTICLE)).toContainText('Qué ordenador comprar');
    await expect(await openPage(page, '/privacy')).toContainText('rivacidad');
    await expect(await openPage(page, '/no-existe')).toContainText('Página no encontrada');
  });

  test('a laptop loads by itself when the network is back @phone', async ({ page, site }) => {
    await page.goto('/contact');
    await workerActive(page);
    await goOffline(page, site);
    await page.goto('/portatil/apple-macbook-air-13-m4-16-256-2560-macos');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(1);
    await goOnline(page, site);
    await expect(page.getByRole('heading', { level: 1, name: /^Apple MacBook Air 13 M4/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  });

  test('the journey continues after a connection loss at any step @desktop', async ({ page, site }) => {
    await page.goto('/');
    await hydrated(page);
    await workerActive(page);
    await goOffline(page, site);
    await page.getByRole('contentinfo').getByRole('link', { name: FORM_NAME }).click();
    await page.getByRole('checkbox', { name: /Programación/ }).check();
    const send = page.getByRole('main').locator('button[type=submit]:visible');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Ha ocurrido un error al procesar tu solicitud.');
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    await goOnline(page, site);
    await submit(page);
  });
});

test.describe('without a network', () => {
  test.use({ expectedProblems: OFFLINE });

  test('nothing stands in for the API or for Firebase’s own pages @desktop', async ({ page, site }) => {
    await page.goto('/');
    await workerActive(page);
    const health = () => page.evaluate(async () => (await fetch('/api/health')).status);
    expect(await health()).toBe(200);
    await goOffline(page, site);
    await expect(health()).rejects.toThrow('Failed to fetch');
    await expect(page.goto('/api/health')).rejects.toThrow('net::ERR_');
    await expect(page.goto('/__/auth/iframe')).rejects.toThrow('net::ERR_');
  });
});

test('the site can be installed on a home screen @phone', async ({ page }) => {
  await page.goto('/');
  await workerActive(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test runs in a private window, which cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
