/** Parses prices of feeds and adverts; ambiguous ones are rejected. */
import { ADVERT_PRICE } from '../../contract/advert.ts';
import { LEAST_EUR, MOST_EUR } from '../offer.ts';
import type { Found } from './found.ts';

export const SKIPPED_PRICE = {
  none: 'no price',
  currency: 'another currency',
  absurd: 'absurd price',
  unreadable: 'unreadable price',
  ambiguous: 'ambiguous price',
  cents: 'price in cents, it seems',
} as const;

const EURO = /^(€|eur|euros?)$/i;
const NUMBER = /\d[\d.,'\s\u00A0\u202F]*/;
const CENTS = 100;

/** Every possible value of the digits: «1.299» is 1299 or 1.299, «1.299,00» only 1299. */
function readings(digits: string): number[] {
  const text = digits.replace(/['\s\u00A0\u202F]/g, '').replace(/[.,]$/, '');
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return [Number(text)];
  const at = text.lastIndexOf(last);
  const decimals = text.length - at - 1;
  const asGroups = Number(text.replace(/[.,]/g, ''));
  const asDecimals = Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`);
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(text);
  if (new Set(separators).size === 1 && separators.length > 1) return isGrouped ? [asGroups] : [];
  // Separators of thousands precede groups of three digits.
  if (separators.length > 1 && !/^\d{1,3}([.,]\d{3})*[.,]\d+$/.test(text)) return [];
  return separators.length === 1 && decimals === 3 ? [asGroups, asDecimals] : [asDecimals];
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}
const OFFER_PRICE: Bounds = { least: LEAST_EUR, most: MOST_EUR };

/**
 * Parses «749.00 EUR», «1.299,00 €», «EUR 1,299.00», «749,00».
 * @param currency from a column of its own; empty if the feed has none, which means euros in a Spanish feed
 * @returns euros, or why the price is invalid
 */
export function readPrice(
  text: string,
  currency: string,
  unit: 'euros' | 'cents',
  bounds: Bounds = OFFER_PRICE,
): number | { skipped: string } {
  const cell = text.trim();
  const number = NUMBER.exec(cell);
  if (!number) return { skipped: cell === '' ? SKIPPED_PRICE.none : SKIPPED_PRICE.unreadable };
  const before = cell.slice(0, number.index).trim();
  const after = cell.slice(number.index + number[0].length).trim();
  const words = [before, after, currency.trim()].filter((word) => word !== '');
  if (before.endsWith('-') || /\d/.test(after)) return { skipped: SKIPPED_PRICE.unreadable };
  if (words.some((word) => !EURO.test(word))) return { skipped: SKIPPED_PRICE.currency };
  const digits = number[0].trim();
  if (unit === 'cents') {
    if (!/^\d+$/.test(digits)) return { skipped: SKIPPED_PRICE.unreadable };
    return plausible([Number(digits) / CENTS], bounds);
  }
  if (/^\d{5,}$/.test(digits) && Number(digits) > bounds.most) return { skipped: SKIPPED_PRICE.cents };
  return plausible(readings(digits), bounds);
}

function plausible(values: readonly number[], { least, most }: Bounds): number | { skipped: string } {
  if (values.length === 0) return { skipped: SKIPPED_PRICE.unreadable };
  if (values.every((value) => value === 0)) return { skipped: SKIPPED_PRICE.none };
  const possible = values.filter((value) => value >= least && value <= most);
  const [value] = possible;
  if (value === undefined) return { skipped: SKIPPED_PRICE.absurd };
  return possible.length > 1 ? { skipped: SKIPPED_PRICE.ambiguous } : Math.round(value * CENTS) / CENTS;
}

/** Whether a sale in Google's format «2026-11-20T00:00+0100/2026-11-30T23:59+0100» is active; without dates it is. */
export function isSaleOn(dates: string, now: Date): boolean {
  if (dates.trim() === '') return true;
  const [begin = Number.NaN, end = Number.NaN] = dates
    .split('/')
    .map((date) => Date.parse(date.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')));
  return begin <= now.getTime() && now.getTime() <= end;
}

const AMOUNT = String.raw`\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?|(?<!\w)\d\s\d{3}(?:[.,]\d{1,2})?|\d{2,5}(?:[.,]\d{1,2})?`;
/** After these words a blank may separate thousands; after others it may end a name: «Surface Laptop 3 450 €». */
const PRICE_BEFORE =
  /(?:^|[:;,.(|\n–-]|\b(?:por|precio|pvp|ahora|solo|s[oó]lo|cuesta|vale|a|de)|[gt]b|ssd|hz|["″])\s*$/i;
const PRICES = new RegExp(
  String.raw`(?<![\d.,])(${AMOUNT})\s?(?:€|euros?\b|eur\b|(?<=\d{3})e(?=[.,;)\n]|$)|[.,]-)|(?:€|\beur)\s?(${AMOUNT})(?!\d)|\b(?:precio|price|pre[çc]o|preu|pvp|vend[oe] por|pido|asking|vendo-o por)\b[\s:]{0,3}(${AMOUNT})(?!\d|[.,]\d)`,
  'giu',
);
/** Amounts that are not what the laptop costs now: «antes 999 €», «35 €/mes», «120 € de descuento». */
const OTHER_BEFORE =
  /(?:antes|pvpr|recomendado|en vez de|era|before|was|abans|env[ií]o|ahorr\w*|desde|descuento|(?<!de )regalo|reserva(?: por)?|presupuesto|pago(?: hasta)?|cost[oó]|costaba|compr[eéi]\s[^.;\n]{0,16}\bpor|\bm[ií]nimo(?: [uú]ltimos)? \d\d d[ií]as|(?:^|[^\w])\d{1,2}\s?[x×])[\s:]*(?:de\s*)?$/i;
const OTHER_AFTER =
  /^\s*(?:\/|(?:sin|\+|m[aá]s|no incluye) iva|iva (?:no|aparte)|al mes|por mes|mensual|de (?:descuento|ahorro|regalo|env[ií]o)|menos|off\b)/i;
const NEAR_LETTERS = 28;
/** A digit may end the name: «Aspire 5 449 €» is 449 €, «Surface Laptop 3 450 €» may be 450 or 3450. */
const NAME_END = '5 ';
const MOST_THOUSANDS = 3;

/** @returns the prices that a laptop may have now, anywhere in a text */
export function findPrices(text: string): Found<number>[] {
  return [...text.matchAll(PRICES)].flatMap(({ index, 0: words, 1: one, 2: two, 3: three }) => {
    const end = index + words.length;
    const before = text.slice(Math.max(0, index - NEAR_LETTERS), index);
    const isOther = OTHER_BEFORE.test(before) || OTHER_AFTER.test(text.slice(end, end + NEAR_LETTERS));
    if (isOther) return [];
    const digits = one ?? two ?? three ?? '';
    const nameEnd = /^\d\s(?!0)/.test(words) && !PRICE_BEFORE.test(before) ? NAME_END.length : 0;
    const whole = { digits, at: index, end };
    const afterName = { digits: digits.slice(nameEnd), at: index + nameEnd, end };
    const possible = nameEnd === 0 ? [whole] : Number(digits[0]) > MOST_THOUSANDS ? [afterName] : [whole, afterName];
    return possible.flatMap((amount) => {
      const value = readPrice(amount.digits, '', 'euros', ADVERT_PRICE);
      return typeof value === 'number' ? [{ value, at: amount.at, end }] : [];
    });
  });
}

/** @returns the text without its prices, in the same length: «Ryzen 5 499 €» is no Ryzen 5 499 */
export function withoutPrices(text: string): string {
  let plain = text;
  for (const { at, end } of findPrices(text).toReversed())
    plain = plain.slice(0, at) + ' '.repeat(end - at) + plain.slice(end);
  return plain;
}
