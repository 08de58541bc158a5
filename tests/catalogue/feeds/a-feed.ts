import { type FeedConfig, parseFeeds } from '#catalogue/feeds/feed-config.ts';
import type { FeedOffer } from '#catalogue/feeds/feed-offer.ts';
import { readFeed } from '#catalogue/feeds/read-feed.ts';

/** @returns a feed as an operator writes it */
export function aFeed(changes: object = {}): FeedConfig {
  const [feed] = parseFeeds(
    [
      {
        name: 'tienda',
        shop: 'Tienda',
        url: 'https://tienda.es/feed',
        country: 'ES',
        hosts: ['tienda.es', 'awin1.com'],
        ...changes,
      },
    ],
    'feeds.json',
  );
  if (!feed) throw new Error('no feed');
  return feed;
}

/** @returns an offer as it is read from a feed */
export const anOffer = (changes: Partial<FeedOffer> = {}): FeedOffer => ({
  shop: 'Tienda',
  sku: '1',
  title: 'Acme Book 14',
  brand: null,
  mpn: null,
  priceEur: 600,
  available: true,
  link: 'https://tienda.es/1',
  details: {},
  ...changes,
});

/** The bytes in pieces of the given size. */
async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

interface Read {
  offers: FeedOffer[];
  /** In the order of the rows. */
  skipped: string[];
}

/** Reads a whole feed; rejects as the reader does. */
export async function readWhole(content: string | Uint8Array, config: FeedConfig, pieceSize?: number): Promise<Read> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const offers: FeedOffer[] = [];
  const skipped: string[] = [];
  for await (const row of readFeed(inPieces(bytes, pieceSize), config, new Date('2026-11-22T12:00:00Z'))) {
    if ('offer' in row) offers.push(row.offer);
    else skipped.push(row.skipped);
  }
  return { offers, skipped };
}

/** One item of a Google feed; an empty value leaves the element out. */
export function anItem(changes: Readonly<Record<string, string>> = {}): string {
  const fields: Record<string, string> = {
    'g:id': 'A1',
    title: 'Portátil ASUS Vivobook 15 F1504VA-BQ305W',
    'g:brand': 'Asus',
    'g:mpn': 'F1504VA-BQ305W',
    'g:price': '749.00 EUR',
    'g:availability': 'in_stock',
    'g:condition': 'new',
    link: 'https://www.tienda.es/p/A1',
    ...changes,
  };
  const elements = Object.entries(fields).filter(([, value]) => value !== '');
  return `<item>${elements.map(([name, value]) => `<${name}>${value}</${name}>`).join('')}</item>`;
}

export const aGoogleFeed = (...items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
  `<title>Tienda</title><link>https://tienda.es</link>${items.join('\n')}</channel></rss>\n`;

/** Of an Awin table. */
export const AWIN_HEADER =
  'aw_deep_link,product_name,aw_product_id,merchant_product_id,aw_image_url,merchant_category,search_price,currency,brand_name,ean,mpn,in_stock,condition,colour';

export const awinRow = (id: string, price = '749.00', currency = 'EUR') =>
  `https://www.awin1.com/pclick.php?p=${id},"Portátil Asus Vivobook 15, 15.6""",9${id},${id},https://fotos.example/${id}.jpg,Portátiles,${price},${currency},Asus,4711387645126,F1504VA-BQ305W,1,new,plata`;
