import { collapseBlanks } from '../reading/patterns.ts';
import { isInStock } from './availability.ts';
import { type FeedConfig, isUnder } from './feed-config.ts';
import type { FeedItem, Skipped } from './feed-item.ts';
import type { FeedOffer, FeedRow } from './feed-offer.ts';
import { isSaleOn, readPrice } from '../reading/price.ts';
import { DETAIL_LABELS } from '../reading/spec-labels.ts';
import { notAlone } from '../reading/bundle.ts';
import { notNew } from '../reading/condition.ts';
import { isSpoilt } from '../reading/part-number.ts';
import { notALaptop } from '../reading/product-kind.ts';

/** Of a cell that is read, Google's own largest limit. Longer ones are rejected: cut, they would mean something else. */
const MAX_LETTERS = 1000;
const MAX_LINK = 2000;

const isSpain = (country: string): boolean => /^(es|esp|spain|espa[nñ]a)$/i.test(country.trim());

/** @returns the normalised URL, or why visitors must not be sent to it */
function readAddress(text: string, hosts: readonly string[]): string | Skipped {
  if (text.length > MAX_LINK || !URL.canParse(text)) return { skipped: 'link is not a valid URL' };
  const url = new URL(text);
  if (url.protocol !== 'https:') return { skipped: 'link is not https' };
  if (url.username !== '' || url.password !== '' || url.port !== '' || !isUnder(url.hostname, hosts)) {
    return { skipped: 'link to another host' };
  }
  return url.href;
}

/** Copies the string, because a substring would keep the feed's whole chunk in memory. */
const copied = (text: string): string => Buffer.from(text).toString();

const lineOf = (cell: string): string | null => copied(collapseBlanks(cell)) || null;

/** The details that are read: for each field, the first label that means it. */
function detailsOf(details: FeedItem['details']): FeedOffer['details'] {
  const all = Object.entries(details);
  const read = new Set(Object.values(DETAIL_LABELS).map((label) => all.find(([name]) => label.test(name))));
  return Object.fromEntries(
    all.filter((detail) => read.has(detail)).map(([label, value]) => [copied(label), lineOf(value) ?? '']),
  );
}

function priceOf({ cell }: FeedItem, now: Date): ReturnType<typeof readPrice> {
  const price = readPrice(cell('priceEur'), cell('currency'));
  if (cell('salePrice') === '' || !isSaleOn(cell('saleDates'), now)) return price;
  const sale = readPrice(cell('salePrice'), cell('currency'));
  if (typeof price !== 'number') return price;
  return typeof sale === 'number' && sale < price ? sale : price;
}

/** @returns the offer of a new laptop in Spain, or the first reason to skip it */
export function readOffer(item: FeedItem, config: FeedConfig, now: Date): FeedRow {
  const { cell, countries } = item;
  const texts = [cell('sku'), cell('title'), cell('brand'), cell('partNumber'), ...Object.values(item.details)];
  if (texts.some((text) => text.length > MAX_LETTERS)) return { skipped: `a cell longer than ${MAX_LETTERS} letters` };
  const sku = lineOf(cell('sku'));
  const title = lineOf(cell('title'));
  if (sku === null || title === null) return { skipped: sku === null ? 'no id' : 'no title' };
  const other =
    notALaptop(title, cell('category')) ??
    notNew(title, cell('condition'), cell('category')) ??
    notAlone(title, cell('bundle'), cell('multipack'));
  if (other !== null) return { skipped: other };
  const seller = cell('seller').trim().toLowerCase();
  const own = [config.shop, ...config.sellers].map((name) => name.toLowerCase());
  if (seller !== '' && !own.includes(seller)) return { skipped: 'marketplace seller' };
  if (countries.length > 0 && !countries.some(isSpain)) return { skipped: 'another country' };
  const price = priceOf(item, now);
  if (typeof price !== 'number') return price;
  const link = readAddress(cell('link').trim(), config.hosts);
  if (typeof link !== 'string') return link;
  return {
    offer: {
      shop: config.shop,
      sku,
      title,
      brand: lineOf(cell('brand')),
      mpn: isSpoilt(cell('partNumber')) ? null : lineOf(cell('partNumber')),
      priceEur: price,
      available: isInStock(cell('availability')),
      link,
      details: detailsOf(item.details),
    },
  };
}
