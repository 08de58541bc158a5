import { expect } from '@playwright/test';
import { goOffline, test } from './own-site.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expectTakenOver, findNewVersion, openPage, versionsOn, workerActive } from './service-worker.ts';
import { hydrated } from './visit.ts';

test.describe('a new version @deep', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'] });

  test('does not disturb a visitor in the form, and is what the next page shows, later offline too @phone', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await workerActive(page);
    await answerQuestionnaire(page);
    await site.deployNextVersion();
    await findNewVersion(page);
    await submit(page);
    expect(await versionsOn(page), 'one version from start to finish').toEqual(['old']);
    await expect(page.getByRole('tab', { name: 'Mejor opción' })).toBeVisible();

    await openPage(page, '/form');
    await expect(page.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    expect(await versionsOn(page)).toEqual(['new']);
    await expectTakenOver(page);
    await goOffline(page, site);
    await openPage(page, '/blog');
    expect(await versionsOn(page), 'offline as well').toEqual(['new']);
  });
});

test.describe('without a service worker, code that a deployment has removed @deep', () => {
  test.use({
    serviceWorkers: 'block',
    expectedProblems: ['Failed to load resource', 'Failed to fetch dynamically imported module'],
  });

  test('makes the page reload once, and loses neither answers nor results @phone', async ({ page, context, site }) => {
    const form = await context.newPage();
    await answerQuestionnaire(form);
    await page.goto('/');
    await hydrated(page);
    await site.deployNextVersion();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    expect(await versionsOn(page)).toEqual(['new']);
    expect(new URL(page.url()).pathname).toBe('/contact');

    await form.bringToFront();
    await form.getByRole('main').locator('button[type=submit]:visible').click();
    // Either the code of the request or that of the results page was missing.
    await expect.poll(() => versionsOn(form).catch(() => [])).toEqual(['new']);
    await form.goto('/form');
    await hydrated(form);
    await expect(form.getByRole('checkbox', { name: /Programación/ })).toBeChecked();
    await submit(form);
  });
});
