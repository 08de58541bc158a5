import type { APIRequestContext } from '@playwright/test';
import { type HtmlPage, parsePage } from '../support/html-page.ts';
import { expect } from './visit.ts';

/** Requests and parses a page; any status but `status` fails the test. */
export async function readPage(request: APIRequestContext, path: string, status = 200): Promise<HtmlPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  return parsePage(path, await response.text());
}
