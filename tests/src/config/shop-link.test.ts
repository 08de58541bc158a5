import { expect, it } from 'vitest';
import { linkToPrice, shopLink, webSearchFor } from '#src/config/shop-link.ts';
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
  expect(webSearchFor(search)).toEqual(web);
  for (const link of [product, 'https://www.amazon.es/s', 'https://www.amazon.es/s?k='])
    expect(webSearchFor(link)).toBeNull();
});

const PAGE = 'https://www.pccomponentes.com/portatil-hp-victus-15';
const SEARCH = 'https://www.pccomponentes.com/search/?query=HP+Victus+15';

it.each([
  ['PcComponentes', PAGE, { text: 'Ver en PcComponentes', href: PAGE }],
  [
    'PcComponentes',
    'https://www.mediamarkt.es/es/product/_x-1.html',
    { text: 'Buscar en PcComponentes', href: SEARCH },
  ],
  ['PcComponentes', 'javascript:alert(1)', { text: 'Buscar en PcComponentes', href: SEARCH }],
  [
    'MediaMarkt',
    '',
    { text: 'Buscar en MediaMarkt', href: 'https://www.mediamarkt.es/es/search.html?query=HP+Victus+15' },
  ],
  ['Coolmod', '', { text: 'Buscar en Coolmod', href: 'https://www.coolmod.com/#01cc/fullscreen/m=and&q=HP+Victus+15' }],
  [
    'El Corte Inglés',
    '',
    { text: 'Buscar en El Corte Inglés', href: 'https://www.elcorteingles.es/search/?s=HP+Victus+15' },
  ],
  ['Tienda Una', PAGE, null],
])('a price of %s leads to the page %j if it is one of that shop, else to its search', (priceShop, priceUrl, link) => {
  expect(linkToPrice({ ...VICTUS, priceShop, priceUrl })).toEqual(link);
});
