/** A visitor's actions, for the measures of interactions. */
import type { Browser, Locator, Page } from '@playwright/test';

export const CPU_SLOWDOWN = 4;
/** The pause between two clicks, so that the work of one does not count for the next. */
export const PAUSE_MS = 200;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

interface Visit {
  page: Page;
  /** Slows the page's main thread down; workers run on at full speed. */
  slowDown: (factor: number) => Promise<unknown>;
  end: () => Promise<void>;
}

/** A first visit on a phone. */
export async function beginVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, locale: 'es-ES', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    page,
    slowDown: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }),
    end: () => context.close(),
  };
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]:visible').tap();
  await page.getByRole('heading', { level: 1, name: /Tus recomendaciones/ }).waitFor();
}

/** With a finger, because a mouse would first preview what it points at. */
export async function tap(control: Locator, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await control.tap();
    await control.page().waitForTimeout(PAUSE_MS);
  }
}
