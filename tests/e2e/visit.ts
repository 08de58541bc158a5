/** The browser tests' `test`: a page on which a console error, a failed or an outside request fails the test. */
import { expect, type Page, test as base } from '@playwright/test';
import { isHydrated } from '../support/hydrated.ts';
import { startOnline } from './connection.ts';

/** Logged by Playwright where it blocks service workers. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Problems that a test expects, as parts of their messages; any other fails it. */
interface Expectations {
  expectedProblems: string[];
}

export const test = base.extend<Expectations>({
  expectedProblems: [[], { option: true }],
  page: async ({ page, baseURL, expectedProblems }, visit) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) {
        problems.push(`outside request: ${request.url()}`);
      }
    });
    await startOnline(page.context());
    await visit(page);
    const unexpected = problems.filter(
      (problem) => ![...expectedProblems, NO_WORKER].some((expected) => problem.includes(expected)),
    );
    expect(unexpected).toEqual([]);
  },
});

/** Waits until all of the page is hydrated: before, the browser follows links itself and input may be lost. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Delays the requests of an address. @returns a function that lets them go on */
export async function hold(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    // Requests of a page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

export { expect };
