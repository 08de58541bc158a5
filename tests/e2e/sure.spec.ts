/** How sure the answer is: in the first window, and what it depends on, folded below. */
import type { Page } from '@playwright/test';
import type { Confidence } from '#contract/confidence.ts';
import type { Computer } from '#contract/computer.ts';
import { FIRST, openMockedResults, SECOND } from './fixed-answer.ts';
import { expect, test } from './visit.ts';

const glanceOf = (page: Page) => page.getByRole('region', { name: 'De un vistazo' });
const foldOf = (page: Page) => page.getByRole('button', { name: '¿De qué depende?' });
const roleOf = (page: Page) => glanceOf(page).locator('.glance-head:visible > p').first();

async function openWith(page: Page, confidence: Confidence): Promise<void> {
  const first: Computer = { ...FIRST, confidence };
  await openMockedResults(page, { computers: [first, SECOND] });
  await expect(glanceOf(page)).toBeVisible();
}

test.use({ reducedMotion: 'reduce' });

for (const [name, confidence, words] of [
  ['a lead', { first: 0.82, three: 1, tiedWith: [] }, 'Mejor opción 8 de cada 10 veces'],
  ['a tie', { first: 0.5, three: 1, tiedWith: [SECOND.id] }, 'Empate técnico con la opción 2'],
] as const) {
  test(`${name} is told in one line, and what it depends on by the keyboard @phone`, async ({ page }) => {
    await openWith(page, { ...confidence, tiedWith: [...confidence.tiedWith] });
    await expect(roleOf(page)).toHaveText(words);
    expect((await roleOf(page).boundingBox())?.height).toBeLessThan(30);
    const change = page.getByText(/^Si la opción 2 cuesta 700\s€ o menos con Windows, gana\./);
    await expect(change).toBeHidden();
    await foldOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(change).toHaveText(/≈\s10\s% probable$/);
    await expect(page.getByText(/repeticiones con los datos movidos dentro de su error/)).toBeVisible();
  });
}

test('a legend says what a band and a dashed point are', async ({ page }, { project }) => {
  await openWith(page, { first: 0.82, three: 1, tiedWith: [] });
  const legend = page.getByText('Banda: margen de error. Punto discontinuo: sin dato.').filter({ visible: true });
  await expect(legend).toHaveCount(project.name === 'phone' ? 0 : 1);
  await foldOf(page).click();
  await expect(legend).toHaveCount(1);
});
