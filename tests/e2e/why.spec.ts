/** «¿Por qué no este?» below the results. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit.ts';

const ANSWERS = { purposes: ['programming', 'office'], priorities: ['battery'], budget: 1500 };

const opener = (page: Page) => page.getByRole('button', { name: '¿Por qué no este?' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Qué portátil tienes en mente' });
const place = (page: Page) => page.getByRole('article', { name: /^El puesto de / });

async function openResults(page: Page): Promise<void> {
  const response = await page.request.post('/api/recommendations', { data: ANSWERS });
  const stored = JSON.stringify({ ...(await response.json()), timestamp: Date.now() });
  await page.addInitScript((text) => localStorage.setItem('recommendations', text), stored);
  await page.goto('/recommendations');
  await hydrated(page);
}

test.use({ reducedMotion: 'reduce' });

test('its code comes at the first hint, its answer once a laptop is chosen @desktop', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openResults(page);
  await page.waitForLoadState('networkidle');
  const mine = () => asked.filter((path) => /why|name-search|laptops\/names/.test(path));
  expect(mine()).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => mine().length).toBeGreaterThan(0);
  expect(mine().every((path) => path.startsWith('/assets/why-'))).toBe(true);
  await opener(page).click();
  await field(page).fill('macbok pro 16');
  await page.getByRole('option').first().click();
  await expect(place(page).getByText(/^Cuesta .+ y tu presupuesto es de 1500\s€\.$/)).toBeVisible();
  expect(asked).toContain('/api/recommendations/why');
});

test('is asked by keyboard alone @desktop', async ({ page }) => {
  await openResults(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await field(page).focus();
  await page.keyboard.type('zenbook 14');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place(page).getByText(/^Puesto \d+/)).toBeVisible();
  await place(page).getByRole('link', { name: 'Comparar con tu primera opción' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
