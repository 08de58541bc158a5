import { HttpResponse, http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyPage } from '#src/app/lazy-page.ts';
import { apiServer } from '#tests/support/api-server.ts';

const SCRIPT = 'http://localhost:4173/assets/index-aaaaaaaa.js';
const STYLES = 'http://localhost:4173/assets/index-aaaaaaaa.css';
const FAILURE = new TypeError('Failed to fetch dynamically imported module');

const reload = vi.fn<() => void>();
const assign = vi.fn<(address: string) => void>();

const serverAnswers = (answer: () => Response) => apiServer.use(http.head(SCRIPT, answer));
const gone = () => new HttpResponse(null, { status: 404 });

/** What comes of taking somebody on /form to a page whose code cannot be had. */
function outcome(address: string): Promise<unknown> {
  const page = lazyPage(() => Promise.reject(FAILURE));
  const leaving = new Promise((resolve) => {
    reload.mockImplementation(() => resolve('reloaded'));
    assign.mockImplementation((to) => resolve(`opened ${to}`));
  });
  return Promise.race([leaving, page.load(address).catch((error: unknown) => error)]);
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/form', reload, assign });
  document.body.innerHTML = `<div id="root" data-modules="${SCRIPT} /assets/other.js"></div>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('code of a page that cannot be had', () => {
  test('because a newer version has replaced it: the page is opened anew', async () => {
    serverAnswers(gone);
    expect(await outcome('/recommendations')).toBe('opened /recommendations');
  });

  test('because the styles alone have been replaced: the same', async () => {
    serverAnswers(() => new HttpResponse(null));
    apiServer.use(http.head(STYLES, gone));
    document.querySelector<HTMLElement>('#root')?.setAttribute('data-styles', STYLES);
    expect(await outcome('/recommendations')).toBe('opened /recommendations');
    expect(await outcome('/recommendations'), 'once').toBe(FAILURE);
  });

  test('on the page itself: it is loaded again', async () => {
    serverAnswers(gone);
    expect(await outcome('/form')).toBe('reloaded');
  });

  test('still not after that: an error, and no circle', async () => {
    serverAnswers(gone);
    await outcome('/form');
    expect(await outcome('/form')).toBe(FAILURE);
    expect(await outcome('/recommendations')).toBe(FAILURE);
  });

  test('once more after the next deployment', async () => {
    sessionStorage.setItem('replacedVersion', 'http://localhost:4173/assets/index-older.js');
    serverAnswers(gone);
    expect(await outcome('/form')).toBe('reloaded');
  });

  test.each([
    ['the version is still there', () => new HttpResponse(null)],
    ['there is no network', () => HttpResponse.error()],
    ['the server fails', () => new HttpResponse(null, { status: 503 })],
  ])('while %s: an error, and the page stays', async (_why, answer) => {
    serverAnswers(answer);
    expect(await outcome('/form')).toBe(FAILURE);
  });

  test('where nothing can be marked: an error, because nothing would end the circle', async () => {
    serverAnswers(gone);
    vi.stubGlobal('sessionStorage', undefined);
    expect(await outcome('/form')).toBe(FAILURE);
  });

  test('for somebody who only might come: nothing happens', async () => {
    serverAnswers(gone);
    await expect(lazyPage(() => Promise.reject(FAILURE)).preload()).rejects.toBe(FAILURE);
    expect(sessionStorage.length).toBe(0);
  });
});
