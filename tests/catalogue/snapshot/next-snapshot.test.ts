/** How a snapshot follows from the one before: its laptops, their offers, prices and history, and which feeds count. */
import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#catalogue/offer.ts';
import { type FeedState, reasonsAgainst } from '#catalogue/snapshot/feed-state.ts';
import { addPoint, mergeOffers, nextSnapshot } from '#catalogue/snapshot/next-snapshot.ts';
import { aRecord } from '../a-record.ts';
import { anOffer } from '../feeds/a-feed.ts';
import { aSighting, FRIDAY, MONDAY, someNews, TUESDAY } from './sightings.ts';

const embedded = [aRecord({ priceEur: 620, priceDate: '2026-09', priceBasis: 'converted' })];
const first = nextSnapshot(null, someNews({ embedded, sightings: [aSighting()] }));
const without = someNews({ embedded });

describe('the next snapshot', () => {
  it('has the last price when no offer is left, until the embedded file has a newer one', () => {
    const soldOut = nextSnapshot(first, { ...without, now: FRIDAY });
    expect(soldOut.offers['acme-book-14']).toMatchObject([{ available: false }]);
    expect(soldOut.records).toMatchObject([{ priceEur: 600, priceDate: '2026-11-16', priceBasis: 'listed-es' }]);
    expect(soldOut.history).toEqual(first.history);
    const newer = [aRecord({ priceEur: 580, priceDate: '2026-11-19', priceBasis: 'listed-es' })];
    expect(nextSnapshot(first, { ...without, embedded: newer, now: FRIDAY }).records).toMatchObject([
      { priceEur: 580, priceDate: '2026-11-19' },
    ]);
  });

  it('takes what a laptop is from the embedded file', () => {
    const mended = [aRecord({ weightKg: 1.11 })];
    expect(nextSnapshot(first, { ...without, embedded: mended, now: TUESDAY }).records).toMatchObject([
      { weightKg: 1.11, priceEur: 600 },
    ]);
  });

  it('has laptops that feeds added for as long as a shop lists them, and drops those that left the embedded file', () => {
    const created = [aRecord({ id: 'new-one', model: 'New', priceEur: 900, priceDate: '2026-11-16' })];
    const sightings = [aSighting({ priceEur: 900 }, 'new-one')];
    const grown = nextSnapshot(null, { ...without, created, sightings });
    expect(grown.records.map(({ id }) => id)).toEqual(['acme-book-14', 'new-one']);
    expect(grown.offers['new-one']).toMatchObject([{ available: true, priceEur: 900 }]);
    const later = nextSnapshot(grown, { ...without, embedded: [], now: FRIDAY });
    expect(later.records.map(({ id }) => id)).toEqual(['new-one']);
    expect(nextSnapshot(later, { ...without, now: '2027-11-17T00:00:00.000Z' }).records).toMatchObject([
      { id: 'acme-book-14' },
    ]);
  });
});

const onMonday = mergeOffers([], [anOffer()], MONDAY);

describe('offers', () => {
  it('have one of each shop: in stock before sold out, then the cheapest', () => {
    const listed = [
      anOffer({ priceEur: 590, available: false }),
      anOffer({ priceEur: 640 }),
      anOffer({ priceEur: 630 }),
      anOffer({ shop: 'Otra', priceEur: 625 }),
      anOffer({ shop: 'Agotada', priceEur: 500, available: false }),
    ];
    const offers = mergeOffers([], listed, MONDAY);
    expect(offers.map(({ shop, priceEur, available }) => [shop, priceEur, available])).toEqual([
      ['Otra', 625, true],
      ['Tienda', 630, true],
      ['Agotada', 500, false],
    ]);
  });

  it('follow the shop: its price of now counts, and that of another shop stays', () => {
    const dearer = mergeOffers(onMonday, [anOffer({ priceEur: 650 }), anOffer({ shop: 'Otra' })], TUESDAY);
    expect(dearer).toMatchObject([
      { shop: 'Otra', priceEur: 600 },
      { shop: 'Tienda', priceEur: 650, seenAt: TUESDAY },
    ]);
    expect(mergeOffers(dearer, [], TUESDAY)).toEqual(dearer);
  });

  it('are no longer available three days after they were last seen, and forgotten after a year', () => {
    const thursday = '2026-11-19T06:00:00.000Z';
    expect(mergeOffers(onMonday, [], thursday)).toMatchObject([{ available: true, seenAt: MONDAY }]);
    expect(mergeOffers(onMonday, [], FRIDAY)).toMatchObject([{ available: false, seenAt: MONDAY }]);
    expect(mergeOffers(onMonday, [], '2027-11-16T06:00:00.000Z')).toEqual([]);
  });
});

const add = (...prices: readonly PricePoint[]): PricePoint[] =>
  prices.reduce<PricePoint[]>((points, [day, priceEur]) => addPoint(points, day, priceEur), []);

describe('the price history', () => {
  it('has one point for each day of change', () => {
    expect(add(['2026-11-01', 700], ['2026-11-02', 700], ['2026-11-03', 650], ['2026-11-04', 700])).toEqual([
      ['2026-11-01', 700],
      ['2026-11-03', 650],
      ['2026-11-04', 700],
    ]);
  });

  it('has the last price of a day, and no point where that is the price of the day before', () => {
    expect(add(['2026-11-01', 700], ['2026-11-02', 650], ['2026-11-02', 640])).toEqual([
      ['2026-11-01', 700],
      ['2026-11-02', 640],
    ]);
    expect(add(['2026-11-01', 700], ['2026-11-02', 650], ['2026-11-02', 700])).toEqual([['2026-11-01', 700]]);
  });

  it('spans 400 days, with the price at their start', () => {
    expect(add(['2024-01-01', 900], ['2025-01-01', 800], ['2025-11-01', 700], ['2026-11-01', 650])).toEqual([
      ['2025-01-01', 800],
      ['2025-11-01', 700],
      ['2026-11-01', 650],
    ]);
  });
});

/** Offers that cost 500 €, 501 € and so on. */
const offers = (count: number, from = 0): FeedState =>
  Array.from({ length: count }, (_, n) => [`sku-${from + n}`, 500 + n]);

const dearer = (factor: number): FeedState => offers(30).map(([sku, price]) => [sku, price * factor]);

const lost = (counts: string) => `it lost ${counts} offers, more than a third`;

describe('a feed beside what it held before', () => {
  const withDear: FeedState = [...offers(30), ['a', 3000], ['b', 3000], ['c', 3000]];

  it.each([
    ['is the same', 30, offers(30), []],
    ['lost a third', 30, offers(20), []],
    ['lost more', 30, offers(19), [lost('11 of 30')]],
    ['lost the one of two', 2, offers(1), []],
    ['added a tenth', 30, offers(33), []],
    ['added more', 30, offers(34), ['it added 4 offers to 30, more than a tenth']],
    ['has others', 30, offers(30, 30), [lost('30 of 30'), 'it added 30 offers to 30, more than a tenth']],
    ['costs 14 % more', 30, dearer(1.14), []],
    ['costs more', 30, dearer(1.2), ['the median of its prices moved by 20 %, from 514.5 to 617.4 €']],
    ['costs half', 30, dearer(0.5), ['the median of its prices moved by 50 %, from 514.5 to 257.25 €']],
    ['has new dear ones, which move no median', 30, withDear, []],
  ])('that %s has these reasons against it', (_, before, after, reasons) => {
    expect(reasonsAgainst(offers(before), after)).toEqual(reasons);
  });
});
