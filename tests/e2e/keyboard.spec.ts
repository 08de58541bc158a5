import type { Page } from '@playwright/test';
import { MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { expect, hydrated, test } from './visit.ts';

/** More tab stops than any page has. */
const STOPS_MAX = 90;

/** Role and name of the focused element. */
const focused = async (page: Page) => (await page.locator(':focus').ariaSnapshot()).split('\n')[0] ?? '';

/** Whether the focus is visible: a ring on the element or around it, not covered by anything. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return false;
    const { left, top, width, bottom } = activeElement.getBoundingClientRect();
    const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const on = document.elementFromPoint(left + width / 2, middle);
    const isUncovered = activeElement.contains(on) || on?.contains(activeElement) === true;
    const candidates = [activeElement, activeElement.closest('label, :has(> :focus-visible)')];
    return isUncovered && candidates.some((element) => element && getComputedStyle(element).outlineStyle !== 'none');
  });

/** Presses Tab until an element with that name has the focus, and checks every stop on the way. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    const label = await focused(page);
    await expect.poll(() => isFocusVisible(page), `${label} has a visible focus`).toBe(true);
    if (name.test(label)) return;
  }
  throw new Error(`Nothing called ${name} could be reached with the Tab key`);
}

const press = async (page: Page, key: string, times = 1) => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

/** After a navigation the page has the focus and announces its title. */
async function expectArrival(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toBeFocused();
  const announced = () => page.locator('p[aria-live=polite]').textContent();
  await expect.poll(async () => (await announced()) === (await page.title())).toBe(true);
}

test.use({ reducedMotion: 'reduce' });

test('the whole journey works with the keyboard alone: landing, form, results, more, contact @desktop', async ({
  page,
}) => {
  await page.route('**/api/send-contact', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await tabTo(page, /Saltar al contenido/);
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /Encontrar mi portátil/);
  await press(page, 'Enter');

  await expectArrival(page, /\/form$/);
  await tabTo(page, /Diseño Gráfico/);
  await press(page, 'Space');
  await tabTo(page, /Pantalla/);
  await press(page, 'Space');
  await tabTo(page, /slider/);
  await press(page, 'ArrowRight', 3);
  await expect(page.getByRole('slider')).toHaveValue('1800');
  await press(page, 'Home');
  await expect(page.getByRole('slider')).toHaveValue('200');
  await press(page, 'End');
  await expect(page.getByRole('slider')).toHaveValue('4000');
  await page.keyboard.press('Tab');
  await press(page, 'Enter');
  await tabTo(page, /combobox "Memoria/);
  await tabTo(page, /Ver mis recomendaciones/);
  await press(page, 'Enter');

  await expectArrival(page, /\/recommendations$/);
  await tabTo(page, /Mostrar más opciones/);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: MORE_OPTIONS })).toBeFocused();
  await tabTo(page, /link "Contacto"/);
  await press(page, 'Enter');

  await expectArrival(page, /\/contact$/);
  await tabTo(page, /textbox "Nombre"/);
  await page.keyboard.type('Ana');
  await tabTo(page, /textbox "Email"/);
  await page.keyboard.type('ana@example.com');
  await tabTo(page, /textbox "Mensaje"/);
  await page.keyboard.type('Hola');
  await tabTo(page, /Enviar mensaje/);
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Tu mensaje ha sido enviado/ })).toBeVisible();
});

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active' });

  test('focus and selection are still visible @desktop', async ({ page }) => {
    await page.goto('/form');
    await hydrated(page);
    await tabTo(page, /Diseño Gráfico/);
    const pixels = () =>
      page
        .getByRole('checkbox', { name: /Diseño Gráfico/ })
        .locator('..')
        .screenshot();
    const unchecked = await pixels();
    await press(page, 'Space');
    await expect(page.getByRole('checkbox', { name: /Diseño Gráfico/ })).toBeChecked();
    await expect.poll(async () => (await pixels()).equals(unchecked)).toBe(false);
  });
});
