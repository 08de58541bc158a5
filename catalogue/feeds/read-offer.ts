import { collapseBlanks } from '../derive/chip-key.ts';
import { HIDDEN } from '../laptop-record.ts';
import { spellBrand } from '../reading/parse-words.ts';
import { isInStock } from './availability.ts';
import { type FeedConfig, isUnder } from './feed-config.ts';
import type { FeedItem } from './feed-item.ts';
import type { FeedOffer, FeedRow } from './feed-offer.ts';
import { isSaleOn, readPrice } from '../reading/price.ts';
import { DETAIL_LABELS } from '../reading/spec-labels.ts';
import { notAlone } from '../reading/bundle.ts';
import { notNew } from '../reading/condition.ts';
import { isSpoilt } from '../reading/part-number.ts';
import { notALaptop } from '../reading/product-kind.ts';

/**
 * Maximum lengths, at least Google's own limits. Longer values are rejected, because truncating them would change
 * their meaning.
 */
const MAX_LETTERS = { sku: 100, title: 300, brand: 70, partNumber: 70, detail: 1000 } as const;
const MAX_LINK = 2000;

const isSpain = (country: string): boolean => /^(es|esp|spain|espa[nñ]a)$/i.test(country.trim());

/** @returns the normalised URL, or why visitors must not be sent to it */
function readAddress(text: string, hosts: readonly string[]): string | { skipped: string } {
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

type Line = readonly [keyof typeof MAX_LETTERS, string];

function linesOf({ cell, details }: FeedItem): Line[] {
  const cells = (['sku', 'title', 'brand', 'partNumber'] as const).map((field): Line => [
    field,
    collapseBlanks(cell(field)),
  ]);
  const parts = Object.entries(details).flat();
  return [...cells, ...parts.map((text): Line => ['detail', collapseBlanks(text)])];
}

/** @returns why the stored values are invalid; `null` if they are valid */
function faultOf(lines: readonly Line[]): string | null {
  const tooLong = lines.find(([kind, text]) => text.length > MAX_LETTERS[kind]);
  if (tooLong) return `${tooLong[0]} longer than ${MAX_LETTERS[tooLong[0]]} letters`;
  return lines.some(([, text]) => HIDDEN.test(text)) ? 'control or direction character' : null;
}

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
  const fault = faultOf(linesOf(item));
  if (fault !== null) return { skipped: fault };
  const sku = lineOf(cell('sku'));
  const title = lineOf(cell('title'));
  const brand = lineOf(cell('brand'));
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
      brand: brand === null ? null : spellBrand(brand),
      mpn: isSpoilt(cell('partNumber')) ? null : lineOf(cell('partNumber')),
      priceEur: price,
      available: isInStock(cell('availability')),
      link,
      details: detailsOf(item.details),
    },
  };
}
