/** The results' first window: what is in it, and the target. */
import type { Locator, Page } from '@playwright/test';
import { expectToFit, enlargeText } from './fits.ts';
import { openMockedResults } from './fixed-answer.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expectContrast, expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

const glanceOf = (page: Page) => page.getByRole('region', { name: 'De un vistazo' });
const optionOf = (page: Page, index: number) => glanceOf(page).getByRole('radio', { name: new RegExp(`^${index} `) });
const CAUTION = 'Con 400 € no hay portátil para juegos actuales. Desde 680 €, sí.';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** What counts, by the lowest pixel of each; the bar with the button may cover the end of the window. */
async function expectInFirstWindow(page: Page, parts: Record<string, Locator>): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const buy = await boxOf(glanceOf(page).getByRole('link', { name: /^Ver en Amazon/ }));
  expect(buy.bottom, 'the button').toBeLessThanOrEqual(height);
  const isBar = await glanceOf(page)
    .locator('.glance-buy:visible')
    .evaluate((bar) => getComputedStyle(bar).position === 'sticky');
  for (const [name, part] of Object.entries(parts))
    expect((await boxOf(part)).bottom, name).toBeLessThanOrEqual(isBar ? buy.y : height);
}

const headOf = (page: Page) => {
  const head = glanceOf(page).locator('.glance-head:visible');
  return {
    verdict: head.locator('.glance-verdict'),
    price: head.locator('.glance-price'),
    pero: head.getByText(/^Pero:/),
  };
};

test.use({ reducedMotion: 'reduce' });

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`in a phone’s window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('verdict, price, pero, button and the other options are in sight @phone', async ({ page }) => {
      await answerQuestionnaire(page);
      await submit(page);
      const others = { 'option 2': optionOf(page, 2), 'option 3': optionOf(page, 3) };
      await expectInFirstWindow(page, { ...headOf(page), ...others });
      await optionOf(page, 2).check({ force: true });
      await expectInFirstWindow(page, { ...headOf(page), ...others });
      if (height > 660) await expectInFirstWindow(page, { 'the target': glanceOf(page).locator('.target') });
    });
  });
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 1366, height: 641 },
]) {
  test.describe(`in a laptop’s window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('verdict, price, pero, button and target are in the upper 640 px @desktop', async ({ page }) => {
      await answerQuestionnaire(page);
      await submit(page);
      await expectInFirstWindow(page, headOf(page));
      for (const part of [glanceOf(page).locator('.target'), glanceOf(page).getByRole('link')])
        expect((await boxOf(part)).bottom).toBeLessThanOrEqual(640);
    });
  });
}

test('another laptop is chosen with the keyboard, and nothing moves @desktop', async ({ page }) => {
  // On a phone the target follows the head, which has no room to spare.
  await page.setViewportSize({ width: Math.max(640, page.viewportSize()?.width ?? 0), height: 900 });
  await openMockedResults(page);
  const places = async () => [
    await boxOf(glanceOf(page).locator('.target')),
    await boxOf(glanceOf(page).getByRole('link', { name: /^Ver en Amazon/ })),
  ];
  await optionOf(page, 1).focus();
  const before = await places();
  await page.keyboard.press('ArrowRight');
  await expect(optionOf(page, 2)).toBeChecked();
  await expect(headOf(page).verdict).toHaveText(/^Ahorras 5\s€\.\sPesa\s0,9\skg\smás/);
  await expect(glanceOf(page).getByRole('button', { name: 'Guardar Casa Grande 16 en favoritos' })).toBeVisible();
  await expect(glanceOf(page).getByRole('status')).toHaveText(/^Casa Grande 16, .*Ahorras 5\s€\./);
  expect(await places()).toEqual(before);
});

test('a point on the target chooses its laptop @phone', async ({ page }) => {
  await openMockedResults(page);
  const points = glanceOf(page).locator('.target-point').filter({ hasText: '2' });
  await points.nth(1).tap();
  await expect(optionOf(page, 2)).toBeChecked();
  await points.nth(1).tap();
  await expect(headOf(page).verdict).toHaveText(/^Ahorras/);
  for (const size of await points.evaluateAll((all) => all.map((point) => point.getBoundingClientRect())))
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24);
});

