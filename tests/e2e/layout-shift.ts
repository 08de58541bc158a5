/** How far the page's content has moved without the user's input. */
import type { Page } from '@playwright/test';

/** A larger shift is noticeable; Google calls anything up to 0.1 good. */
export const LAYOUT_SHIFT_MAX = 0.01;

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Runs in the page. Movement within half a second of the user's input is not a shift. */
function recordShifts(): void {
  globalThis.window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const byUser = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if (!byUser && 'value' in entry && typeof entry.value === 'number') globalThis.window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Call before opening the page. */
export const watchShifts = (page: Page) => page.addInitScript(recordShifts);

export const layoutShift = (page: Page) => page.evaluate(() => globalThis.window.layoutShift);
