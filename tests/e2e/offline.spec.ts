import { expect } from '@playwright/test';
import { FORM_NAME } from '#tests/support/page-texts.ts';
import { goOffline, goOnline, test } from './own-site.ts';
import { openPage, workerActive } from './service-worker.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';
const OFFLINE = ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'];

test.use({ expectedProblems: OFFLINE });

test('offline after one visit the site can be installed, its pages open in the shell and say so, and a laptop loads once the network is back @phone', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await workerActive(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test runs in a private window, which cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const health = () => page.evaluate(async () => (await fetch('/api/health')).status);
  expect(await health()).toBe(200);
  await goOffline(page, site);
  await expect(await openPage(page, '/')).toContainText('portátil');
  await expect(page.getByText('Modo sin conexión activo.')).toBeVisible();
  await expect(await openPage(page, '/form?utm_source=boletin')).toContainText(FORM_NAME);
  await expect(await openPage(page, '/blog')).toContainText('Guías');
  await expect(await openPage(page, ARTICLE)).toContainText('Qué ordenador comprar');
  await expect(await openPage(page, '/privacy')).toContainText('rivacidad');
  await expect(await openPage(page, '/no-existe')).toContainText('Página no encontrada');

  await page.goto('/portatil/apple-macbook-air-13-m4-16-256-2560-macos');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(1);
  await goOnline(page, site);
  await expect(page.getByRole('heading', { level: 1, name: /^Apple MacBook Air 13 M4/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);

  await goOffline(page, site);
  await expect(health()).rejects.toThrow('Failed to fetch');
  // Last, because the browser's own error page follows.
  await expect(page.goto('/api/health')).rejects.toThrow('net::ERR_');
  await expect(page.goto('/__/auth/iframe'), 'Firebase’s own page').rejects.toThrow('net::ERR_');
});
