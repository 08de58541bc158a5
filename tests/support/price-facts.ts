import type { PriceFacts } from '#contract/facts.ts';

/** Of a laptop without Windows, seen abroad and long ago. */
export const ESTIMATED_PRICE: PriceFacts = {
  priceKind: 'estimated',
  seenPrice: 1185,
  priceDate: '2025-08',
  priceBasis: 'en una tienda polaca',
  licence: 145,
};

/** Of a laptop that a Spanish shop sells with Windows. */
export const priceSeen = (seenPrice: number, priceDate: string): PriceFacts => ({
  priceKind: 'seen',
  seenPrice,
  priceDate,
  priceBasis: 'en una tienda española',
  licence: 0,
});
