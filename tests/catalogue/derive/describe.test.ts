import { describe, expect, it } from 'vitest';
import { describePriceBasis, isDedicated } from '#catalogue/derive/describe.ts';
import { PRICE_BASES } from '#catalogue/laptop-record.ts';

describe('wording for visitors', () => {
  it('says where a price was seen, differently for each source', () => {
    const words = PRICE_BASES.map((priceBasis) => describePriceBasis({ priceBasis, priceShop: null }));
    expect(words[0]).toBe('en una tienda española');
    expect(new Set(words).size).toBe(PRICE_BASES.length);
    expect(describePriceBasis({ priceBasis: 'listed-es', priceShop: 'PcComponentes' })).toBe('en PcComponentes');
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