test('points stand where the answer says, and the ring holds only what is enough @phone', async ({ page }) => {
  await openMockedResults(page);
  const row = (name: string) => glanceOf(page).locator('.target-row').filter({ hasText: name });
  const middle = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return x + width / 2;
  };
  const point = (name: string, index: number) =>
    row(name)
      .locator('.target-point')
      .filter({ hasText: `${index}` });
  const [good, ring] = [row('Peso').locator('.target-good'), await boxOf(row('Peso').locator('.target-ring'))];
  const light = await boxOf(point('Peso', 1).locator('.target-coin'));
  expect(light.x).toBeGreaterThanOrEqual(ring.x);
  expect(light.right).toBeLessThanOrEqual(ring.right);
  expect(await middle(point('Peso', 2))).toBeLessThan(await middle(good));
  for (const index of [1, 2]) expect(await middle(point('Autonomía', index))).toBeGreaterThan(await middle(good));
  for (const name of ['Autonomía', 'Panel', 'Precio'])
    for (const index of [1, 2])
      expect((await boxOf(point(name, index).locator('.target-coin'))).right).toBeLessThanOrEqual(ring.x + 2);
  expect(Math.abs((await middle(point('Precio', 2))) - (await middle(point('Precio', 1))))).toBeGreaterThan(13);
});

test('the picture says what the table says @desktop', async ({ page }) => {
  await openMockedResults(page);
  const cells = await glanceOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
  for (const index of [1, 2]) {
    await optionOf(page, index).check({ force: true });
    const rows = glanceOf(page)
      .locator('.target-row')
      .filter({ has: page.locator('.target-label') });
    const said = await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('.target-label')?.textContent,
        [...row.querySelectorAll('.target-end > p')].find((end) => end.checkVisibility({ visibilityProperty: true }))
          ?.textContent,
      ]),
    );
    // Weight and colour part the two in the picture.
    expect(said).toEqual(cells.map((row) => [row[0], row[index]?.replace(' · ', ' ')]));
  }
});

test.describe('to whom motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('points fly to their place once, within 300 ms @desktop', async ({ page }) => {
    await openMockedResults(page);
    const [point] = await glanceOf(page).locator('.target-point').all();
    expect(await point?.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await point?.evaluate((element) => parseFloat(getComputedStyle(element).animationDuration))).toBeLessThan(
      0.001,
    );
  });
});

test('a caution comes first and crowns nothing; both its states are accessible @phone @deep', async ({ page }) => {
  await openMockedResults(page, { caution: { text: CAUTION, raise: null } });
  await expect(page.getByRole('heading', { name: CAUTION.replaceAll(' €', '\u00A0€') })).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectNoViolations(page, 'a caution');
  await page.getByRole('button', { name: 'Ver el menos malo' }).press('Enter');
  await expect(glanceOf(page)).toBeVisible();
  await expect(page.getByText(/^(Mejor opción|Mejor para ti)$/).filter({ visible: true })).toHaveCount(0);
  await expectNoViolations(page, 'the least bad ones');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the least bad ones');
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('all of it fits, also with letters of 200 % @phone', async ({ page }) => {
    await openMockedResults(page);
    for (const percent of [100, 200]) {
      await enlargeText(page, percent);
      for (const index of [1, 2]) {
        await optionOf(page, index).check({ force: true });
        await expectToFit(page, `option ${index} in letters of ${percent} %`);
      }
    }
  });
});

test('on paper the table takes the picture’s place @desktop', async ({ page }) => {
  await openMockedResults(page);
  await page.emulateMedia({ media: 'print' });
  await expect(glanceOf(page).getByRole('table')).toBeVisible();
  expect((await boxOf(glanceOf(page).getByRole('table'))).width).toBeGreaterThan(300);
  await expect(glanceOf(page).locator('.target')).toBeHidden();
});
