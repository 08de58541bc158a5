import { expectToFit } from './fits.ts';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { ANSWERS, COMPARISON } from './screens.ts';
import { expect, hydrated, test } from './visit.ts';

const remove = { name: /^Quitar .+ de la comparación$/ };

test.describe('the comparison', () => {
  test('is used by keyboard alone @desktop', async ({ page }) => {
    await page.goto(COMPARISON);
    await hydrated(page);
    const box = page.getByRole('checkbox', { name: 'Solo las diferencias' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('rowheader', { name: 'Memoria' })).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Comparación' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', remove).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
  });

  test('shows two laptops beside the labels, and the others a swipe away @phone', async ({ page }) => {
    await page.goto(`${COMPARISON}#${ANSWERS}`);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveCount(4);
    await expectToFit(page, 'the comparison');
    await expect(heads.nth(1)).toBeInViewport({ ratio: 0.99 });
    await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.1 });
    const label = page.getByRole('rowheader', { name: 'Procesador' });
    const left = (await label.boundingBox())?.x;
    const box = page.getByRole('region', { name: 'Comparación' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await heads.nth(3).scrollIntoViewIfNeeded();
    await expect(heads.nth(3)).toBeInViewport({ ratio: 0.99 });
    expect((await label.boundingBox())?.x).toBe(left);
    expect(await page.evaluate(() => localStorage.getItem('formState')), 'a link is not kept').toBeNull();
  });

  test('is reached from every card, with the answers of the results, and takes a model by name @phone', async ({
    page,
  }) => {
    await answerQuestionnaire(page);
    await submit(page);
    const names = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
    const [first = ''] = names;
    await page.getByRole('link', { name: `Comparar ${first}` }).click();
    await expect(page).toHaveURL(/\/comparar\?ids=/);
    await expect(page.getByRole('rowheader', { name: 'Para ti' })).toBeVisible();
    const heads = page.getByRole('columnheader');
    await expect(heads.first()).toContainText(first);
    const count = await heads.count();

    const field = page.getByRole('combobox', { name: 'Añadir un modelo que has visto' });
    await field.fill('macbok pro 14 m4');
    await expect(page.getByRole('option').first()).toContainText('MacBook Pro 14 M4');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heads).toHaveCount(count + 1);
    await expect(heads.last()).toContainText('MacBook Pro 14 M4');
    await expectToFit(page, 'the comparison with a model by name');
    await page.goBack();
    await expect(heads).toHaveCount(count);
  });
});
