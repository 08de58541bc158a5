/** Addresses of the list: anybody may write them. */
import { expect, test } from 'vitest';
import { createRandom } from '#bench/random.ts';
import { FILTER_KEYS } from '#src/features/laptops/list/filter-values.ts';
import { isWhole, listAddress, parseList } from '#src/features/laptops/list/list-state.ts';
import { listView } from '#src/features/laptops/list/list-view.ts';
import { LISTED } from './listed.ts';

const KEYS = ['q', ...FILTER_KEYS, 'orden', 'pagina', '__proto__', 'x'];
const WORDS = `0 1 -1 1e9 99999 1000 16 14 1.3 2025 NaN 2 0x10 9999 asus ASUS lenovo,hp asus,asus pccom constructor
  __proto__ si no es windows macos,ninguno precio peso ajuste reciente toString
  <script>alert(1)</script> % %E0%A4%A ,,, ../../etc`;
const VALUES = [
  ...WORDS.split(/\s+/),
  '',
  ' 16 ',
  'zenbok oled 14',
  'rtx4060 16gb',
  '\u0000',
  '\uD800',
  '😀'.repeat(80),
  'ñandú ☃',
  ' ',
  '"',
  "' OR 1=1 --",
  '\u202Eabc',
  'a'.repeat(5000),
];

const random = createRandom(19);
const oneOf = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? '';
const encoded = (value: string): string => (random() < 0.5 ? value : encodeURIComponent(value.toWellFormed()));
const address = (): string =>
  `?${Array.from({ length: Math.floor(random() * 8) }, () => `${oneOf(KEYS)}=${encoded(oneOf(VALUES))}`).join('&')}`;

test('each of 3,000 addresses that nobody meant leads to a view, and to one address', () => {
  for (let count = 0; count < 3000; count += 1) {
    const search = address();
    const state = parseList(search);
    const written = listAddress(state);
    expect(parseList(new URL(written, 'https://atinado.es').search), `at ${search}`).toEqual(state);
    // The whole list of them would take minutes.
    if (count % 10 > 0) continue;
    const view = listView({ ...LISTED, fit: null }, state);
    expect(view.laptops.length, `at ${search}`).toBe(Math.min(24, view.count - (view.state.page - 1) * 24));
    expect(view.state.page, `at ${search}`).toBeLessThanOrEqual(view.pages);
  }
});

test('an address says all that can be chosen', () => {
  const chosen = 'marca=asus,hp&hasta=1000&ram=16&pantalla=14&peso=1.5&sistema=windows&grafica=si&lanzado=2024'.split(
    '&',
  );
  const search = `?q=zenbook&${chosen.join('&')}&orden=peso&pagina=2`;
  expect(parseList(search)).toEqual({
    query: 'zenbook',
    chosen: Object.fromEntries(chosen.map((part) => part.split('=')).map(([key, value]) => [key, value?.split(',')])),
    order: 'weight',
    page: 2,
  });
  expect(listAddress(parseList(search))).toBe(`/portatiles${search}`);
});

test('an address without anything known is the whole list', () => {
  for (const search of ['', '?', '?utm_source=x', '?hasta=1e3&ram=7&orden=constructor&pagina=-2&q=%20']) {
    expect(isWhole(parseList(search)), `at ${search}`).toBe(true);
  }
});
