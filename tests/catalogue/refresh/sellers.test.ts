import { describe, expect, it } from 'vitest';
import { sellersOf } from '#catalogue/refresh/sellers.ts';

type Shop = readonly [name: string, ...hosts: readonly string[]];

function areOneSeller(one: Shop, other: Shop): boolean {
  const sellerOf = sellersOf([one, other].map(([shop, ...hosts]) => ({ shop, hosts })));
  return sellerOf(one[0]) === sellerOf(other[0]);
}

describe('two shops are one seller', () => {
  it.each([
    [['Tienda', 'tienda.es'], ['TIENDA', 'otra.es'], true],
    [['Tienda', 'tienda.es'], ['Chollos', 'outlet.tienda.es'], true],
    [['Tienda', 'www.tienda.com.es'], ['Chollos', 'm.tienda.com.es'], true],
    [['Tienda', 'tienda.es', 'awin1.com'], ['Otra', 'otra.es', 'www.awin1.com'], false],
    [['Tienda', 'tienda.com.es'], ['Otra', 'otra.com.es'], false],
  ] as const)('%j, %j: %s', (one, other, expected) => {
    expect(areOneSeller(one, other)).toBe(expected);
  });

  it('also where a third joins them', () => {
    const feeds = [
      { shop: 'A', hosts: ['a.es'] },
      { shop: 'B', hosts: ['b.es'] },
      { shop: 'C', hosts: ['b.es', 'a.es'] },
    ];
    expect(['A', 'B', 'C', 'D'].map(sellersOf(feeds))).toEqual(['A', 'A', 'A', 'D']);
  });
});
