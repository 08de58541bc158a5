/** Measures interaction to next paint on a slow processor, and the wait for results. */
import type { Browser, Page } from '@playwright/test';
import { quantile, quantileAtMost, type Row } from '../report.ts';
import { beginVisit, CPU_SLOWDOWN, open, PAUSE_MS, submit, tap } from './visits.ts';

const SUBMIT_DELAY_MS = 300;
const NAMED = 3;

/** In milliseconds. */
interface Interaction {
  duration: number;
  /** Until its first event is handled. */
  delay: number;
  path: string;
  /** What was pressed, with its text afterwards. */
  name: string;
}

declare global {
  interface Window {
    interactions: Record<string, Interaction>;
    submitted: number;
    shown: number;
  }
}

/** Runs in the page. Records the longest event of each interaction, like INP. */
function watchInteractions(): void {
  globalThis.window.interactions = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      const { interactionId: id, duration, startTime, processingStart, target } = entry;
      if (id === 0 || duration <= (globalThis.window.interactions[id]?.duration ?? 0)) continue;
      const control = target instanceof Element ? (target.closest('button, label, summary') ?? target) : null;
      globalThis.window.interactions[id] = {
        duration,
        delay: Math.round(processingStart - startTime),
        path: location.pathname,
        name: (control?.textContent || control?.getAttribute('aria-label') || control?.nodeName) ?? 'gone',
      };
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

export async function measureInteractions(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const interactions: Interaction[] = [];
  const waits: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, slowDown, end } = await beginVisit(browser);
    await page.addInitScript(watchInteractions);
    await slowDown(CPU_SLOWDOWN);
    interactions.push(...(await walkThrough(page, url)));
    await slowDown(1);
    for (let n = 0; n < 5; n += 1) waits.push(await waitForResults(page, url));
    await end();
  }
  const durations = interactions.map(({ duration }) => duration);
  return [
    {
      ...quantileAtMost(`interaction to next paint, processor ${CPU_SLOWDOWN} × slower`, durations, 0.98, 64),
      detail: [`half of them take at most ${quantile(durations, 0.5)} ms`, ...slowest(interactions)].join('\n'),
    },
    quantileAtMost('submit to results, beyond the 300 ms delay', waits, 0.95, 150),
  ];
}

const slowest = (interactions: readonly Interaction[]): string[] =>
  interactions
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, NAMED)
    .map(({ duration, delay, path, name }) => `${duration} ms (${delay} before it) ${path} «${name.slice(0, 40)}»`);

async function walkThrough(page: Page, url: string): Promise<Interaction[]> {
  await open(page, `${url}/`);
  await tap(page.getByRole('button', { name: 'Menú' }), 2);
  for (const question of await page.locator('main summary').all()) await tap(question);
  for (const theme of ['Oscuro', 'Claro', 'Como el sistema']) await tap(page.getByLabel(theme));
  const interactions = await takeInteractions(page);

  await open(page, `${url}/form`);
  for (const card of await page.getByRole('checkbox').all()) await tap(card, 2);
  await tap(page.getByRole('checkbox').first());
  await page.getByRole('slider').focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(PAUSE_MS);
  }
  await tap(page.locator('main details:not([open]) > summary, main [aria-expanded=false]').first());
  await page.locator('main select').last().selectOption({ index: 1 });
  interactions.push(...(await takeInteractions(page)));
  await submit(page);

  for (const choice of await page.getByRole('group', { name: 'Elige cuál ver' }).locator('label').all())
    await tap(choice);
  for (const tab of await page.getByRole('tab').all()) await tap(tab);
  await page.getByRole('button', { name: /Mostrar más opciones/ }).tap();
  await page.getByRole('heading', { name: 'Más opciones para ti' }).waitFor();
  for (const tab of await page.getByRole('tab').all()) await tap(tab);
  const closed = page.getByRole('main').locator('[aria-expanded=false]:visible, details:not([open]) > summary:visible');
  for (let left = await closed.count(); left > 0; left -= 1) await tap(closed.first());
  return [...interactions, ...(await takeInteractions(page))];
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

/** Reads and resets what was recorded; the browser does not report what takes less than 16 ms. */
async function takeInteractions(page: Page): Promise<Interaction[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => {
    const interactions = Object.values(globalThis.window.interactions);
    globalThis.window.interactions = {};
    return interactions;
  });
}
