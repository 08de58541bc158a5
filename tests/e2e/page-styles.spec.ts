import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit.ts';

/** Prerendered pages, with actions that make scripts render something new. */
const VISITS: { path: string; act: (page: Page) => Promise<void> }[] = [
  { path: '/', act: (page) => page.locator('main summary').first().click() },
  {
    path: '/form',
    async act(page) {
      await page.getByRole('checkbox', { name: /Programación/ }).check();
      await page.getByRole('checkbox', { name: /Batería/ }).check();
      await page.locator('main details > summary').first().click();
      await page.locator('main select').last().selectOption({ index: 1 });
      await page.getByRole('main').locator('button[type=submit]:visible').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/contact',
    async act(page) {
      await page.getByLabel('Nombre').fill('Ana');
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByLabel('Mensaje').fill('Hola');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await page.getByText('Ha ocurrido un error al enviar el mensaje').waitFor();
    },
  },
  { path: '/blog/que-ordenador-comprar-2025', act: (page) => page.locator('main summary').first().click() },
  { path: '/privacy', act: () => Promise.resolve() },
];

test.use({ expectedProblems: ['Failed to load resource'] });

for (const { path, act } of VISITS) {
  test(`${path} has all styles it needs inline, also after interaction: the full style sheet changes nothing @deep`, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    await hydrated(page);
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click();
    await act(page);
    await expect.poll(() => page.locator('[data-hydration]').count()).toBe(0);
    // Submitting loads the full sheet: it must not help here.
    const sheets = page.locator('link[rel=stylesheet]');
    await sheets.evaluateAll((links: HTMLLinkElement[]) => links.forEach((link) => (link.disabled = true)));
    const inline = await computedStyles(page);
    expect([...inline].join('').length).toBeGreaterThan(1_000_000);
    await page.evaluate(async () => {
      const href = document.querySelector<HTMLElement>('#root')?.dataset['styles'] ?? '';
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      });
    });
    const whole = await computedStyles(page);
    expect([...whole].filter((line) => !inline.has(line))).toEqual([]);
  });
}

/** The computed style of every element and its two pseudo-elements. */
async function computedStyles(page: Page): Promise<ReadonlySet<string>> {
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('body, #root *')].flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== '' && style.content === 'none') return [];
        // The inline styles define only the variables that they use.
        const properties = [...style].filter((property) => !property.startsWith('--'));
        const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
        return [`${index} ${element.tagName} ${element.getAttribute('class') ?? ''}${pseudo} { ${values.join('; ')} }`];
      }),
    ),
  );
  return new Set(styles);
}
