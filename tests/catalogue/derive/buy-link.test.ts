import { describe, expect, it } from 'vitest';
import { buyLink } from '#catalogue/derive/buy-link.ts';
import { aRecord } from '../a-record.ts';

const market = { host: 'www.amazon.es', tag: 'atinado-21' };

describe('buyLink', () => {
  it('leads to the product page where the marketplace id is known', () => {
    const link = buyLink(aRecord({ marketId: 'B0ABCDEFGH' }), market);
    expect(link).toBe('https://www.amazon.es/dp/B0ABCDEFGH?tag=atinado-21');
  });

  it('searches for brand, model and key specs otherwise', () => {
    const url = new URL(buyLink(aRecord({ gpu: 'NVIDIA GeForce RTX 4060', storageGb: 1024 }), market));
    expect(url.pathname).toBe('/s');
    expect(url.searchParams.get('k')).toBe('Acme Book 14 Core i5-1335U RTX 4060 16 GB 1 TB');
    expect(url.searchParams.get('tag')).toBe('atinado-21');
  });

  it('encodes hostile text in the query', () => {
    const link = buyLink(aRecord({ model: '&tag=evil#"><script>' }), market);
    const url = new URL(link);
    expect(url.searchParams.getAll('tag')).toEqual(['atinado-21']);
    expect(url.hash).toBe('');
    expect(link).not.toMatch(/[<>"#]/);
  });

  it('omits an empty tag', () => {
    expect(buyLink(aRecord(), { host: 'www.amazon.es', tag: '' })).not.toContain('tag=');
  });
});
