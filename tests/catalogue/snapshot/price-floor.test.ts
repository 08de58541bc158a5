import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#catalogue/offer.ts';
import { addPoint, usualOfLastDays } from '#catalogue/snapshot/price-floor.ts';

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
