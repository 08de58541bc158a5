import type { Page } from '@playwright/test';
import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';
import {
  EMULATOR_PROBLEMS,
  hearts,
  newPerson,
  openPopup,
  pickNew,
  seeResults,
  signInNewPerson,
  signOutOnProfile,
  STREAM_PROBLEMS,
  withoutInternet,
} from './accounts.ts';
import { countFavorites, DATABASE_REQUESTS } from './emulated-database.ts';
import { expect, test } from './visit.ts';

test.use({
  expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'status of 400 (Bad Request)', 'client is offline'],
});
test.beforeEach(({ context }) => withoutInternet(context));

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('hearts pressed right after a first sign-in are saved although the page is left before the database answers @desktop', async ({
  page,
}) => {
  await seeResults(page);
  const answers = Promise.withResolvers<void>();
  await page.route(DATABASE_REQUESTS, async (route) => {
    await answers.promise;
    // Requests of the page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  await hearts(page).first().click();
  await pickNew(await openPopup(page), newPerson());
  await expect(page.getByText(FAVORITE_SAVED)).toBeVisible();
  await hearts(page).nth(1).click();
  await page.reload();
  answers.resolve();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => countFavorites(page)).toBe(2);
});

test.describe('when an ad blocker blocks Firebase', () => {
  test('its database: each page says so, and signing out works', async ({ page }) => {
    await signInNewPerson(page);
    await page.route(DATABASE_REQUESTS, (route) => route.abort());
    await page.goto('/recommendations/saved');
    await expect(alert(page)).toContainText(/^Error de conexión: .*algo bloquea firestore\.googleapis\.com/, {
      timeout: 30_000,
    });
    await page.goto('/profile');
    await expect(page.getByText('Modo offline activo.', { exact: false })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('algo bloquea firestore.googleapis.com', { exact: false })).toBeVisible();
    await signOutOnProfile(page);
  });
});
