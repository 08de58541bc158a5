import { describe, expect, it } from 'vitest';
import { deriveLaptops } from '#catalogue/derive/derive.ts';
import type { Offer } from '#catalogue/offer.ts';
import { aRecord } from '../a-record.ts';

const offer: Offer = {
  shop: 'PcComponentes',
  priceEur: 749,
  available: true,
  link: 'https://shop.example/book-14',
  image: null,
  seenAt: '2026-11-22T06:00:00.000Z',
  pending: null,
};

describe('offers and price history', () => {
  it('belong to their own laptop, and others have none', () => {
    const [first, second] = deriveLaptops([aRecord({ id: 'a' }), aRecord({ id: 'b', model: 'Other' })], [], {
      offers: { b: [offer] },
      history: { b: [['2026-11-22', 749]] },
    });
    expect([first?.offers, first?.history]).toEqual([[], []]);
    expect([second?.offers, second?.history]).toEqual([[offer], [['2026-11-22', 749]]]);
  });
});
