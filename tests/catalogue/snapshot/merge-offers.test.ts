import { describe, expect, it } from 'vitest';
import { mergeOffers } from '#catalogue/snapshot/merge-offers.ts';
import { aSighting, FRIDAY, MONDAY, TUESDAY, WEDNESDAY } from './sightings.ts';

const FLOOR = 465;
const USUAL = {
  usualEur: 600,
  floors: { any: FLOOR, fall: FLOOR },
  sellerOf: (shop: string) => shop.replace(' Outlet', ''),
};
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

  it('follow a price that rises by 35 % or falls to what may be believed', () => {
    expect(mergeOffers(onMonday, [aSighting({ priceEur: FLOOR })], USUAL, TUESDAY)).toMatchObject([
      { priceEur: FLOOR, available: true, seenAt: TUESDAY, pending: null },
    ]);
    expect(mergeOffers(onMonday, [aSighting({ priceEur: 810 })], USUAL, TUESDAY)).toMatchObject([{ priceEur: 810 }]);
  });
});

describe('a rise of over 35 %', () => {
  const risen = [aSighting({ priceEur: 811 })];
  const onTuesday = mergeOffers(onMonday, risen, USUAL, TUESDAY);

  it('waits, while the known price ages', () => {
    expect(onTuesday).toEqual([{ ...onMonday[0], pending: { priceEur: 811, seenAt: TUESDAY } }]);
    const unchanged = [aSighting({ priceEur: 811 }, { changed: false })];
    expect(mergeOffers(onTuesday, unchanged, USUAL, '2026-11-17T20:00:00.000Z')).toEqual(onTuesday);
  });

  it('counts at its second sighting, in a new file or in one that is the same a day later', () => {
    const confirmed = [{ priceEur: 811, available: true, seenAt: WEDNESDAY, pending: null }];
    expect(mergeOffers(onTuesday, risen, USUAL, WEDNESDAY)).toMatchObject(confirmed);
    const unchanged = [aSighting({ priceEur: 811 }, { changed: false })];
    expect(mergeOffers(onTuesday, unchanged, USUAL, WEDNESDAY)).toMatchObject(confirmed);
  });

  it('is forgotten when the price is back, and starts again at another price', () => {
    expect(mergeOffers(onTuesday, [aSighting({ priceEur: 610 })], USUAL, WEDNESDAY)).toMatchObject([
      { priceEur: 610, pending: null, seenAt: WEDNESDAY },
    ]);
    expect(mergeOffers(onTuesday, [aSighting({ priceEur: 900 })], USUAL, WEDNESDAY)).toMatchObject([
      { priceEur: 600, pending: { priceEur: 900, seenAt: WEDNESDAY } },
    ]);
  });

  it('from what the laptop usually costs makes a new shop wait, too, unless nothing is known', () => {
    const dear = [aSighting({ priceEur: 2000 })];
    const first = mergeOffers([], dear, USUAL, MONDAY);
    expect(first).toMatchObject([{ available: false, pending: { priceEur: 2000 } }]);
    expect(mergeOffers(first, dear, USUAL, TUESDAY)).toMatchObject([{ available: true, pending: null }]);
    const nothing = { ...USUAL, usualEur: null, floors: { any: null, fall: null } };
    expect(mergeOffers([], dear, nothing, MONDAY)).toMatchObject([{ available: true }]);
    expect(mergeOffers([], [aSighting({ priceEur: 100 })], nothing, MONDAY)).toMatchObject([{ available: true }]);
  });
});

const low = (shop: string, priceEur = 400) => aSighting({ shop, priceEur });
const pricesOf = (...args: Parameters<typeof mergeOffers>) =>
  mergeOffers(...args).map(({ shop, available, priceEur, pending }) => [
    shop,
    available ? priceEur : `${pending?.priceEur} waits`,
  ]);

describe('a price below what may be believed of one shop', () => {
  it('counts while another seller asks about the same', () => {
    expect(pricesOf([], [low('Una'), low('Otra', 460)], USUAL, MONDAY)).toEqual([
      ['Una', 400],
      ['Otra', 460],
    ]);
    const waiting = mergeOffers([], [low('Una')], USUAL, MONDAY);
    expect(pricesOf(waiting, [low('Otra')], USUAL, TUESDAY)).toEqual([
      ['Otra', 400],
      ['Una', '400 waits'],
    ]);
    expect(pricesOf(waiting, [low('Otra')], USUAL, FRIDAY)).toContainEqual(['Otra', '400 waits']);
    expect(pricesOf([], [low('Una', 300), low('Otra')], USUAL, MONDAY)).toEqual([
      ['Una', '300 waits'],
      ['Otra', '400 waits'],
    ]);
  });

  it('does not hide another row of the shop', () => {
    expect(pricesOf([], [low('Una'), low('Una', 640)], USUAL, MONDAY)).toEqual([['Una', 640]]);
  });

  it('is not passed by being sold out for a day', () => {
    const soldOut = aSighting({ priceEur: 400, availability: 'out_of_stock' });
    const tuesday = mergeOffers(onMonday, [soldOut], USUAL, TUESDAY);
    expect(pricesOf(tuesday, [low('Tienda')], USUAL, WEDNESDAY)).toEqual([['Tienda', '400 waits']]);
  });
});
