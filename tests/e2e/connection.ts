/** Sets whether the browser is online, whatever the machine's own network. */
import type { BrowserContext, Page } from '@playwright/test';

/** Runs in the page. */
function setOnline(online: boolean): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** For every page opened from now on; of several calls the last one counts. */
export const startOnline = (context: BrowserContext) => context.addInitScript(setOnline, true);

/** Cuts or restores the network of an open page. */
export async function setConnection(page: Page, online: boolean): Promise<void> {
  await page.context().setOffline(!online);
  await page.context().addInitScript(setOnline, online);
  await page.evaluate(setOnline, online);
}
