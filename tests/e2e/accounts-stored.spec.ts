/** Account data in shapes that this site never writes. */
import { EMULATOR_PROBLEMS, signInNewPerson, withoutInternet } from './accounts.ts';
import { seedDocument, uidOn } from './emulated-database.ts';
import { expectToFit, overflowingBoxes } from './fits.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

const UNBROKEN = 'Supercalifragilistico'.repeat(8);

test('words without a break wrap on every page of an account, in narrow and wide windows @phone', async ({ page }) => {
  const main = page.getByRole('main');
  await signInNewPerson(page);
  const uid = await uidOn(page);
  const laptop = { id: 'a', name: UNBROKEN, title: UNBROKEN, price: '1 299 €', specs: [UNBROKEN] };
  await seedDocument(page, `users/${uid}`, { displayName: UNBROKEN, favorites: [laptop], createdAt: new Date() });
  await seedDocument(page, `saved_recommendations/${uid}_1`, {
    userId: uid,
    createdAt: '09/04/2025',
    formData: { purposes: [UNBROKEN], deviceType: UNBROKEN, requirements: { [UNBROKEN]: UNBROKEN } },
    computers: [laptop, laptop, { id: 'b', name: '  ' }],
  });
  const expectAllToFit = async (screen: string) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectToFit(page, `${screen} at ${width}`);
      const overflowing = await overflowingBoxes(page, 'main, dialog, article, li, h2, h3, dd');
      expect(overflowing, `${screen} at ${width}`).toEqual([]);
    }
  };

  await page.goto('/recommendations/saved');
  await expect(main.getByRole('article')).toContainText('09/04/2025, 00:00');
  await main.getByRole('button', { name: 'Ver todos los criterios' }).click();
  await expectAllToFit('history');
  await main.getByRole('button', { name: 'Ver detalles' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAllToFit('details');
  await page.goto('/favorites');
  await expect(main.getByRole('article')).toHaveCount(1);
  await expectAllToFit('favorites');
  await page.goto('/profile');
  await expect(main.getByText(UNBROKEN)).toBeVisible();
  await expectAllToFit('profile');
});
