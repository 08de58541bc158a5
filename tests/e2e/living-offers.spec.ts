import type { Page } from '@playwright/test';
import { createSpanishAdvisor } from '#words/spanish-advisor.ts';
import { answersSchema } from '#contract/answers.ts';
import { livingCatalogue } from '../support/living-catalogue.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expectNoBarrier, expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

/** Makes the API answer from a catalogue with offers and prices of half a year. */
async function openLiving(page: Page): Promise<void> {
  const advisor = createSpanishAdvisor(livingCatalogue(), { marketplace: { host: 'www.amazon.es', tag: '' } });
  await page.route('**/api/recommendations', (route, request) =>
    route.fulfill({ json: advisor.recommend(answersSchema.parse(request.postDataJSON())) }),
  );
  await answerQuestionnaire(page);
  await submit(page);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test.describe('results with offers of today', () => {
  test.use({ reducedMotion: 'reduce' });

  test('are accessible, folded and open, in light and dark, by keyboard too @phone @deep', async ({
    page,
    hasTouch,
  }) => {
    await openLiving(page);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link', { name: /^En PcComponentes: .*€ \p{L}/u })).toBeVisible();
    await expectNoViolations(page, 'folded');
    const fold = card.getByRole('button', { name: 'Historial de precio' });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(card.getByText('Habitual')).toBeVisible();
    await expect(card.getByText(/Más barato que 8 de cada 10 días del último año/)).toBeVisible();
    await expect(page).toHaveURL(/\/recommendations$/);
    await expectNoBarrier(page, 'open', hasTouch);
  });
});
