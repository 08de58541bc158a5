import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#catalogue/offer.ts';
import { usualOfLastDays } from '#catalogue/snapshot/price-floor.ts';

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
