import { describe, expect, it } from 'vitest';
import { mergeOffers } from '#catalogue/snapshot/merge-offers.ts';
import { aSighting, FRIDAY, MONDAY, TUESDAY, WEDNESDAY } from './sightings.ts';

const USUAL = 620;
const onMonday = mergeOffers([], [aSighting()], USUAL, MONDAY);

describe('offers', () => {
  it('have one of each shop: in stock before sold out, then the cheapest', () => {
    const offers = mergeOffers(
      [],
      [
        aSighting({ priceEur: 590, availability: 'out_of_stock' }),
        aSighting({ priceEur: 640 }),
        aSighting({ priceEur: 630 }),
        aSighting({ shop: 'Otra', priceEur: 625 }),
        aSighting({ shop: 'Agotada', priceEur: 500, availability: 'preorder' }),
      ],
      USUAL,
      MONDAY,
    );
    expect(offers.map(({ shop, priceEur, available }) => [shop, priceEur, available])).toEqual([
      ['Otra', 625, true],
      ['Tienda', 630, true],
      ['Agotada', 500, false],
    ]);
  });

  it('are no longer available three days after they were last seen, and forgotten after a year', () => {
    const thursday = '2026-11-19T06:00:00.000Z';
    expect(mergeOffers(onMonday, [], USUAL, thursday)).toMatchObject([{ available: true, seenAt: MONDAY }]);
    expect(mergeOffers(onMonday, [], USUAL, FRIDAY)).toMatchObject([{ available: false, seenAt: MONDAY }]);
    expect(mergeOffers(onMonday, [], USUAL, '2027-11-16T06:00:00.000Z')).toEqual([]);
  });

  it('follow a price that moves by 35 %', () => {
    expect(mergeOffers(onMonday, [aSighting({ priceEur: 390 })], USUAL, TUESDAY)).toMatchObject([
      { priceEur: 390, seenAt: TUESDAY, pending: null },
    ]);
    expect(mergeOffers(onMonday, [aSighting({ priceEur: 810 })], USUAL, TUESDAY)).toMatchObject([{ priceEur: 810 }]);
  });
});

describe('a jump of over 35 %', () => {
  const fallen = [aSighting({ priceEur: 389 })];
  const onTuesday = mergeOffers(onMonday, fallen, USUAL, TUESDAY);

  it('waits, while the known price ages', () => {
    expect(onTuesday).toEqual([{ ...onMonday[0], pending: { priceEur: 389, seenAt: TUESDAY } }]);
    expect(mergeOffers(onMonday, [aSighting({ priceEur: 811 })], USUAL, TUESDAY)).toMatchObject([
      { priceEur: 600, pending: { priceEur: 811 } },
    ]);
    const unchanged = [aSighting({ priceEur: 389 }, { changed: false })];
    expect(mergeOffers(onTuesday, unchanged, USUAL, '2026-11-17T20:00:00.000Z')).toEqual(onTuesday);
  });

  it('counts at its second sighting, in a new file or in one that is the same a day later', () => {
    const confirmed = [{ priceEur: 389, available: true, seenAt: WEDNESDAY, pending: null }];
    expect(mergeOffers(onTuesday, fallen, USUAL, WEDNESDAY)).toMatchObject(confirmed);
    const unchanged = [aSighting({ priceEur: 389 }, { changed: false })];
    expect(mergeOffers(onTuesday, unchanged, USUAL, WEDNESDAY)).toMatchObject(confirmed);
  });

  it('is forgotten when the price is back, and starts again at another price', () => {
    expect(mergeOffers(onTuesday, [aSighting({ priceEur: 610 })], USUAL, WEDNESDAY)).toMatchObject([
      { priceEur: 610, pending: null, seenAt: WEDNESDAY },
    ]);
    expect(mergeOffers(onTuesday, [aSighting({ priceEur: 60 + 199 })], USUAL, WEDNESDAY)).toMatchObject([
      { priceEur: 600, pending: { priceEur: 259, seenAt: WEDNESDAY } },
    ]);
  });

  it('from what the laptop usually costs makes a new shop wait, too, unless nothing is known', () => {
    const first = mergeOffers([], [aSighting({ priceEur: 100 })], USUAL, MONDAY);
    expect(first).toMatchObject([{ available: false, pending: { priceEur: 100 } }]);
    expect(mergeOffers(first, [aSighting({ priceEur: 100 })], USUAL, TUESDAY)).toMatchObject([
      { available: true, priceEur: 100, pending: null },
    ]);
    expect(mergeOffers(first, [aSighting({ priceEur: 615 })], USUAL, TUESDAY)).toMatchObject([
      { available: true, priceEur: 615, pending: null },
    ]);
    expect(mergeOffers([], [aSighting({ priceEur: 100 })], null, MONDAY)).toMatchObject([{ available: true }]);
  });
});
