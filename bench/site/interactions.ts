/** Measures interaction to next paint on a slow processor, and the wait for results. */
import type { Locator, Page } from '@playwright/test';
import { startChromium } from '../chromium.ts';
import { type Row, quantileAtMost } from '../report.ts';

const CPU_SLOWDOWN = 4;
/** Between two clicks, so that the work of one does not count for the next. */
const PAUSE_MS = 200;
const SUBMIT_DELAY_MS = 300;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

declare global {
  interface Window {
    interactions: Record<string, number>;
    submitted: number;
    shown: number;
  }
}

/** Runs in the page. Records the longest event of each interaction, like INP. */
function watchInteractions(): void {
  globalThis.window.interactions = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      const longest = globalThis.window.interactions[id] ?? 0;
      if (id > 0) globalThis.window.interactions[id] = Math.max(longest, entry.duration);
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

export async function measureInteractions(url: string, runs: number): Promise<Row[]> {
  const browser = await startChromium();
  const durations: number[] = [];
  const waits: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...PHONE, locale: 'es-ES', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      durations.push(...(await walkThrough(page, url)));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for (let n = 0; n < 5; n += 1) waits.push(await waitForResults(page, url));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    quantileAtMost(`interaction to next paint, processor ${CPU_SLOWDOWN} × slower`, durations, 0.98, 64),
    quantileAtMost('submit to results, beyond the 300 ms delay', waits, 0.95, 150),
  ];
}

/** @returns milliseconds from each interaction to the next paint */
async function walkThrough(page: Page, url: string): Promise<number[]> {
  await open(page, `${url}/`);
  await click(page.getByRole('button', { name: 'Menú' }), 2);
  for (const question of await page.locator('main summary').all()) await click(question);
  for (const theme of ['Oscuro', 'Claro', 'Como el sistema']) await click(page.getByLabel(theme));
  const durations = await takeDurations(page);

  await open(page, `${url}/form`);
  for (const card of await page.getByRole('checkbox').all()) await click(card, 2);
  await click(page.getByRole('checkbox').first());
  await page.getByRole('slider').focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(PAUSE_MS);
  }
  await click(page.locator('main details:not([open]) > summary, main [aria-expanded=false]').first());
  await page.locator('main select').last().selectOption({ index: 1 });
  durations.push(...(await takeDurations(page)));
  await submit(page);

  for (const tab of await page.getByRole('tab').all()) await click(tab);
  await page.getByRole('button', { name: /Mostrar más opciones/ }).click();
  await page.getByRole('heading', { name: 'Más opciones para ti' }).waitFor();
  for (const tab of await page.getByRole('tab').all()) await click(tab);
  const closed = page.getByRole('main').locator('[aria-expanded=false]:visible, details:not([open]) > summary:visible');
  for (let left = await closed.count(); left > 0; left -= 1) await click(closed.first());
  return [...durations, ...(await takeDurations(page))];
}

async function waitForResults(page: Page, url: string): Promise<number> {
  await page.evaluate(() => localStorage.clear());
  await open(page, `${url}/form`);
  await page.getByRole('checkbox').first().check();
  await page.evaluate(() => {
    document.addEventListener('submit', () => (globalThis.window.submitted = performance.now()), { capture: true });
    new MutationObserver((_, observer) => {
      if (!/Tus recomendaciones/.test(document.querySelector('h1')?.textContent ?? '')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.window.shown = performance.now())));
    }).observe(document.body, { subtree: true, childList: true });
  });
  await submit(page);
  await page.waitForFunction(() => globalThis.window.shown > 0);
  return (await page.evaluate(() => globalThis.window.shown - globalThis.window.submitted)) - SUBMIT_DELAY_MS;
}

/** Opens a page and waits for hydration. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await page.getByRole('heading', { level: 1, name: /Tus recomendaciones/ }).waitFor();
}

async function click(control: Locator, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await control.click();
    await control.page().waitForTimeout(PAUSE_MS);
  }
}

/** Reads and resets the recorded durations; the browser does not report those under 16 ms. */
async function takeDurations(page: Page): Promise<number[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => {
    const durations = Object.values(globalThis.window.interactions);
    globalThis.window.interactions = {};
    return durations;
  });
}
