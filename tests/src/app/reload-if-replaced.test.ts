import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIfReplaced } from '#src/app/reload-if-replaced.ts';
import { respondTo } from '#tests/support/api-server.ts';

const SCRIPT = 'http://localhost:4173/assets/index-aaaaaaaa.js';
const FAILURE = new TypeError('Failed to fetch dynamically imported module');

const reload = vi.fn<() => void>();

const serverAnswers = (answer: () => Response) => respondTo(SCRIPT, answer);
const gone = () => new Response(null, { status: 404 });

/** What happens when code has failed to load. */
function outcome(): Promise<unknown> {
  const leaving = new Promise((resolve) => {
    reload.mockImplementation(() => resolve('reloaded'));
  });
  return Promise.race([leaving, reloadIfReplaced(FAILURE).catch((error: unknown) => error)]);
}

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = `<script type="module" src="${SCRIPT}"></script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('a page is reloaded once, and fails without a loop when that did not help', async () => {
  serverAnswers(gone);
  expect(await outcome()).toBe('reloaded');
  expect(await outcome()).toBe(FAILURE);
});

test('a page is reloaded again after the next deployment', async () => {
  sessionStorage.setItem('replacedVersion', 'http://localhost:4173/assets/index-older.js');
  serverAnswers(gone);
  expect(await outcome()).toBe('reloaded');
});

test.each([
  ['the version is still there', () => new Response(null)],
  ['there is no network', () => Response.error()],
  ['the server fails', () => new Response(null, { status: 503 })],
])('a page fails and does not reload while %s', async (_why, answer) => {
  serverAnswers(answer);
  expect(await outcome()).toBe(FAILURE);
});

test('a page fails where session storage is missing, because nothing would end a reload loop', async () => {
  serverAnswers(gone);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await outcome()).toBe(FAILURE);
});
