import type { Page } from '@playwright/test';
import { expect, menuOf, signInNewPerson, test } from './accounts.ts';
import { seedDocument, uidOn } from './emulated-database.ts';
import { enlargeText, expectToFit, overflowingBoxes } from './fits.ts';
import { expectNoBarrier } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

const BOXES = 'main, dialog, article, ul, li, h2, h3, dd';

/** The screen is accessible in light and dark, and readable in a wide window, and with large text in a narrow one. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectNoBarrier(page, screen, true);
  const before = page.viewportSize();
  for (const [width, percent] of [
    [1440, 100],
    [320, 100],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await enlargeText(page, percent);
    await expectToFit(page, `${screen} at ${width}, text of ${percent} %`);
    expect(await overflowingBoxes(page, BOXES), screen).toEqual([]);
  }
  await enlargeText(page, 100);
  if (before) await page.setViewportSize(before);
}

const UNBROKEN = 'Supercalifragilistico'.repeat(8);
/** As this site never writes them: without a place to break, and with a price in words. */
const LAPTOP = {
  id: 'a',
  name: UNBROKEN,
  title: UNBROKEN,
  price: '1 299 €',
  image: '/illustrations/ultrabook.svg',
  link: 'https://www.amazon.es/dp/X',
  url: 'https://www.amazon.es/dp/X',
  specs: [UNBROKEN, 'Memoria: 16 GB', 'Peso: 1,4 kg', 'Pantalla: 14″', 'Batería: 60 Wh', 'Panel: OLED'],
};
const SAVED_SET = {
  createdAt: new Date('2025-04-08T22:00:00Z'),
  formData: { purposes: [UNBROKEN], deviceType: UNBROKEN, requirements: { [UNBROKEN]: UNBROKEN } },
  computers: [LAPTOP, LAPTOP, { id: 'b', name: '  ' }],
};

test('the screens of an account are accessible, whatever is stored: menu, favorites, history, details, profile @phone', async ({
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

  const uid = await uidOn(page);
  await seedDocument(page, `users/${uid}`, { displayName: UNBROKEN, favorites: [LAPTOP], createdAt: new Date() });
  await seedDocument(page, `saved_recommendations/${uid}_1`, { userId: uid, ...SAVED_SET });
  await page.goto('/favorites');
  const moreSpecs = main.getByRole('button', { name: /^Ver más \(/ });
  await moreSpecs.click();
  await expect(moreSpecs).toHaveCount(0);
  await expectAccessible(page, 'a favorite with all its specs');

  await page.goto('/recommendations/saved');
  await expect(main.getByRole('article')).toContainText('09/04/2025, 00:00');
  const allCriteria = main.getByRole('button', { name: 'Ver todos los criterios' });
  await allCriteria.click();
  await expect(allCriteria).toHaveCount(0);
  await expectAccessible(page, 'the history');
  await main.getByRole('button', { name: 'Ver detalles', exact: true }).first().click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the details of a computer');
  await page.keyboard.press('Escape');
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
