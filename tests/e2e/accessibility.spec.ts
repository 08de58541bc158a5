import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, test } from './visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page): Promise<void> {
  // Colours are judged where they come to rest, not half way through a transition.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
}

const widthBeyondWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const path of ['/', '/form', '/blog', '/contact', '/privacy', '/terms', '/login']) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }

    test('the form with everything open and the results have none either', async ({ page }) => {
      await answerQuestionnaire(page);
      await page
        .getByRole('group')
        .locator('summary')
        .or(page.getByRole('button', { name: /requisitos/i }))
        .first()
        .click();
      await expectNoViolations(page);
      await submit(page);
      await expectNoViolations(page);
      await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
      await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test.describe('at 320 px, where 1280 px end up at 400 % zoom @phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing has to be scrolled sideways', async ({ page }) => {
    for (const path of ['/', '/form', '/blog', '/blog/que-ordenador-comprar-2025', '/contact', '/terms']) {
      await page.goto(path);
      expect(await widthBeyondWindow(page), path).toBe(0);
    }
    await answerQuestionnaire(page);
    await submit(page);
    expect(await widthBeyondWindow(page), 'results').toBe(0);
  });
});

test('the whole journey works by keyboard alone @desktop', async ({ page }) => {
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 80; step += 1) {
      await press('Tab');
      // What a screen reader would say of it.
      const [label = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
      if (name.test(label)) return;
    }
    throw new Error(`Nothing called ${name} could be reached with the Tab key`);
  };

  await page.goto('/form');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await tabTo(/Diseño Gráfico/);
  await press('Space');
  await tabTo(/Pantalla/);
  await press('Space');
  await page.getByRole('slider').focus();
  await press('ArrowRight', 3);
  await expect(page.getByRole('slider')).toHaveValue('1800');
  await page.keyboard.press('Tab');
  await page.locator('button[type=submit]:visible').focus();
  await press('Enter');
  await expect(page).toHaveURL(/\/recommendations$/);
  await tabTo(/Mostrar más opciones/);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Más opciones para ti' })).toBeFocused();
});

test.describe('an address that does not exist', () => {
  test.use({ expectedProblems: ['404 (Not Found)'], reducedMotion: 'reduce' });

  test('§2 answers 404 with a page that leads home and to the form', async ({ page }) => {
    const response = await page.goto('/no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
    await expectNoViolations(page);
    expect(await widthBeyondWindow(page)).toBe(0);
    await page.getByRole('main').locator('a[href="/form"]').click();
    await expect(page).toHaveURL(/\/form$/);
  });
});
