/** Debian's Firefox over WebDriver BiDi, and its WebKit, the engine of Safari, over WebDriver on a virtual screen. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { ElementHandle, launch } from 'puppeteer-core';
import { Builder, Capabilities, error, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '#bench/free-port.ts';

/** A first visit: empty storage, one page. Elements are given as JavaScript expressions. */
export interface Visit {
  goTo(url: string): Promise<unknown>;
  /** The value of a JavaScript expression in the page, which must be valid in JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  /** Errors and warnings of the page so far, as far as the engine reports them. */
  problems(): Promise<string[]>;
  end(): Promise<void>;
}

export interface Driver {
  visit(size: { width: number; height: number }): Promise<Visit>;
  stop(): unknown;
}

export async function startFirefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
  return {
    async visit(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (thrown) => problems.push(`error: ${String(thrown)}`));
      await page.setViewport(size);
      const find = async (element: string): Promise<ElementHandle> => {
        const found: unknown = await page.evaluateHandle(element);
        if (!(found instanceof ElementHandle)) throw new Error(`No such element: ${element}`);
        return found;
      };
      return {
        goTo: (url) => page.goto(url),
        evaluate: (expression) => page.evaluate(expression),
        click: async (element) => (await find(element)).click(),
        type: async (element, text) => (await find(element)).type(text),
        problems: () => Promise.resolve(problems),
        end: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** WebDriver has no console events, so the page records its own from now on. */
const RECORD = `(() => {
  const problems = (window.problems = []);
  addEventListener('error', (event) => problems.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => problems.push('rejection: ' + event.reason));
  for (const level of ['error', 'warn']) console[level] = (...words) => problems.push('console: ' + words.join(' '));
})()`;

export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: 20_000 });
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return {
    async visit(size) {
      // Each session is a browser of its own with empty storage.
      const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
      const window = browser.manage().window();
      await window.setRect({ ...size, x: 0, y: 0 });
      const find = (element: string) => browser.executeScript<WebElement>(`return ${element}`);
      return {
        goTo: async (url) => {
          await browser.get(url);
          await browser.executeScript(RECORD);
        },
        evaluate: (expression) => browser.executeScript(`return ${expression}`),
        click: async (element) => (await find(element)).click(),
        type: async (element, text) => (await find(element)).sendKeys(text),
        problems: () => browser.executeScript<string[]>('return window.problems ?? []'),
        end: () =>
          browser.quit().catch((failure: unknown) => {
            // It has crashed, which has failed the test already: another error would fail the retry too.
            if (!(failure instanceof error.NoSuchSessionError)) throw failure;
          }),
      };
    },
    // Screen and driver are children of the started process, so the whole group is killed.
    stop: () => driver.pid && process.kill(-driver.pid),
  };
}
