/** The picture of the market: price against fit. */
import type { Locator, Page } from '@playwright/test';
import { LAYOUT_SHIFT_MAX, layoutShift, watchShifts } from './layout-shift.ts';
import { openResults } from './questionnaire.ts';
import { expect, test } from './visit.ts';

const MANY = { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 };
const FEW = { purposes: ['office'], budget: 1800, requirements: { os: 'macOS' } };

const opener = (page: Page) => page.getByRole('button', { name: 'Precio y encaje: el mapa' });
const market = (page: Page) => page.locator('section').filter({ has: opener(page) });
const slider = (page: Page) => page.getByRole('slider', { name: 'Portátiles por precio' });
const panel = (page: Page) => market(page).locator('.market-picture ~ .bg-sunken');
const coin = (page: Page, index: number) =>
  market(page)
    .locator('.market-coin')
    .filter({ hasText: `${index}` });
const card = (page: Page, index: number) => page.getByRole('article').nth(index - 1);

async function openMarket(page: Page, answers: object = MANY): Promise<void> {
  await openResults(page, answers);
  await opener(page).click();
  await expect(coin(page, 1)).toBeVisible();
}

async function middleOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not rendered');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isMarket = (path: string): boolean => path.includes('market');
const isWhy = (path: string): boolean => /why|laptop-search|laptops\/names/.test(path);

const said = (page: Page) => slider(page).getAttribute('aria-valuetext');

test.use({ reducedMotion: 'reduce' });

test('its code and its answer come when its button is pressed, the code at the first hint, as that of «¿Por qué no este?» @desktop', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openResults(page, MANY);
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isMarket)).toEqual([]);
  expect(asked.filter(isWhy)).toEqual([]);
  await page.getByRole('button', { name: '¿Por qué no este?' }).hover();
  await expect.poll(() => asked.filter(isWhy)).not.toEqual([]);
  expect(asked.filter(isWhy).every((path) => path.startsWith('/assets/why-'))).toBe(true);
  await opener(page).hover();
  await expect.poll(() => asked.filter(isMarket)).toEqual([expect.stringMatching(/^\/assets\/market-/)]);
  await opener(page).click();
  await expect(coin(page, 1)).toBeVisible();
  expect(asked).toContain('/api/recommendations/market');
});

test('a card is named by pointing at it and opened by a press; another laptop stays named @desktop', async ({
  page,
}) => {
  await openMarket(page);
  await market(page).scrollIntoViewIfNeeded();
  const third = await middleOf(coin(page, 3));
  await page.mouse.move(third.x + 1, third.y + 1);
  await expect(panel(page).getByRole('button', { name: 'Ver la opción 3' })).toBeVisible();
  await page.mouse.click(third.x + 1, third.y + 1);
  await expect(card(page, 3)).toBeFocused();
  await expect(card(page, 3)).toBeInViewport();

  const picture = market(page).locator('.market-picture');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 300);
  const pressed = await said(page);
  await page.mouse.move(0, 0);
  expect(await said(page)).toBe(pressed);
  await expect(panel(page).getByRole('link', { name: 'Comparar con la 1' })).toBeVisible();
});

test('a touch names, and another opens @phone', async ({ page }) => {
  await openMarket(page);
  await market(page).locator('.market-picture').scrollIntoViewIfNeeded();
  const second = await middleOf(coin(page, 2));
  await page.touchscreen.tap(second.x, second.y);
  const button = panel(page).getByRole('button', { name: 'Ver la opción 2' });
  await expect(button).toBeVisible();
  await expect(page.locator('article:focus')).toHaveCount(0);
  await page.touchscreen.tap(second.x, second.y);
  await expect(page.locator('article:focus')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Opción 2/ })).toHaveAttribute('aria-selected', 'true');
});

test('the picture has a dot for each row of the table @desktop @deep', async ({ page }) => {
  await openMarket(page, FEW);
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  const rows = market(page).locator('tbody tr');
  const dots = await market(page)
    .locator('.market-solid, .market-hollow')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0));
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(await rows.count());
  await expect(rows.filter({ hasText: 'Opción 1' })).toHaveCount(1);
});

test('nothing moves while it opens and while laptops are named @desktop', async ({ page }) => {
  await watchShifts(page);
  await openMarket(page);
  await market(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await market(page).locator('.market-picture').boundingBox();
  for (let x = 60; x < 1000; x += 60) await page.mouse.move((box?.x ?? 0) + x, (box?.y ?? 0) + ((x * 7) % 380));
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
});

test.describe('whose code does not load', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('says so on its button, which tries again @phone', async ({ page }) => {
    const code = '**/assets/market-*';
    await page.route(code, (route) => route.abort());
    await openResults(page, MANY);
    await opener(page).click();
    const again = page.getByRole('button', { name: 'No se ha podido cargar el mapa. Reintentar' });
    await expect(again).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(code);
    await again.click();
    await expect(coin(page, 1)).toBeVisible();
    await expect(opener(page)).toBeVisible();
  });
});

test('is not on paper, which is one page @desktop', async ({ page }) => {
  await openMarket(page);
  await expect(page.locator('.market-picture')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.market-picture')).toBeHidden();
});
