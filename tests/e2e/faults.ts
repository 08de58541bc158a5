/** Every fault that can replace an answer of the API, injected at the page's requests. */
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** The longest timeout a request may have. */
const LONGEST_WAIT_MS = 15_000;

export const FAULTS = [
  'a status of 500',
  'a status of 429',
  'a page instead of data',
  'a redirect to a page',
  'half an answer',
  'a lost connection',
  'nothing at all',
] as const;
export type Fault = (typeof FAULTS)[number];

const ANSWERS = {
  'a status of 500': { status: 500, contentType: 'application/json', body: '{"error":{"code":"internal"}}' },
  'a status of 429': { status: 429, headers: { 'Retry-After': '60' }, body: '{"error":{"code":"too-many"}}' },
  'a page instead of data': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Portal</h1>' },
  'a redirect to a page': { status: 302, headers: { Location: '/contact' } },
  'half an answer': { status: 200, contentType: 'application/json', body: '{"computers":[{"id":"a","name":"Por' },
} as const;

/** Lets the test end the timeouts of requests, so that it need not wait for them. Call before opening the page. */
export async function controlTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeouts: { ms: number; end: () => void }[] = [];
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      timeouts.push({ ms, end: () => controller.abort(new DOMException('Timed out', 'TimeoutError')) });
      return controller.signal;
    };
    Object.assign(globalThis, { timeouts });
  });
}

/** Runs `act`, which makes the page request `address`, while `fault` is injected there. */
export async function during(fault: Fault, page: Page, address: string, act: () => Promise<void>): Promise<void> {
  if (fault === 'a lost connection') await page.route(address, (route) => route.abort('connectionreset'));
  else if (fault === 'nothing at all') await page.route(address, () => undefined);
  else await page.route(address, (route) => route.fulfill(ANSWERS[fault]));
  const request = page.waitForRequest(address);
  await act();
  await request;
  if (fault === 'nothing at all') expect(await endTimeout(page)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
}

/** Ends the last request's timeout. @returns its milliseconds */
const endTimeout = (page: Page) =>
  page.evaluate(() => {
    const timeouts: unknown = Reflect.get(globalThis, 'timeouts');
    const last: unknown = Array.isArray(timeouts) ? timeouts.at(-1) : undefined;
    if (!(last instanceof Object && 'end' in last && 'ms' in last)) throw new Error('The request has no timeout');
    if (typeof last.end === 'function') last.end();
    return Number(last.ms);
  });
