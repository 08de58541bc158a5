/** The browser tests' `test`: a page on which a console error, a failed or an outside request fails the test. */
import { expect, type Page, test as base } from '@playwright/test';
import { startOnline } from './connection.ts';

/** Said by Playwright itself where a test has no service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** What a test expects to go wrong, as pieces of the message; everything else counts as a mistake. */
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

/**
 * Waits until React has taken over all of the page: before, a link is followed by the browser and not by the app, and what
 * is checked or typed may be lost. The heading alone is not enough: React may reach the footer later.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')) &&
      !document.querySelector(':is([data-hydration=pending], [data-hydration=running]) h1'),
  );

export { expect };
