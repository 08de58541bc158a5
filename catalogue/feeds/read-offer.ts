import { collapseBlanks } from '../derive/chip-key.ts';
import { spellBrand } from '../import/parse-words.ts';
import type { FeedConfig } from './feed-config.ts';
import type { FeedItem } from './feed-item.ts';
import type { FeedOffer, FeedRow } from './feed-offer.ts';
import { isSaleOn, readPrice } from './feed-price.ts';
import { readGtin } from './gtin.ts';
import { isSecondHand, notALaptop } from './product-kind.ts';

const MAX = { sku: 100, title: 300, brand: 40, mpn: 60, link: 2000, details: 60, label: 60, value: 200 } as const;

const AVAILABILITY: readonly (readonly [RegExp, FeedOffer['availability']])[] = [
  [/^(preorder|pre[- _]?order|preventa|reserva|backorder|back[- _]order)$/i, 'preorder'],
  [/^(in[ _]?stock|available|yes|y|true|s[ií]|disponible|en stock|limited|limitado|[1-9]\d*)$/i, 'in_stock'],
];

/** What is not understood is not for sale. */
const availabilityOf = (cell: string): FeedOffer['availability'] =>
  AVAILABILITY.find(([pattern]) => pattern.test(cell.trim()))?.[1] ?? 'out_of_stock';

const isSpain = (country: string): boolean => /^(es|esp|spain|espa[nñ]a)$/i.test(country.trim());

function isUnder(host: string, hosts: readonly string[]): boolean {
  return hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}

/** @returns the address in normal form, or why it is not one that visitors may be sent to */
function readAddress(text: string, hosts: readonly string[]): string | { skipped: string } {
  if (text.length > MAX.link || !URL.canParse(text)) return { skipped: 'link is no address' };
  const url = new URL(text);
  if (url.protocol !== 'https:') return { skipped: 'link is not https' };
  if (url.username !== '' || url.password !== '' || url.port !== '' || !isUnder(url.hostname, hosts)) {
    return { skipped: 'link to another host' };
  }
  return url.href;
}

/** Copied, so that a kept offer does not hold the megabytes that its text was cut from. */
const copied = (text: string, length: number): string => Buffer.from(text.slice(0, length)).toString();

/** One line; `null` where there is nothing. */
function lineOf(cell: string, length: number): string | null {
  const text = collapseBlanks(cell);
  return text === '' ? null : copied(text, length);
}

function detailsOf(details: FeedItem['details']): FeedOffer['details'] {
  const lines = Object.entries(details)
    .slice(0, MAX.details)
    .map(([label, value]): [string, string] => [copied(label, MAX.label), lineOf(value, MAX.value) ?? '']);
  return Object.fromEntries(lines);
}

function priceOf({ cell }: FeedItem, { priceUnit }: FeedConfig, now: Date): ReturnType<typeof readPrice> {
  const price = readPrice(cell('price'), cell('currency'), priceUnit);
  if (cell('salePrice') === '' || !isSaleOn(cell('saleDates'), now)) return price;
  const sale = readPrice(cell('salePrice'), cell('currency'), priceUnit);
  if (typeof price !== 'number') return price;
  return typeof sale === 'number' && sale < price ? sale : price;
}

/** @returns the offer of a new laptop in Spain, or the first reason why it is none */
export function readOffer(item: FeedItem, config: FeedConfig, now: Date): FeedRow {
  const { cell, countries } = item;
  const sku = lineOf(cell('sku'), MAX.sku);
  const title = lineOf(cell('title'), MAX.title);
  const brand = lineOf(cell('brand'), MAX.brand);
  if (sku === null || title === null) return { skipped: sku === null ? 'no id' : 'no title' };
  const other = notALaptop(title, cell('category'));
  if (other !== null) return { skipped: other };
  if (isSecondHand(title, cell('condition'))) return { skipped: 'not new' };
  const seller = cell('seller').trim().toLowerCase();
  const own = [config.shop, ...config.sellers].map((name) => name.toLowerCase());
  if (seller !== '' && !own.includes(seller)) return { skipped: 'marketplace seller' };
  if (countries.length > 0 && !countries.some(isSpain)) return { skipped: 'another country' };
  const price = priceOf(item, config, now);
  if (typeof price !== 'number') return price;
  const link = readAddress(cell('link').trim(), config.hosts);
  if (typeof link !== 'string') return link;
  const gtin = readGtin(cell('gtin'));
  if (gtin === undefined) return { skipped: 'GTIN with a wrong check digit' };
  const image = readAddress(cell('image').trim(), [...config.hosts, ...config.imageHosts]);
  return {
    offer: {
      shop: config.shop,
      sku,
      title,
      brand: brand === null ? null : spellBrand(brand),
      gtin: gtin === null ? null : copied(gtin, gtin.length),
      mpn: lineOf(cell('mpn'), MAX.mpn),
      priceEur: price,
      availability: availabilityOf(cell('availability')),
      condition: 'new',
      link,
      image: typeof image === 'string' ? image : null,
      details: detailsOf(item.details),
    },
  };
}
