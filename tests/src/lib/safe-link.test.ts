import { describe, expect, it } from 'vitest';
import { shopLink } from '../../../src/config/shop-link.ts';

describe('the buy link', () => {
  it('is an address of the marketplace', () => {
    expect(shopLink('https://www.amazon.es/dp/B0ABCDEF12')).toBe('https://www.amazon.es/dp/B0ABCDEF12');
    expect(shopLink('http://www.amazon.es/s?k=hp+victus')).toBe('http://www.amazon.es/s?k=hp+victus');
    expect(shopLink('https://amazon.es/dp/B0ABCDEF12')).toBe('https://amazon.es/dp/B0ABCDEF12');
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://www.amazon.es/%0aalert(1)',
    'data:text/html,x',
    'ftp://www.amazon.es',
    '/dp/B0',
    '//amazon.es',
    'blob:https://www.amazon.es/1',
    'https://evil.example/?www.amazon.es',
    'https://www.amazon.es.evil.example/',
    'https://notamazon.es/',
    'https://www.amazon.es@evil.example/',
    'https://user@www.amazon.es/',
    'https:\\\\evil.example',
  ])('is dropped if it is %j', (link) => {
    expect(shopLink(link)).toBeNull();
  });
});
