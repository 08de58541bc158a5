import { describe, expect, it } from 'vitest';
import { shopLink, webSearchLink } from '#src/config/shop-link.ts';

describe('the buy link', () => {
  it('leads to the marketplace', () => {
    expect(shopLink('https://www.amazon.es/dp/B0ABCDEF12')).toBe('https://www.amazon.es/dp/B0ABCDEF12');
    expect(shopLink('http://www.amazon.es/s?k=hp+victus')).toBe('http://www.amazon.es/s?k=hp+victus');
    expect(shopLink('https://amazon.es/dp/B0ABCDEF12')).toBe('https://amazon.es/dp/B0ABCDEF12');
  });

  it.each('com de fr it co.uk nl pl se com.be ie com.mx'.split(' '))(
    'may lead to the marketplace of any country: amazon.%s',
    (country) => {
      const link = `https://www.amazon.${country}/dp/B0ABCDEF12?tag=x-20`;
      expect(shopLink(link)).toBe(link);
    },
  );

  it.each([
    'https://smile.amazon.es/dp/B0ABCDEF12',
    'https://amzn.to/3xYz',
    'https://amzn.eu/d/abc',
    'https://a.co/d/abc',
  ])('may lead there by another address: %s', (link) => expect(shopLink(link)).toBe(link));

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
