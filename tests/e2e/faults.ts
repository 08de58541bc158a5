/** Everything that can come instead of an answer of the API, injected where the page asks for it. */
import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

/** Longest time in milliseconds that a visitor is left waiting for an answer. */
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

/** Hands the time limits of requests to the test, so that nobody has to wait for one. Before the page is opened. */
export async function holdTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limits: { ms: number; end: () => void }[] = [];
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      limits.push({ ms, end: () => controller.abort(new DOMException('The time is over', 'TimeoutError')) });
      return controller.signal;
    };
    Object.assign(globalThis, { limits });
  });
}

/** Does `ask`, which makes the page ask at `address`, while there is `fault`; afterwards the network is whole again. */
export async function during(fault: Fault, page: Page, address: string, ask: () => Promise<void>): Promise<void> {
  if (fault === 'a lost connection') await page.route(address, (route) => route.abort('connectionreset'));
  else if (fault === 'nothing at all') await page.route(address, () => undefined);
  else await page.route(address, (route) => route.fulfill(ANSWERS[fault]));
  const asked = page.waitForRequest(address);
  await ask();
  await asked;
  if (fault === 'nothing at all') expect(await endTimeLimit(page)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
}

const endTimeLimit = (page: Page) =>
  page.evaluate(() => {
    const limits: unknown = Reflect.get(globalThis, 'limits');
    const last: unknown = Array.isArray(limits) ? limits.at(-1) : undefined;
    if (!(last instanceof Object && 'end' in last && 'ms' in last)) throw new Error('The request has no time limit');
    if (typeof last.end === 'function') last.end();
    return Number(last.ms);
  });
