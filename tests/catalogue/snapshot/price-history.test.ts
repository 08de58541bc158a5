import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#catalogue/offer.ts';
import { addPoint } from '#catalogue/snapshot/price-history.ts';

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
