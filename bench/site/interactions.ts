/** How long what a visitor presses takes to be seen, on a processor four times slower than this one. */
import type { Locator, Page } from '@playwright/test';
import { startChromium } from '../chromium.ts';

const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** So that each press is a new interaction, whose work is done before the next one. */
const PAUSE_MS = 150;

/** In milliseconds, and what was pressed. */
export interface Interaction {
  duration: number;
  name: string;
}

declare global {
  interface Window {
    interactions: Map<number, Interaction>;
  }
}

/** Runs in the page. Keeps the longest event of each interaction, as «Interaction to Next Paint» does. */
function watchInteractions(): void {
  const interactions = new Map<number, Interaction>();
  globalThis.window.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId, duration, target } = entry;
      if (duration <= (interactions.get(interactionId)?.duration ?? 0)) continue;
      const control = target instanceof Element ? target.closest('a, button, label, summary') : null;
      interactions.set(interactionId, {
        duration,
        name: `${location.pathname} «${control?.textContent.slice(0, 40)}»`,
      });
    }
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
}

/** A visit from the landing page to more options. What takes less than 16 ms is not told by the browser. */
export async function measureInteractions(origin: string): Promise<Interaction[]> {
  const browser = await startChromium();
  try {
    const page = await browser.newPage(PHONE);
    await page.addInitScript(watchInteractions);
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await visit(page);
    return await page.evaluate(() => [...globalThis.window.interactions.values()]);
  } finally {
    await browser.close();
  }
}

async function visit(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const menu = page.getByRole('button', { name: 'Menú' });
  await tap(menu);
  await tap(menu);
  for (const question of await main.locator('summary').all()) await tap(question);
  await tap(main.getByRole('link', { name: 'Encontrar mi portátil' }).first());
  await page.waitForURL('**/form');
  await main.getByRole('checkbox').first().waitFor();
  const choices = await main.getByRole('checkbox').all();
  for (const choice of [...choices, ...choices, ...choices.slice(0, 1)]) await tap(choice);
  await main.getByRole('slider').focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(PAUSE_MS);
  }
  await tap(main.locator('button[type=submit]:visible'));
  await page.waitForURL('**/recommendations');
  for (const tab of await main.getByRole('tab').all()) await tap(tab);
  await tap(main.getByRole('button', { name: 'Mostrar más opciones' }));
  const closed = main.locator('[aria-expanded=false]:visible, details:not([open]) > summary:visible');
  for (let left = await closed.count(); left > 0; left -= 1) await tap(closed.first());
}

async function tap(target: Locator): Promise<void> {
  await target.tap();
  await target.page().waitForTimeout(PAUSE_MS);
}
