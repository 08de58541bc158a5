/** «¿Lo has visto en una tienda?»: from an advert to its verdict. */
import { ADVERT } from '#tests/support/advert-answers.ts';
import { CASUAL_GAMING } from '#tests/support/page-texts.ts';
import { openAdvert } from './advert.ts';
import { expectNoViolations } from './violations.ts';
import { expect, test } from './visit.ts';

test.use({ reducedMotion: 'reduce', expectedProblems: ['Failed to load resource'] });

const verdict = /^Solo por 640\s€ o menos$/;

test('an advert is judged by the keyboard alone, in place, and its link opens the same laptop @desktop', async ({
  page,
}) => {
  await openAdvert(page);
  const purpose = page.getByRole('checkbox', { name: CASUAL_GAMING });
  await expect(purpose).toBeVisible();
  await purpose.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Ver si es buena compra' }).press('Enter');
  const card = page.getByRole('article', { name: verdict });
  await expect(card.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(card.getByText(/^Puesto 12 de/)).toBeVisible();
  await expectNoViolations(page, 'the verdict');
  await expect(page).toHaveURL(/\/visto#marca=HP&.*ram=16/);
  const fold = page.getByRole('button', { name: 'Corregir lo que hemos leído' });
  await fold.press('Enter');
  await page.getByRole('combobox', { name: 'Memoria' }).selectOption('8');
  await expect(page).toHaveURL(/ram=8/);
  const address = page.url();
  await page.goto('/privacy');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'El anuncio' })).toHaveValue(ADVERT);
  await expect(page.getByRole('combobox', { name: 'Memoria' })).toHaveValue('8');
  await page.goto('/privacy');
  await page.goto(address);
  await expect(page.getByRole('article', { name: verdict })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'El anuncio' })).toHaveValue('');
  await fold.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Memoria' })).toHaveValue('8');
});
