/** Debian's Firefox over WebDriver BiDi. */
import { ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { FIREFOX } from '../suites/installed-browsers.ts';

export async function startFirefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });

  return {
    async visit(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${String(error)}`));
      await page.setViewport(size);
      return {
        goTo: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        click: async (element) => (await handle(page, element)).click(),
        type: async (element, text) => (await handle(page, element)).type(text),
        problems: () => Promise.resolve(problems),
        screenshot: async () => Buffer.from(await page.screenshot()),
        end: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

async function handle(page: Page, element: string): Promise<ElementHandle> {
  const found: unknown = await page.evaluateHandle(element);
  if (!(found instanceof ElementHandle)) throw new Error(`No such element: ${element}`);
  return found;
}
