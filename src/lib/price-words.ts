/** What a laptop costs, in words: «≈ 1130 €», and where that comes from. */
import type { Facts, PriceFacts } from '#contract/facts.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { spanishAmount } from '#contract/spanish-figures.ts';
import { euros } from './euros.ts';

interface Priced {
  /** Euros, without the licence; `null` means unknown. */
  price: number | null;
  /** Absent where it was saved without them. */
  facts?: PriceFacts;
}

/** What is not to be said is empty. */
export interface PriceWords {
  amount: string;
  /** What Windows costs on top. */
  licence: string;
  /** Where and when a price was seen. */
  seen: string;
  /** Whether that is so long ago that it deserves attention. */
  old: boolean;
}

/** @returns euros with the licence of Windows, which counts wherever laptops are compared */
export const totalPrice = ({ price, facts }: Priced): number | null =>
  price === null ? null : price + (facts?.licence ?? 0);

/** @param now milliseconds since 1970 */
export function priceWords({ price, facts }: Priced, now: number = Date.now()): PriceWords {
  const unknown = { licence: '', seen: '', old: false };
  if (price === null) return { ...unknown, amount: 'Precio no disponible' };
  if (!facts?.priceKind) return { ...unknown, amount: euros(price) };
  const { priceKind, seenPrice, priceDate, priceBasis, licence } = facts;
  const inSpain = priceKind === 'seen';
  return {
    amount: inSpain ? euros(price) : `≈\u00A0${euros(price)}`,
    licence: licence > 0 ? `+\u00A0${euros(licence)} de Windows` : '',
    seen: inSpain
      ? `Visto ${priceBasis} ${onDate(priceDate)}`.trim()
      : [`${seenPrice === null ? 'Visto' : euros(seenPrice)} ${priceBasis}`, spanishDate(priceDate)]
          .filter(Boolean)
          .join(', '),
    old: isOld(priceDate, now),
  };
}

/** @returns «≈ 1130 € + 145 € de Windows» */
export const priceLine = ({ amount, licence }: PriceWords): string => [amount, licence].filter(Boolean).join(' ');

/** @returns between which prices eight of ten lie, for what is estimated */
export const rangeWords = ({ priceKind, priceRange }: Pick<Facts, 'priceKind' | 'priceRange'>): string =>
  priceRange === null || priceKind === null || priceKind === 'seen'
    ? ''
    : `Lo normal hoy en España: entre ${spanishAmount(priceRange.low)} y ${euros(priceRange.high)}`;

/** «el 2 de octubre de 2026», «en agosto de 2026», nothing without a date. */
function onDate(iso: string): string {
  if (iso === '') return '';
  return `${iso.split('-').length > 2 ? 'el' : 'en'} ${spanishDate(iso)}`;
}

const OLD_MS = 6 * 30.44 * 24 * 60 * 60_000;

/** The middle of what a month or a year leaves open, by the length of the ISO date. */
const MIDDLE: Record<number, string> = { 4: '-07-01', 7: '-15' };

const isOld = (iso: string, now: number): boolean => now - Date.parse(iso + (MIDDLE[iso.length] ?? '')) > OLD_MS;
