import { afterEach, expect, test } from 'vitest';
import { createBrowserAnalytics } from '#src/infra/browser/analytics.ts';

const SRC = '/_vercel/insights/script.js';
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete globalThis.window.va;
  delete globalThis.window.vaq;
});

test('analytics load their script with the first page view, and send it only the path of each', () => {
  const analytics = createBrowserAnalytics(SRC);
  expect(scripts()).toEqual([]);
  analytics.pageView('/');
  analytics.pageView('/form');
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual([SRC]);
  expect(scripts()[0]?.dataset['disableAutoTrack']).toBe('1');
  expect(globalThis.window.vaq).toEqual([
    ['pageview', { path: '/', route: '/' }],
    ['pageview', { path: '/form', route: '/form' }],
  ]);
});

test('analytics ignore a broken script', () => {
  const analytics = createBrowserAnalytics(SRC);
  globalThis.window.va = () => {
    throw new Error('broken');
  };
  expect(() => analytics.pageView('/')).not.toThrow();
});
