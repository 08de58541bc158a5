import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { EMULATOR_PROBLEMS, signInNewPerson, withoutInternet } from './accounts.ts';
import { seedDocument, uidOn } from './emulated-database.ts';
import { listenForScripts } from './listen-for-scripts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: EMULATOR_PROBLEMS });
test.beforeEach(({ context }) => withoutInternet(context));

/** Some of each kind, without those whose spaces and controls look different once rendered. */
const TEXTS = HOSTILE_TEXTS.filter((text) => /^[!-~]+( [!-~]+)*$/.test(text)).filter(
  (_text, index) => index % 10 === 0,
);
/** Pictures may come from any https address. */
const ADDRESSES = HOSTILE_ADDRESSES.filter((address) => !address.startsWith('https://'));

test('script and markup stored in an account are shown as text @desktop', async ({ page }) => {
  const seen = await listenForScripts(page);
  const main = page.getByRole('main');
  await signInNewPerson(page);
  const uid = await uidOn(page);
  const laptop = (text: string, index: number) => {
    const address = ADDRESSES[index % ADDRESSES.length] ?? '';
    return {
      id: text,
      name: text,
      title: text,
      price: text,
      image: address,
      link: address,
      url: address,
      specs: TEXTS,
    };
  };
  const laptops = TEXTS.map(laptop);
  await seedDocument(page, `users/${uid}`, {
    displayName: TEXTS.join(' '),
    photoURL: ADDRESSES[0],
    favorites: laptops,
  });
  await seedDocument(page, `saved_recommendations/${uid}_1`, {
    userId: uid,
    createdAt: new Date(),
    formData: {
      deviceType: TEXTS[0],
      purposes: TEXTS,
      priorities: TEXTS,
      budget: TEXTS[1],
      requirements: Object.fromEntries(TEXTS.map((text) => [text, text])),
    },
    computers: laptops.slice(0, 3),
  });

  await page.goto('/profile');
  await expect(main).toContainText(TEXTS.join(' '));
  await page.goto('/favorites');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(TEXTS);
  await page.goto('/recommendations/saved');
  await main.getByRole('button', { name: 'Ver todos los criterios' }).click();
  for (const text of TEXTS) await expect(main).toContainText(`${text}:${text}`);
  await main
    .getByRole('button', { name: /^Ver detalles/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(TEXTS);

  expect(await page.getByRole('link', { name: /en Amazon/ }).count()).toBe(0);
  expect(await page.locator('#root script, #root iframe, #root object, #root embed, #root style').count()).toBe(0);
  expect(await seen()).toEqual([]);
});
