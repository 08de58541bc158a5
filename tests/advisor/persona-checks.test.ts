import { describe, expect, it } from 'vitest';
import { factsOf } from '#words/sheet.ts';
import { laptop } from '#tests/support/laptops.ts';
import {
  type Check,
  entryChip,
  fourOldCores,
  graphicsAre,
  hxProcessor,
  performanceProcessor,
  stillSold,
  withLicenceWithin,
} from '#guarantees/persona-checks.ts';
import type { Laptop } from '#catalogue/laptop.ts';

function holds(check: Check, differences: Partial<Laptop>): boolean {
  const one = laptop('one', differences);
  return check.holds({ facts: factsOf(one), price: one.priceEur });
}

const chipsFor = (check: Check, chips: readonly string[]): string[] => chips.filter((cpu) => holds(check, { cpu }));

describe('checks of personas', () => {
  it('distinguish slow chips from those with similar names', () => {
    const slow = ['Intel Celeron N4500', 'Intel N150', 'MediaTek Kompanio 520'];
    expect(chipsFor(entryChip, [...slow, 'Intel Core i3-1315U', 'Apple A18 Pro', 'AMD Ryzen AI 5 430'])).toEqual(slow);
    const old = ['AMD Ryzen 5 7520U', 'AMD Ryzen 3 7320U', 'AMD Ryzen 5 40'];
    expect(chipsFor(fourOldCores, [...old, 'AMD Ryzen 5 7530U', 'AMD Ryzen AI 5 430'])).toEqual(old);
  });

  it('distinguish loud chips from those with similar names', () => {
    const hx = ['Intel Core i9-14900HX', 'Intel Core Ultra 9 290HX Plus'];
    const loud = [...hx, 'Intel Core 5 210H', 'AMD Ryzen 7 8845HS'];
    const all = [...loud, 'AMD Ryzen AI 9 HX 370', 'Intel Core Ultra 7 258V', 'AMD Ryzen 5 7530U'];
    expect(chipsFor(hxProcessor, all)).toEqual(hx);
    expect(chipsFor(performanceProcessor, all)).toEqual(loud);
  });

  it('do not take a Ti for the chip below it', () => {
    expect(holds(graphicsAre('RTX 5070'), { gpu: 'NVIDIA GeForce RTX 5070 Ti' })).toBe(false);
    expect(holds(graphicsAre('RTX 5070 Ti'), { gpu: 'NVIDIA GeForce RTX 5070 Ti' })).toBe(true);
  });

  it('add a licence where there is no system', () => {
    expect(holds(withLicenceWithin(900), { os: 'none', priceEur: 755 })).toBe(true);
    expect(holds(withLicenceWithin(900), { os: 'none', priceEur: 756 })).toBe(false);
    expect(holds(withLicenceWithin(900), { os: 'windows', priceEur: 900 })).toBe(true);
    expect(holds(withLicenceWithin(900), { os: null, priceEur: 900 })).toBe(true);
  });

  it('doubt prices that are old or have only last year', () => {
    expect(holds(stillSold, { priceDate: '2025-08' })).toBe(true);
    expect(holds(stillSold, { priceDate: '2026' })).toBe(true);
    expect(holds(stillSold, { priceDate: '2025-02' })).toBe(false);
    expect(holds(stillSold, { priceDate: '2025' })).toBe(false);
  });
});
