/** Whether there is a network: told to the browser, so that the machine's own does not matter. */
import type { BrowserContext, Page } from '@playwright/test';

/** Runs in the page. */
function believe(online: boolean): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** What every page opened from now on is told; of several times, the last one counts. */
export const startOnline = (context: BrowserContext) => context.addInitScript(believe, true);

/** Takes the network away, or gives it back, from one moment to the next. */
export async function setConnection(page: Page, online: boolean): Promise<void> {
  await page.context().setOffline(!online);
  await page.context().addInitScript(believe, online);
  await page.evaluate(believe, online);
}
