import type { PriceFacts } from '#contract/facts.ts';

/** What is kept of how a price is known; nothing in what was saved before the kind of a price was told. */
export interface WithPriceFacts {
  facts?: PriceFacts;
}

/** @param facts may have more than is kept */
export function keptPriceFacts(facts: PriceFacts | undefined): WithPriceFacts {
  if (!facts?.priceKind) return {};
  const { priceKind, seenPrice, priceDate, priceBasis, licence } = facts;
  return { facts: { priceKind, seenPrice, priceDate, priceBasis, licence } };
}
