import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline, test } from './own-site.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { hydrated } from './visit.ts';

const ARTICLE = '/blog/que-ordenador-comprar-2025';
const OFFLINE = ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'];

/** Waits until a first visit has left all that the site needs without a network. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });

const pageWithHeading = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
  return page.getByRole('heading', { level: 1 });
};

test.describe('after one visit, without a network', () => {
  test.use({ expectedProblems: OFFLINE });

  test('every public page opens, whichever was visited @phone', async ({ page, site }) => {
    await page.goto('/contact');
    await installed(page);
    await goOffline(page, site);
    await expect(await pageWithHeading(page, '/')).toContainText('portátil');
    await expect(await pageWithHeading(page, '/form?utm_source=boletin')).toContainText('Asesor de Compra');
    await expect(await pageWithHeading(page, '/blog')).toContainText('Guías');
    await expect(await pageWithHeading(page, ARTICLE)).toContainText('Qué ordenador comprar');
    await expect(await pageWithHeading(page, '/privacy')).toContainText('rivacidad');
    await expect(await pageWithHeading(page, '/no-existe')).toContainText('Página no encontrada');
  });

  test('a first visit goes on within the site @desktop', async ({ page, site }) => {
    await page.goto('/');
    await hydrated(page);
    await installed(page);
    await goOffline(page, site);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  });

  test('the last results open, and the form keeps its answers until the advisor is back @phone', async ({
    page,
    site,
  }) => {
    await answerQuestionnaire(page);
    await submit(page);
    await installed(page);
    await goOffline(page, site);
    await expect(await pageWithHeading(page, '/recommendations')).toContainText('Tus recomendaciones');
    await pageWithHeading(page, '/form');
    await page.getByRole('main').locator('button[type=submit]:visible').click();
    await expect(page.getByRole('alert')).toHaveText(/^Ha ocurrido un error al procesar tu solicitud/);
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    await goOnline(page, site);
    await submit(page);
  });
});
