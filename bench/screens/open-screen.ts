import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { NOW } from './actions.ts';
import type { Screen } from './screen.ts';

const HEADINGS = join(import.meta.dirname, '../../src/styles/fonts/bricolage-grotesque-es.woff2');

/**
 * Opens `screen` in a fresh page and waits until nothing moves.
 * @param origin empty if the page's context has a base address
 */
export async function openScreen(page: Page, origin: string, screen: Screen): Promise<void> {
  await page.clock.install({ time: NOW });
  await fixFonts(page);
  await page.addInitScript(fillStorage, { stored: screen.stored ?? {}, plan: screen.accounts });
  const { api } = screen;
  if (api) {
    // The names of all laptops are the real ones in every state.
    await page.route(/\/api\/(?!laptops\/names)/, async (route) => {
      if (api !== 'never') await route.fulfill({ status: api.status, json: api.body });
    });
  }
  await page.goto(origin + screen.path);
  await started(page);
  await screen.act?.(page);
  await settled(page);
}

/** Runs in the page before its own scripts. Does not overwrite stored values, as after a reload. */
function fillStorage({ stored, plan }: { stored: Record<string, unknown>; plan: Screen['accounts'] }): void {
  globalThis.accountsPlan = plan;
  // Online, whatever the machine's network is like.
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
  for (const [key, value] of Object.entries(stored)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }
}

/** React has hydrated the page, and code that it loads later shows something. */
async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector<HTMLElement>('h1, main, [role=alert]');
    return Object.keys(content ?? {}).some((key) => key.startsWith('__react')) && content?.innerText.trim() !== '';
  });
}

/** Fonts and pictures have loaded, the lazy ones too, and animations have ended. */
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

/** Our heading font from the start, which visitors get only when it loads at once. */
async function fixFonts(page: Page): Promise<void> {
  await page.addInitScript((font: string) => {
    const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace('Fixed headings', bytes, { weight: '500 800' }));
    const style = new CSSStyleSheet();
    style.replaceSync(":root { --heading-font: 'Fixed headings', sans-serif }");
    document.adoptedStyleSheets = [style];
  }, readFileSync(HEADINGS).toString('base64'));
}
