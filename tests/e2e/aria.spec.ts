import { recordedAnswers } from '#bench/screens/given-answers.ts';
import { openStored } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

test.use({ reducedMotion: 'reduce' });

test('the accessibility tree of the form @desktop', async ({ page }) => {
  await page.goto('/form');
  await hydrated(page);
  await page.getByRole('checkbox', { name: /Trabajo\/Estudio/ }).check();
  await page.getByText('Requisitos técnicos').click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
});

test('the accessibility tree of the results @phone', async ({ page }) => {
  await openStored(page, recordedAnswers().three);
  await expect(page.getByRole('status').filter({ hasText: '3 portátiles recomendados' })).toHaveCount(1);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'results.aria.yml' });
});
