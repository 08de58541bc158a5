import type { BrowserContext, Page } from '@playwright/test';
import { fixFonts } from './fixed-fonts.ts';
import { NOW } from './actions.ts';
import type { Screen } from './screens.ts';

/** Opens `screen` in a fresh page of `context` and waits until nothing moves any more. */
export async function openScreen(context: BrowserContext, origin: string, screen: Screen): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  await fixFonts(page);
  await page.addInitScript(remember, { stored: screen.stored ?? {}, plan: screen.accounts });
  const { api } = screen;
  if (api) {
    await page.route('**/api/**', async (route) => {
      if (api !== 'never') await route.fulfill({ status: api.status, json: api.body });
    });
  }
  await page.goto(origin + screen.path);
  await started(page);
  await screen.act?.(page);
  await settled(page);
  return page;
}

/** Runs in the page before anything of it; what is remembered there already, as after a reload, stays. */
function remember({ stored, plan }: { stored: Record<string, unknown>; plan: Screen['accounts'] }): void {
  globalThis.accountsPlan = plan;
  // Whatever the machine's own network is like.
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
  for (const [key, value] of Object.entries(stored)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }
}

/** React has taken over. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1, main, [role=alert]') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Fonts and pictures are there, the lazy ones too, and movements have come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    globalThis.scrollTo(0, 0);
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
