import { describe, expect, it } from 'vitest';
import { describePriceBasis, describePriceDate, describeStorage, isDedicated } from '#catalogue/derive/describe.ts';
import { PRICE_BASES } from '#catalogue/laptop.ts';

describe('wording for visitors', () => {
  it('says where a price was seen, differently for each source', () => {
    expect(describePriceBasis('listed-es')).toBe('visto en una tienda española');
    expect(new Set(PRICE_BASES.map(describePriceBasis)).size).toBe(PRICE_BASES.length);
  });

  it.each([
    ['2026-05-29', '29 de mayo de 2026'],
    ['2026-08', 'agosto de 2026'],
    ['2025', '2025'],
  ])('writes the date %s as «%s»', (date, words) => {
    expect(describePriceDate(date)).toBe(words);
  });

  it.each([
    [512, '512 GB'],
    [1000, '1 TB'],
    [1024, '1 TB'],
    [1500, '1,5 TB'],
    [1536, '1,5 TB'],
    [4096, '4 TB'],
  ])('writes a drive of %i GB as «%s»', (gb, words) => {
    expect(describeStorage(gb)).toBe(words);
  });

  it.each([
    ['NVIDIA GeForce RTX 4060', true],
    ['AMD Radeon RX 6500M', true],
    ['Intel Arc A370M', true],
    ['Intel Arc 130T', false],
    ['AMD Radeon 780M', false],
  ])('knows whether «%s» is dedicated graphics', (gpu, dedicated) => {
    expect(isDedicated(gpu)).toBe(dedicated);
  });
});
