import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadIfReplaced } from '#src/app/reload-if-replaced.ts';
import { respondTo } from '#tests/support/api-server.ts';

const SCRIPT = 'http://localhost:4173/assets/index-aaaaaaaa.js';
const STYLES = 'http://localhost:4173/assets/index-aaaaaaaa.css';
const FAILURE = new TypeError('Failed to fetch dynamically imported module');

const reload = vi.fn<() => void>();
const assign = vi.fn<(address: string) => void>();

const serverAnswers = (answer: () => Response) => respondTo(SCRIPT, answer);
const gone = () => new Response(null, { status: 404 });

/** What happens on /form when the code of the page at `address` has failed to load. */
function outcome(address: string): Promise<unknown> {
  const leaving = new Promise((resolve) => {
    reload.mockImplementation(() => resolve('reloaded'));
    assign.mockImplementation((to) => resolve(`opened ${to}`));
  });
  return Promise.race([leaving, reloadIfReplaced(FAILURE, address).catch((error: unknown) => error)]);
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/form', reload, assign });
  document.body.innerHTML = `<script type="module" src="${SCRIPT}"></script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.querySelector('link[rel=stylesheet]')?.remove();
});

test('a page is opened by a full page load when a deployment replaced at least its styles', async () => {
  serverAnswers(() => new Response(null));
  respondTo(STYLES, gone);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES }));
  expect(await outcome('/recommendations')).toBe('opened /recommendations');
  expect(await outcome('/recommendations'), 'only once').toBe(FAILURE);
});

test('a page is reloaded once when it is the current page, and fails without a loop when that did not help', async () => {
  serverAnswers(gone);
  expect(await outcome('/form')).toBe('reloaded');
  expect(await outcome('/form')).toBe(FAILURE);
  expect(await outcome('/recommendations')).toBe(FAILURE);
});

test('a page is reloaded again after the next deployment', async () => {
  sessionStorage.setItem('replacedVersion', 'http://localhost:4173/assets/index-older.js');
  serverAnswers(gone);
  expect(await outcome('/form')).toBe('reloaded');
});

test.each([
  ['the version is still there', () => new Response(null)],
  ['there is no network', () => Response.error()],
  ['the server fails', () => new Response(null, { status: 503 })],
])('a page fails and does not reload while %s', async (_why, answer) => {
  serverAnswers(answer);
  expect(await outcome('/form')).toBe(FAILURE);
});

test('a page fails where session storage is missing, because nothing would end a reload loop', async () => {
  serverAnswers(gone);
  vi.stubGlobal('sessionStorage', undefined);
  expect(await outcome('/form')).toBe(FAILURE);
});
