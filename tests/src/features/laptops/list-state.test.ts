/** Addresses of the list: anybody may write them. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_KEYS, isWhole, listAddress, parseList } from '#src/features/laptops/list/list-state.ts';
import { listView } from '#src/features/laptops/list/list-view.ts';
import { fuzzSettings } from '#tests/support/mutated.ts';
import { LISTED } from './listed.ts';

const KEYS = ['q', ...FILTER_KEYS, 'orden', 'pagina', '__proto__', 'x'];
const WORDS = `0 1 -1 1e9 99999 1000 16 14 1.3 2025 NaN 2 0x10 9999 asus ASUS lenovo,hp asus,asus pccom constructor
  __proto__ si no es windows macos,ninguno precio peso ajuste reciente toString zenbok rtx4060
  <script>alert(1)</script> % %E0%A4%A ,,, ../../etc`;
const values = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS.split(/\s+/), ' 16 ', 'zenbok oled 14', 'a'.repeat(5000)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const encoded = fc.oneof(
  values,
  values.map((text) => encodeURIComponent(text.toWellFormed())),
);
const addresses = fc
  .array(fc.tuple(fc.constantFrom(...KEYS), encoded), { maxLength: 7 })
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);

test('an address that nobody meant leads to a view, and to one address', () => {
  const oneAddress = fc.property(addresses, (search) => {
    const state = parseList(search);
    expect(parseList(new URL(listAddress(state), 'https://atinado.es').search)).toEqual(state);
  });
  fc.assert(oneAddress, fuzzSettings(3000));
  const aView = fc.property(addresses, (search) => {
    const view = listView(LISTED, parseList(search));
    expect(view.laptops.length).toBe(Math.min(24, view.count - (view.state.page - 1) * 24));
    expect(view.state.page).toBeLessThanOrEqual(view.pages);
  });
  fc.assert(aView, fuzzSettings(300));
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
