import { describe, expect, test } from 'vitest';
import { addressIn, orderIn, ORDERS, sorted } from '#src/features/favorites/favorites-list.tsx';
import { totalPrice } from '#src/lib/price-words.ts';
import type { Favorite } from '#src/services/favorites.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { ESTIMATED_PRICE } from '#tests/support/price-facts.ts';

const laptop = (id: string, name: string, price: number | null): Favorite => ({
  id,
  name,
  price,
  image: '',
  link: '',
  specs: [],
});

const FAVORITES = [
  laptop('a', 'Ñu 14', 999),
  laptop('b', 'acer Swift 16', null),
  { ...laptop('c', 'Zenbook', 899), facts: ESTIMATED_PRICE },
  laptop('d', 'Acer Swift 5', 999),
  laptop('e', 'Álamo', null),
];
const DROPS = new Map([
  ['b', 20],
  ['c', -40],
  ['e', 60],
]);
const idsBy = (order: keyof typeof ORDERS) =>
  sorted(FAVORITES, order, { priceOf: (favorite) => totalPrice(favorite), dropOf: ({ id }) => DROPS.get(id) ?? null })
    .map(({ id }) => id)
    .join('');

describe('favorites', () => {
  test.each([
    ['guardado', 'abcde'],
    ['reciente', 'edcba'],
    // With Windows the third costs more; unknown prices come last.
    ['precio', 'adcbe'],
    ['nombre', 'dbeac'],
    ['bajada', 'ebadc'],
  ] as const)('by «%s»', (order, ids) => {
    expect(idsBy(order)).toBe(ids);
  });
});

describe('the order in an address', () => {
  test.each(Object.keys(ORDERS))('%s', (order) => {
    expect(orderIn(`?${addressIn('?desde=x&orden=precio', order)}`)).toBe(order);
    expect(addressIn('?desde=x&orden=precio', order)).toContain('desde=x');
  });

  test('is none for the first', () => {
    expect(addressIn('?orden=precio', 'guardado')).toBe('');
  });

  test('falls back', () => {
    const searches = [
      '',
      '?orden',
      '?orden=',
      '?orden=PRECIO',
      '?orden=constructor',
      '?orden=__proto__',
      '?orden=%E0%A4%A',
    ];
    const hostile = HOSTILE_TEXTS.flatMap((text) => [`?orden=${text}`, text]);
    expect(new Set([...searches, ...hostile].map(orderIn))).toEqual(new Set(['guardado']));
  });
});
