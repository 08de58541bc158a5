/** Debian's WebKit, the engine of Safari, on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '#bench/free-port.ts';
import type { Driver } from './driver.ts';
import { miniBrowser } from '../suites/installed-browsers.ts';

const START_LIMIT_MS = 20_000;

/** WebDriver has no console events, so the page records its own from now on. */
const RECORD = `(() => {
  if (window.problems) return;
  const problems = (window.problems = []);
  addEventListener('error', (event) => problems.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => problems.push('rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => problems.push('policy: ' + event.violatedDirective));
  for (const level of ['error', 'warn']) {
    console[level] = (...words) => problems.push('console: ' + words.join(' '));
  }
})()`;

export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  const server = `http://127.0.0.1:${port}`;
  await waitUntilReady(server);

  return {
    async visit(size) {
      // Each session is a browser of its own with empty storage.
      const browser = await openBrowser(server);
      await browser
        .manage()
        .window()
        .setRect({ ...size, x: 0, y: 0 });
      return {
        goTo: async (url) => {
          await browser.get(url);
          await browser.executeScript(RECORD);
        },
        evaluate: (expression) => browser.executeScript(`return ${expression}`),
        click: async (element) => (await find(browser, element)).click(),
        type: async (element, text) => (await find(browser, element)).sendKeys(text),
        problems: () => browser.executeScript<string[]>('return window.problems ?? []'),
        screenshot: () => unlessCrashed(browser.takeScreenshot().then((picture) => Buffer.from(picture, 'base64'))),
        end: async () => void (await unlessCrashed(browser.quit())),
      };
    },
    stop: () => stopGroup(driver),
  };
}

/** Where a crash has failed the test, another error from its end would fail the retry too. */
async function unlessCrashed<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (failure) {
    if (failure instanceof error.NoSuchSessionError) return null;
    throw failure;
  }
}

function openBrowser(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

async function find(browser: WebDriver, element: string): Promise<WebElement> {
  const found = await browser.executeScript<WebElement | null>(`return ${element}`);
  if (!found) throw new Error(`No such element: ${element}`);
  return found;
}

async function waitUntilReady(server: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${server}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Screen and driver are children of the started process, so the whole group is killed. */
function stopGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.pid) process.kill(-child.pid);
  });
}
