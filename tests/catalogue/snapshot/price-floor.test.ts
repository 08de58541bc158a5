import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#catalogue/offer.ts';
import { floorsOf, usualOfLastDays } from '#catalogue/snapshot/price-floor.ts';

const median = (...points: readonly PricePoint[]) => usualOfLastDays(points, '2026-11-30');

describe('the median of the last 30 days', () => {
  it('counts each price by the days that it held', () => {
    expect(median(['2026-11-01', 900], ['2026-11-14', 600])).toBe(600);
    expect(median(['2026-11-01', 900], ['2026-11-16', 600])).toBe(900);
    expect(median(['2026-11-01', 900], ['2026-11-05', 300], ['2026-11-06', 900])).toBe(900);
  });

  it('leaves out what was before them', () => {
    expect(median(['2025-01-01', 300], ['2026-11-10', 900])).toBe(900);
    expect(median(['2025-01-01', 300])).toBe(300);
  });

  it('is the price of today on the first day, and unknown before it', () => {
    expect(median(['2026-11-30', 700])).toBe(700);
    expect(median()).toBeNull();
  });
});

describe('the floor of a price', () => {
  it.each([
    ['is 25 % below what is usual', 1000, null, { any: 750, fall: 750 }],
    ['… and for a fall below the median of the last days, where that is higher', 1000, 1200, { any: 750, fall: 900 }],
    ['… or where nothing else is known', null, 1000, { any: null, fall: 750 }],
    ['is not lowered by what shops asked lately', 1000, 300, { any: 750, fall: 750 }],
    ['is not raised over what is usual', 1000, 3000, { any: 750, fall: 1000 }],
    ['is none where nothing is known', null, null, { any: null, fall: null }],
  ])('%s', (_, usual, lately, floors) => {
    expect(floorsOf(usual, lately)).toEqual(floors);
  });
});
