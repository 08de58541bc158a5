/** What visitors feel while they use the site: every kind of interaction on a slow processor, and the wait for results. */
import { chromium, type Locator, type Page } from '@playwright/test';
import { type Measure, mostAtMost } from './report.ts';

const SLOWER = 4;
/** Between two presses: nobody is quicker, and what one press does must not count for the next. */
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

/** Runs in the page. The longest event of an interaction counts, as in «interaction to next paint». */
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

export async function measureInteractions(url: string, runs: number): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const durations: number[] = [];
  const waits: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...PHONE, locale: 'es-ES', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      durations.push(...(await walkThrough(page, url)));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for (let time = 0; time < 5; time += 1) waits.push(await waitForResults(page, url));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    mostAtMost(`interaction to next paint, processor ${SLOWER} × slower`, durations, 0.98, 100),
    mostAtMost('from submit to results, beyond the 300 ms', waits, 0.95, 150),
  ];
}

/** @returns how long each interaction took until it was drawn, in milliseconds. */
async function walkThrough(page: Page, url: string): Promise<number[]> {
  await open(page, `${url}/`);
  await press(page.getByRole('button', { name: 'Menú' }), 2);
  for (const question of await page.locator('main summary').all()) await press(question);
  for (const theme of ['Oscuro', 'Claro', 'Como el sistema']) await press(page.getByLabel(theme));
  const durations = await felt(page);

  await open(page, `${url}/form`);
  for (const card of await page.getByRole('checkbox').all()) await press(card, 2);
  await press(page.getByRole('checkbox').first());
  await page.getByRole('slider').focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(PAUSE_MS);
  }
  await press(page.locator('main details:not([open]) > summary, main [aria-expanded=false]').first());
  await page.locator('main select').last().selectOption({ index: 1 });
  durations.push(...(await felt(page)));
  await submit(page);

  for (const tab of await page.getByRole('tab').all()) await press(tab);
  await page.getByRole('button', { name: /Mostrar más opciones/ }).click();
  await page.getByRole('heading', { name: 'Más opciones para ti' }).waitFor();
  for (const tab of await page.getByRole('tab').all()) await press(tab);
  const closed = page.getByRole('main').locator('[aria-expanded=false]:visible, details:not([open]) > summary:visible');
  for (let left = await closed.count(); left > 0; left -= 1) await press(closed.first());
  return [...durations, ...(await felt(page))];
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

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]:visible').click();
  await page.getByRole('heading', { level: 1, name: /Tus recomendaciones/ }).waitFor();
}

async function press(control: Locator, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await control.click();
    await control.page().waitForTimeout(PAUSE_MS);
  }
}

/** Since it was asked last. Interactions shorter than what the browser reports (16 ms) are not among them. */
async function felt(page: Page): Promise<number[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => {
    const durations = Object.values(globalThis.window.interactions);
    globalThis.window.interactions = {};
    return durations;
  });
}
