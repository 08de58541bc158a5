import { expect, it } from 'vitest';
import { otherSearch, pageWithPrice, shopLink } from '#src/config/shop-link.ts';
import { HOSTILE_ADDRESSES } from '#tests/support/hostile-texts.ts';

it.each([
  'https://amazon.es/dp/B0ABCDEF12',
  'http://www.amazon.es/s?k=hp+victus',
  'https://smile.amazon.es/dp/B0ABCDEF12',
  'https://amzn.to/3xYz',
  'https://a.co/d/abc',
  ...'es com de fr it co.uk nl pl se com.be ie com.mx'
    .split(' ')
    .map((country) => `https://www.amazon.${country}/dp/B0ABCDEF12?tag=x-20`),
])('the buy link may lead to the marketplace of any country: %s', (link) => expect(shopLink(link)).toBe(link));

it.each([
  ...HOSTILE_ADDRESSES,
  '',
  '/dp/B0',
  'https://amazon.evil.com/',
  'https://xamzn.to/',
  'https://amazon.co/',
  'https://user@www.amazon.es/',
])('the buy link is dropped if it is %j', (link) => {
  expect(shopLink(link)).toBeNull();
});

const search = 'https://www.amazon.es/s?k=HP+Victus+15+%26+m%C3%A1s&tag=x-21';
const product = 'https://www.amazon.es/dp/B0ABCDEF12';
const VICTUS = { brand: 'HP', model: 'Victus 15', priceUrl: null };

it('a link that only searches has one of the web for the same words beside it, without the tag', () => {
  const web = {
    text: 'Buscar en la web',
    href: 'https://duckduckgo.com/?q=HP+Victus+15+%26+m%C3%A1s+precio&kl=es-es',
  };
  expect(otherSearch(search)).toEqual(web);
  expect(otherSearch(search, { ...VICTUS, priceShop: 'Tienda Una' })).toEqual(web);
  for (const link of [product, 'https://www.amazon.es/s', 'https://www.amazon.es/s?k=']) {
    expect(otherSearch(link, { ...VICTUS, priceShop: null })).toBeNull();
  }
});

it.each([
  ['PcComponentes', 'https://www.pccomponentes.com/search/?query=HP+Victus+15'],
  ['MediaMarkt', 'https://www.mediamarkt.es/es/search.html?query=HP+Victus+15'],
  ['Coolmod', 'https://duckduckgo.com/?q=HP+Victus+15+site%3Acoolmod.com&kl=es-es'],
])('a link that only searches has one of %s beside it, where that shop had it', (priceShop, href) => {
  for (const link of [search, product])
    expect(otherSearch(link, { ...VICTUS, priceShop })).toEqual({ text: `Buscar en ${priceShop}`, href });
});

it.each([
  ['PcComponentes', 'https://www.pccomponentes.com/portatil-hp-victus-15', 'Ver en PcComponentes'],
  ['PcComponentes', 'https://www.mediamarkt.es/es/product/_x-1.html', null],
  ['PcComponentes', 'javascript:alert(1)', null],
  ['Tienda Una', 'https://www.pccomponentes.com/portatil-hp-victus-15', null],
])('a link that only searches gives way to the page of %s, if %s is one of that shop', (priceShop, priceUrl, text) => {
  const page = pageWithPrice({ ...VICTUS, priceShop, priceUrl });
  expect(page).toEqual(text === null ? null : { text, href: priceUrl });
});
