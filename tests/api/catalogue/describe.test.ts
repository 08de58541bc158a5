import { describe, expect, it } from 'vitest';
import { describePriceBasis, describePriceDate, OS_NAMES } from '../../../api/catalogue/describe.ts';
import { PRICE_BASES } from '../../../api/catalogue/laptop.ts';
import { OPERATING_SYSTEMS } from '../../../src/contract/facts.ts';

describe('words for visitors', () => {
  it('say where a price was seen', () => {
    expect(describePriceBasis('listed-es')).toBe('visto en una tienda española');
    expect(new Set(PRICE_BASES.map(describePriceBasis)).size).toBe(PRICE_BASES.length);
  });

  it.each([
    ['2026-05-29', '29 de mayo de 2026'],
    ['2026-08', 'agosto de 2026'],
    ['2025', '2025'],
  ])('write the date %s as «%s»', (date, words) => {
    expect(describePriceDate(date)).toBe(words);
  });

  it('name every system', () => {
    for (const system of OPERATING_SYSTEMS) expect(OS_NAMES[system]).not.toBe('');
  });
});
