import type { Page } from '@playwright/test';
import {
  countSavedSets,
  EMULATOR_PROBLEMS,
  newPerson,
  seeResults,
  signInByRedirect,
  withoutInternet,
} from './accounts.ts';
import { enlargeText, expectToFit } from './fits.ts';
import { smallTargets, TOUCH_TARGET } from './targets.ts';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS, reducedMotion: 'reduce' });
test.beforeEach(({ context }) => withoutInternet(context));

/** Everybody can read it and press what is on it: in light and dark, and with large letters in a narrow window. */
async function expectGoodForEveryone(page: Page, screen: string): Promise<void> {
  await expectNoViolations(page, screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, screen);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await smallTargets(page, TOUCH_TARGET), screen).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 200);
  await expectToFit(page, screen);
  expect(await tooWide(page), screen).toEqual([]);
  await enlargeText(page, 100);
  if (before) await page.setViewportSize(before);
}

/** What is wider inside than outside, also where it could be scrolled. */
const tooWide = (page: Page): Promise<string[]> =>
  page
    .locator('main, dialog, ul')
    .evaluateAll((boxes) =>
      boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map((box) => box.className),
    );

test('the screens of an account are good for everyone: menu, favourites, history, details, profile @phone', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const person = newPerson();
  await page.goto('/favorites');
  await signInByRedirect(page, person);
  await expect(main.getByRole('heading', { name: 'No tienes favoritos' })).toBeVisible();
  await expectGoodForEveryone(page, 'no favourites');
  await page.getByRole('button', { name: `Menú de ${person.name}` }).click();
  await expectGoodForEveryone(page, 'the menu of the account');

  await seeResults(page);
  await main
    .getByRole('button', { name: /^Guardar .* en favoritos$/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Ordenador guardado en favoritos' })).toBeVisible();
  await expect.poll(() => countSavedSets(page)).toBe(1);
  await page.goto('/favorites');
  await main.getByRole('button', { name: /^Ver más \(/ }).click();
  await expectGoodForEveryone(page, 'a favourite with all its specs');

  await page.goto('/recommendations/saved');
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('button', { name: 'Ver todos los criterios' }).click();
  await expectGoodForEveryone(page, 'the history');
  await main.getByRole('button', { name: 'Ver detalles', exact: true }).first().click();
  await expectGoodForEveryone(page, 'the details of a computer');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/recommendations\/saved$/);

  await page.goto('/profile');
  await expect(main.getByRole('button', { name: 'Editar perfil' })).toBeEnabled();
  await expectGoodForEveryone(page, 'the profile');
  await main.getByRole('button', { name: 'Editar perfil' }).click();
  await expectGoodForEveryone(page, 'the profile, being edited');
  await main.getByRole('button', { name: 'Cancelar' }).click();
  await main.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expectGoodForEveryone(page, 'before the account is deleted');
});
