import { describe, expect, it } from 'vitest';
import { shopLink, webSearchLink } from '#src/config/shop-link.ts';

describe('the buy link', () => {
  it('leads to the marketplace', () => {
    expect(shopLink('https://www.amazon.es/dp/B0ABCDEF12')).toBe('https://www.amazon.es/dp/B0ABCDEF12');
    expect(shopLink('http://www.amazon.es/s?k=hp+victus')).toBe('http://www.amazon.es/s?k=hp+victus');
    expect(shopLink('https://amazon.es/dp/B0ABCDEF12')).toBe('https://amazon.es/dp/B0ABCDEF12');
  });

  it.each([
    'https://www.amazon.com/dp/B0ABCDEF12?tag=x-20',
    'https://www.amazon.de/dp/B0ABCDEF12',
    'https://www.amazon.fr/dp/B0ABCDEF12',
    'https://www.amazon.it/dp/B0ABCDEF12',
    'https://www.amazon.co.uk/dp/B0ABCDEF12',
    'https://www.amazon.nl/dp/B0ABCDEF12',
    'https://www.amazon.pl/dp/B0ABCDEF12',
    'https://www.amazon.se/dp/B0ABCDEF12',
    'https://www.amazon.com.be/dp/B0ABCDEF12',
    'https://www.amazon.ie/dp/B0ABCDEF12',
    'https://www.amazon.com.mx/dp/B0ABCDEF12',
    'https://smile.amazon.es/dp/B0ABCDEF12',
    'https://amzn.to/3xYz',
    'https://amzn.eu/d/abc',
    'https://a.co/d/abc',
  ])('may lead to the marketplace of any country, also by a short address: %s', (link) => {
    expect(shopLink(link)).toBe(link);
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
    'https://amazon.es.evil.com/',
    'https://amazon.evil.com/',
    'https://amazon.comx/',
    'https://xamzn.to/',
    'https://aa.co/',
    'https://amazon.co/',
    'https://www.amazon.es@evil.example/',
    'https://user@www.amazon.es/',
    'https://:password@www.amazon.es/',
    'https:\\\\evil.example',
  ])('is dropped if it is %j', (link) => {
    expect(shopLink(link)).toBeNull();
  });
});

describe('a link that only searches', () => {
  const search = 'https://www.amazon.es/s?k=HP+Victus+15+%26+m%C3%A1s&tag=x-21';
  const product = 'https://www.amazon.es/dp/B0ABCDEF12';

  it('has one of the web for the same words beside it, without the tag', () => {
    expect(webSearchLink(search)).toBe('https://duckduckgo.com/?q=HP+Victus+15+%26+m%C3%A1s+precio&kl=es-es');
    for (const link of [product, 'https://www.amazon.es/s', 'https://www.amazon.es/s?k=']) {
      expect(webSearchLink(link)).toBeNull();
    }
  });
});
