import { answerQuestionnaire, submit } from './questionnaire.ts';
import { expect, hydrated, test } from './visit.ts';

/** Below this a phone zooms in on what is being filled in. */
const NO_ZOOM_PX = 16;

test.describe('on a phone @phone', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no field makes the page zoom, and each asks for the right keyboard and the right memory', async ({ page }) => {
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
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('autocomplete', 'name');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  });

  test('the next step is where the thumb is, without scrolling', async ({ page }) => {
    await page.goto('/form');
    const button = page.getByRole('button', { name: 'Ver mis recomendaciones' });
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const screen = page.viewportSize()?.height ?? 0;
    expect(y).toBeGreaterThan(screen / 2);
    expect(y + height).toBeLessThanOrEqual(screen);
  });

  test('nothing lies under the camera or the bar of the system', async ({ page }) => {
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

  test('a swipe leaves scrolling, pulling to reload and pinching to the browser', async ({ page }) => {
    await answerQuestionnaire(page);
    await submit(page);
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
  });

  test('the tab that was chosen comes into view, and the page stays where it is', async ({ page }) => {
    await answerQuestionnaire(page);
    await submit(page);
    await page.getByRole('button', { name: '¿No te convencen? Mostrar más opciones' }).click();
    const strip = page.getByRole('tablist', { name: 'Más opciones' });
    await strip.getByRole('tab').first().focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('End');
    const last = strip.getByRole('tab').last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => {
        const [tab, around] = [await last.boundingBox(), await strip.boundingBox()];
        return tab && around && tab.x >= around.x - 1 && tab.x + tab.width <= around.x + around.width + 1;
      })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
