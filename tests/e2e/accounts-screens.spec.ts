import type { Page } from '@playwright/test';
import { FAVORITE_SAVED } from '#tests/support/page-texts.ts';
import { EMULATOR_PROBLEMS, hearts, menuOf, seeResults, signInNewPerson, withoutInternet } from './accounts.ts';
import { countSavedSets } from './emulated-database.ts';
import { enlargeText, expectToFit, overflowingBoxes } from './fits.ts';
import { expectNoBarrier } from './violations.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS, reducedMotion: 'reduce' });
test.beforeEach(({ context }) => withoutInternet(context));

/** The screen is accessible in light and dark, and readable with large text in a narrow window. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectNoBarrier(page, screen, true);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 200);
  await expectToFit(page, screen);
  expect(await overflowingBoxes(page, 'main, dialog, ul'), screen).toEqual([]);
  await enlargeText(page, 100);
  if (before) await page.setViewportSize(before);
}

test('the screens of an account are accessible: menu, favorites, history, details, profile @phone', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const person = await signInNewPerson(page);
  await expectAccessible(page, 'no favorites');
  await menuOf(page, person).click();
  await expect(menuOf(page, person)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'the menu of the account');

  await seeResults(page);
  await hearts(page).first().click();
  await expect(page.getByRole('status').filter({ hasText: FAVORITE_SAVED })).toBeVisible();
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.goto('/favorites');
  const moreSpecs = main.getByRole('button', { name: /^Ver más \(/ });
  await moreSpecs.click();
  await expect(moreSpecs).toHaveCount(0);
  await expectAccessible(page, 'a favorite with all its specs');

  await page.goto('/recommendations/saved');
  await expect(main.getByRole('article')).toHaveCount(1);
  const allCriteria = main.getByRole('button', { name: 'Ver todos los criterios' });
  await allCriteria.click();
  await expect(allCriteria).toHaveCount(0);
  await expectAccessible(page, 'the history');
  await main.getByRole('button', { name: 'Ver detalles', exact: true }).first().click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the details of a computer');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/recommendations\/saved$/);

  await page.goto('/profile');
  await expect(main.getByRole('button', { name: 'Editar perfil' })).toBeEnabled();
  await expectAccessible(page, 'the profile');
  await main.getByRole('button', { name: 'Editar perfil' }).click();
  await expect(main.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await expectAccessible(page, 'the profile while it is edited');
  await main.getByRole('button', { name: 'Cancelar' }).click();
  await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'before the account is deleted');
});
