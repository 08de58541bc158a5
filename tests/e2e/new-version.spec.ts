import { expect } from '@playwright/test';
import { goOffline, test } from './own-site.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expectTakenOver, findNewVersion, openPage, versionsOn, workerActive } from './service-worker.ts';

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
