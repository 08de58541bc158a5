import type { PriceFacts } from '#contract/facts.ts';

/** Of a laptop without Windows, seen abroad and long ago. */
export const ESTIMATED_PRICE: PriceFacts = {
  priceKind: 'estimated',
  seenPrice: 1185,
  priceDate: '2025-08',
  priceBasis: 'en una tienda polaca',
  licence: 145,
};
