/** The advisor on the visitor's device: loaded meanwhile, asked without a network. */
import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline, test } from './own-site.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import {
  deviceKept,
  expectNewVersionCached,
  findNewVersion,
  openPage,
  versionsOn,
  workerActive,
} from './service-worker.ts';
import { hydrated } from './visit.ts';

const OFFLINE = ['Failed to load resource', 'ERR_INTERNET_DISCONNECTED', 'Failed to fetch'];
const ON_DEVICE = 'Calculado en tu dispositivo, catálogo del';

const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
const tellsDevice = (page: Page) => expect(page.getByText(ON_DEVICE)).toBeVisible();

/** The last column of the comparison: only its memory tells the laptop from its sisters. */
async function expectLastCompared(page: Page, name: string, memory: string): Promise<void> {
  await expect(page.getByRole('columnheader').last()).toContainText(name);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Memoria', exact: true }) });
  await expect(rows.getByRole('cell').last()).toContainText(memory);
}

test.describe('without a network', () => {
  test.use({ expectedProblems: OFFLINE });

  test('the form is answered with the same laptops as by the API, and continues @phone', async ({ page, site }) => {
    await answerQuestionnaire(page);
    await submit(page);
    await expect(page.getByText(ON_DEVICE)).toHaveCount(0);
    const ofApi = await names(page);
    expect(ofApi.length).toBeGreaterThan(0);
    await workerActive(page);
    await deviceKept(page);

    await goOffline(page, site);
    await openPage(page, '/form');
    await submit(page);
    await tellsDevice(page);
    expect(await names(page)).toEqual(ofApi);
    await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
    await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeVisible();

    await page.getByRole('button', { name: '¿Por qué no este?' }).click();
    await page.getByRole('combobox').fill('macbook pro 16');
    await page.getByRole('option').first().click();
    const place = page.getByRole('article', { name: /^El puesto de Apple MacBook Pro 16/ });
    await expect(place.getByRole('link', { name: 'Comparar con tu primera opción' })).toBeVisible();

    await page
      .getByRole('link', { name: /^Comparar / })
      .first()
      .click();
    await expect(page.getByRole('rowheader', { name: 'Para ti' })).toBeVisible();
    await tellsDevice(page);
    await page.getByRole('combobox').fill('macbook air 15 m5 24');
    await page.getByRole('option').first().click();
    await expectLastCompared(page, 'MacBook Air 15 M5', '24 GB');
    await page.reload();
    await expectLastCompared(page, 'MacBook Air 15 M5', '24 GB');

    await goOnline(page, site);
    await openPage(page, '/form');
    await submit(page);
    await expect(page.getByText(ON_DEVICE)).toHaveCount(0);
  });
});

test.describe('after an update @deep', () => {
  test.use({ expectedProblems: OFFLINE });

  test('the device answers without a network, without another visit to the form @phone', async ({ page, site }) => {
    await answerQuestionnaire(page);
    await workerActive(page);
    await deviceKept(page);
    await site.deployNextVersion();
    await findNewVersion(page);
    await openPage(page, '/contact');
    await expectNewVersionCached(page);
    await deviceKept(page);

    await goOffline(page, site);
    await openPage(page, '/form');
    expect(await versionsOn(page)).toEqual(['new']);
    await submit(page);
    await tellsDevice(page);
  });
});

test('is not loaded before the visitor answers @phone', async ({ page }) => {
  await page.goto('/form');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const workers = () => page.workers().map((worker) => new URL(worker.url()).pathname);
  expect(workers()).toEqual([]);
  await page.getByRole('checkbox', { name: /Programación/ }).check();
  await expect.poll(workers).toEqual([expect.stringMatching(/^\/assets\/worker-/)]);
});
