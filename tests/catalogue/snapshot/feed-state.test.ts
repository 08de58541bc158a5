import { describe, expect, it } from 'vitest';
import { type FeedState, reasonsAgainst } from '#catalogue/snapshot/feed-state.ts';

/** Offers that cost 500 €, 501 € and so on. */
const offers = (count: number, first = 0): FeedState =>
  Array.from({ length: count }, (_, n) => [`sku-${first + n}`, 500 + n]);

const dearer = (factor: number): FeedState => offers(30).map(([sku, price]) => [sku, price * factor]);

describe('a feed beside what it held before', () => {
  it.each([
    ['is the same', 30, offers(30)],
    ['lost a third', 30, offers(20)],
    ['added a tenth', 30, offers(33)],
    ['lost the one of two', 2, offers(1)],
    ['costs 14 % more', 30, dearer(1.14)],
  ])('is taken if it %s', (_, before, after) => {
    expect(reasonsAgainst(offers(before), after)).toEqual([]);
  });

  it.each([
    [30, offers(19), 'it lost 11 of 30 offers, more than a third'],
    [30, offers(34), 'it added 4 offers to 30, more than a tenth'],
    [30, dearer(1.2), 'the median of its prices moved by 20 %, from 514.5 to 617.4 €'],
    [30, dearer(0.5), 'the median of its prices moved by 50 %, from 514.5 to 257.25 €'],
  ])('is not taken: %i before, %#', (before, after, reason) => {
    expect(reasonsAgainst(offers(before), after)).toEqual([reason]);
  });

  it('has every reason against it told', () => {
    expect(reasonsAgainst(offers(30), offers(30, 30))).toEqual([
      'it lost 30 of 30 offers, more than a third',
      'it added 30 offers to 30, more than a tenth',
    ]);
  });

  it('is compared by the offers of both, so that new dear ones move no median', () => {
    const withDear: FeedState = [...offers(30), ['a', 3000], ['b', 3000], ['c', 3000]];
    expect(reasonsAgainst(offers(30), withDear)).toEqual([]);
  });
});
