/** How sure the first place is: in words on its card, and what would change it. */
import type { Recommendation } from '#contract/recommendations.ts';
import { openMockedResults, SECOND } from './fixed-answer.ts';
import { expect, test } from './visit.ts';

test.use({ reducedMotion: 'reduce' });

const TIE = 'empate con el Casa Grande 16';

for (const [words, sureness] of [
  ['Elección clara', { kind: 'clear', tiedWith: [], text: 'clara' }],
  ['Empate con el Casa Grande 16', { kind: 'tie', tiedWith: [SECOND.id], text: TIE }],
] satisfies [string, Recommendation['sureness']][]) {
  test(`«${words}» in one line, and what it depends on by the keyboard @phone`, async ({ page }) => {
    await openMockedResults(page, { sureness });
    const button = page.getByRole('article').getByRole('button', { name: new RegExp(`^${words} ¿De qué depende\\?$`) });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeLessThan(50);
    const change = page.getByText(/^Si ves la opción 2 por 700\s€ o menos con Windows, elígela\./);
    await expect(change).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(change).toBeVisible();
  });
}
