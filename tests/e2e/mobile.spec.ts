import { MORE_BUTTON, MORE_OPTIONS } from '#tests/support/page-texts.ts';
import { openResults } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

/** With a smaller font phones zoom in on a focused field. */
const NO_ZOOM_PX = 16;

test.describe('on a phone @phone', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no field makes the page zoom', async ({ page }) => {
    await page.goto('/form');
    await page.getByText('Requisitos técnicos').click();
    for (const path of ['/form', '/contact']) {
      if (path !== '/form') await page.goto(path);
      const fields = page.locator('input:not([type=checkbox], [type=radio], [type=range]), select, textarea');
      const sizes = await fields
        .filter({ visible: true })
        .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length, path).toBeGreaterThan(0);
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(NO_ZOOM_PX);
    }
  });

  test('nothing lies under the notch or the system bar', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 40, left: 50, right: 50, bottom: 34 } });
    await page.goto('/form');
    await hydrated(page);
    const width = page.viewportSize()?.width ?? 0;
    const screen = page.viewportSize()?.height ?? 0;
    for (const part of ['#root > header a', 'h1', 'h2', '#root > footer p']) {
      for (const element of await page.locator(part).filter({ visible: true }).all()) {
        const box = await element.boundingBox();
        if (!box || box.width < 2) continue;
        expect(box.x, part).toBeGreaterThanOrEqual(50);
        expect(box.x + box.width, part).toBeLessThanOrEqual(width - 50);
      }
    }
    expect((await page.getByRole('banner').boundingBox())?.y).toBeGreaterThanOrEqual(40);
    const button = await page.getByRole('button', { name: 'Ver mis recomendaciones' }).boundingBox();
    expect((button?.y ?? screen) + (button?.height ?? 0)).toBeLessThanOrEqual(screen - 34);
  });

  test('swiping leaves scrolling and zoom to the browser, and a selected tab scrolls into view alone', async ({
    page,
  }) => {
    await openResults(page);
    const actions = await page.getByRole('tabpanel').evaluate((panel) => {
      const found: string[] = [];
      for (let at: Element | null = panel; at; at = at.parentElement) found.push(getComputedStyle(at).touchAction);
      return found.filter((action) => action !== 'auto');
    });
    expect(actions).toEqual(['pan-y pinch-zoom']);
    const roots = await page.evaluate(() =>
      [document.documentElement, document.body].map((root) => getComputedStyle(root).overscrollBehaviorY),
    );
    expect(roots).toEqual(['auto', 'auto']);

    const tabs = page.getByRole('tablist', { name: 'Opciones recomendadas' });
    await page.evaluate(() => window.scrollBy(0, 700));
    await tabs.getByRole('tab').nth(1).tap();
    const card = page.getByRole('tabpanel', { name: /^Opción 2/ });
    await expect
      .poll(async () => (await card.boundingBox())?.y, 'a pressed tab shows its card’s start')
      .toBeGreaterThan(0);

    await page.getByRole('button', { name: MORE_BUTTON }).click();
    // The page scrolls to its heading first.
    await expect(page.getByRole('heading', { name: MORE_OPTIONS })).toBeFocused();
    const strip = page.getByRole('tablist', { name: 'Más opciones' });
    await strip.getByRole('tab').first().focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('End');
    const last = strip.getByRole('tab').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => {
        const [tab, list] = [await last.boundingBox(), await strip.boundingBox()];
        return tab && list && tab.x >= list.x - 1 && tab.x + tab.width <= list.x + list.width + 1;
      })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});

test('an advert written on the landing page is answered in the first window @phone', async ({ page }) => {
  // Twice as large letters leave as little room.
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('textbox', { name: '¿Lo has visto en una tienda?' })
    .fill('Portátil HP Victus 15-fa2014ns i5-13420H 16GB 512GB RTX 4050 799 €\nDe segunda mano, con cargador y caja');
  await page.getByRole('button', { name: 'Valorar' }).click();
  await expect(page.getByText('¿Para qué lo quieres?')).toBeInViewport();
});
