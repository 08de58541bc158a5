import type { Page } from '@playwright/test';
import { setConnection } from './connection.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

/** «Slow 3G» as browsers' developer tools define it, in bytes a second and milliseconds. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();

test.describe('when the code of the login dialog cannot be loaded', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'Failed to fetch'] });

  test('signing in reports it, names a missing connection, and the next try opens the dialog @desktop', async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await setConnection(page, false);
    await signIn(page);
    await expect(page.getByText('No se puede iniciar sesión en modo offline')).toBeVisible();
    await setConnection(page, true);
    await page.route(/login-dialog/, (route) => route.abort());
    await signIn(page);
    await expect(page.getByText('Error al iniciar sesión. Por favor, inténtalo de nuevo.')).toBeVisible();
    await page.unroute(/login-dialog/);
    await signIn(page);
    await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  });
});

test('on a slow mobile network the whole journey works @phone @deep', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await answerQuestionnaire(page);
  await submit(page);
  await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
  await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeVisible();
});
