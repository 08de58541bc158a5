import { MORE_BUTTON, MORE_OPTIONS, SEND_MESSAGE } from '#tests/support/page-texts.ts';
import { test } from './own-site.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, hydrated } from './visit.ts';

test('a whole visit stores answers and results, and nothing personal @phone', async ({ page }) => {
  await answerQuestionnaire(page);
  await submit(page);
  await page.getByRole('button', { name: MORE_BUTTON }).click();
  await expect(page.getByRole('heading', { name: MORE_OPTIONS })).toBeVisible();
  await page.goto('/contact?utm_source=boletin&correo=ana@example.com');
  await hydrated(page);
  await page.getByLabel('Nombre').fill('Ana Pérez');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Mensaje').fill('Un secreto');
  await page.getByRole('button', { name: SEND_MESSAGE }).click();
  await expect(page.getByText('Tu mensaje ha sido enviado correctamente.')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/blog/que-ordenador-comprar-2025?correo=ana@example.com');
  await hydrated(page);

  const left = await page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return {
      local: Object.entries(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: cached.flat().map(({ url }) => url),
      cookies: document.cookie,
    };
  });
  expect(left.local.map(([key]) => key).toSorted()).toEqual(['formState', 'recommendations', 'userPreferences']);
  expect(JSON.stringify(left)).not.toMatch(/Ana|ana@|secreto/);
  expect(left).toMatchObject({ session: ['scrollPositions'], databases: [], cookies: '' });
  const { origin } = new URL(page.url());
  expect(left.cached.length).toBeGreaterThan(15);
  expect(left.cached.filter((url) => !url.startsWith(`${origin}/`) || url.includes('/api/'))).toEqual([]);
});
