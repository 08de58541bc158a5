/** Parses prices of feeds and adverts; ambiguous ones are rejected. */
import { LEAST_EUR, MOST_EUR } from '../offer.ts';

const EURO = /^(€|eur|euros?)$/i;
const NUMBER = /\d[\d.,'’\s\u00A0\u202F]*/;
const CENTS = 100;

/** Every possible value of the digits: «1.299» is 1299 or 1.299, «1.299,00» and «1.299'00» only 1299. */
function readings(digits: string): number[] {
  const text = digits
    .replace(/['’](?=\d{1,2}$)/, digits.includes('.') ? ',' : '.')
    .replace(/['’\s\u00A0\u202F]/g, '')
    .replace(/[.,]$/, '');
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
export function readPrice(text: string, currency: string, bounds: Bounds = OFFER_PRICE): number | { skipped: string } {
  const cell = text.trim();
  const number = NUMBER.exec(cell);
  if (!number) return { skipped: cell === '' ? 'no price' : 'unreadable price' };
  const before = cell.slice(0, number.index).trim();
  const after = cell.slice(number.index + number[0].length).trim();
  const words = [before, after, currency.trim()].filter((word) => word !== '');
  if (before.endsWith('-') || /\d/.test(after)) return { skipped: 'unreadable price' };
  if (words.some((word) => !EURO.test(word))) return { skipped: 'another currency' };
  return plausible(readings(number[0].trim()), bounds);
}

function plausible(values: readonly number[], { least, most }: Bounds): number | { skipped: string } {
  if (values.length === 0) return { skipped: 'unreadable price' };
  if (values.every((value) => value === 0)) return { skipped: 'no price' };
  const possible = values.filter((value) => value >= least && value <= most);
  const [value] = possible;
  if (value === undefined) return { skipped: 'absurd price' };
  return possible.length > 1 ? { skipped: 'ambiguous price' } : Math.round(value * CENTS) / CENTS;
}

/** Whether a sale in Google's format «2026-11-20T00:00+0100/2026-11-30T23:59+0100» is active; without dates it is. */
export function isSaleOn(dates: string, now: Date): boolean {
  if (dates.trim() === '') return true;
  const [begin = Number.NaN, end = Number.NaN] = dates
    .split('/')
    .map((date) => Date.parse(date.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')));
  return begin <= now.getTime() && now.getTime() <= end;
}
