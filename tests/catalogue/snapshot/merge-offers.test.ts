import { describe, expect, it } from 'vitest';
import { mergeOffers } from '#catalogue/snapshot/merge-offers.ts';
import { anOffer } from '../feeds/a-feed.ts';
import { FRIDAY, MONDAY, TUESDAY } from './sightings.ts';

const onMonday = mergeOffers([], [anOffer()], MONDAY);

describe('offers', () => {
  it('have one of each shop: in stock before sold out, then the cheapest', () => {
    const listed = [
      anOffer({ priceEur: 590, availability: 'out_of_stock' }),
      anOffer({ priceEur: 640 }),
      anOffer({ priceEur: 630 }),
      anOffer({ shop: 'Otra', priceEur: 625 }),
      anOffer({ shop: 'Agotada', priceEur: 500, availability: 'preorder' }),
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
