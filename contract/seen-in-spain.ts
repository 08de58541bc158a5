/** How long the price of a Spanish shop says that the laptop can still be bought. */

/** Months for which a laptop that a Spanish shop offered can probably still be bought; an older price is «Antiguo». */
export const SPANISH_OFFER_MONTHS = 12;

/** Months for which a price of a Spanish shop is probably still the one asked for. */
const FRESH_PRICE_MONTHS = 4;

const MONTH_MS = 30.44 * 24 * 60 * 60_000;

/** Suffix that makes a year or month its middle day, by the length of the ISO date. */
const MIDDLE: Record<number, string> = { 4: '-07-01', 7: '-15' };

/**
 * @param iso day, month or year of the price
 * @returns `fresh` while it is probably still asked for, `old` once the laptop can hardly be bought; `null` for what is no date
 */
export function priceAge(iso: string, now: number): 'fresh' | 'aged' | 'old' | null {
  const months = (now - Date.parse(iso + (MIDDLE[iso.length] ?? ''))) / MONTH_MS;
  if (Number.isNaN(months)) return null;
  return months <= FRESH_PRICE_MONTHS ? 'fresh' : months <= SPANISH_OFFER_MONTHS ? 'aged' : 'old';
}
