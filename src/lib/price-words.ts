/** The price of a laptop in words, «≈ 1130 €», and its source. */
import type { Facts, PriceFacts } from '#contract/facts.ts';
import { shortDate, spanishDate } from '#contract/spanish-date.ts';
import { spanishAmount } from '#contract/spanish-figures.ts';
import { euros } from './euros.ts';

interface Priced {
  /** Euros, without the licence; `null` means unknown. */
  price: number | null;
  /** Absent in old saved laptops; saved laptops have no range. */
  facts?: PriceFacts & Partial<Pick<Facts, 'priceRange'>>;
}

/** Fields without content are empty. */
export interface PriceWords {
  /** In whole euros. */
  amount: string;
  /** The additional price of Windows. */
  licence: string;
  /** How the price is known and since when: «Orientativo · ago. 2026», «Precio por confirmar · nov. 2026». */
  known: string;
  /** Where and when it was seen. */
  seen: string;
  /** The range of eight in ten prices, for an estimate. */
  range: string;
  /** Whether it was seen long ago, which is highlighted. */
  old: boolean;
}

/** @returns euros including the licence of Windows, as in all comparisons */
export const totalPrice = ({ price, facts }: Priced): number | null =>
  price === null ? null : price + (facts?.licence ?? 0);

/** @param now milliseconds since 1970 */
export function priceWords({ price, facts }: Priced, now: number = Date.now()): PriceWords {
  const unknown = { licence: '', known: '', seen: '', range: '', old: false };
  if (price === null) return { ...unknown, amount: 'Precio no disponible' };
  const amount = euros(Math.round(price));
  if (!facts?.priceKind) return { ...unknown, amount };
  const { priceKind, seenPrice, priceDate, priceBasis, licence } = facts;
  const inSpain = priceKind === 'seen';
  const old = isOld(priceDate, now);
  return {
    amount: inSpain ? amount : `≈\u00A0${amount}`,
    licence: licence > 0 ? `Sin Windows: +\u00A0${euros(licence)}` : '',
    known: [knownAs(priceKind, old), shortDate(priceDate)].filter(Boolean).join(' · '),
    seen: inSpain
      ? `Visto ${priceBasis} ${onDate(priceDate)}`.trim()
      : [`${seenPrice === null ? 'Visto' : euros(seenPrice)} ${priceBasis}`, spanishDate(priceDate)]
          .filter(Boolean)
          .join(', '),
    range: inSpain ? '' : rangeWords(facts.priceRange),
    old,
  };
}

/** @returns «≈ 1130 €, sin Windows: + 145 €» */
export const priceLine = ({ amount, licence }: PriceWords): string =>
  [amount, licence.replace('Sin', 'sin')].filter(Boolean).join(', ');

const KNOWN_AS = { seen: 'Visto', estimated: 'Orientativo', doubtful: 'Precio por confirmar' } as const;

const knownAs = (priceKind: keyof typeof KNOWN_AS, old: boolean): string => (old ? 'Antiguo' : KNOWN_AS[priceKind]);

const rangeWords = (range: Facts['priceRange'] | undefined): string =>
  range ? `Lo normal hoy en España: entre ${spanishAmount(range.low)} y ${euros(range.high)}` : '';

/** «el 2 de octubre de 2026», «en agosto de 2026», nothing without a date. */
function onDate(iso: string): string {
  if (iso === '') return '';
  return `${iso.split('-').length > 2 ? 'el' : 'en'} ${spanishDate(iso)}`;
}

const OLD_MS = 6 * 30.44 * 24 * 60 * 60_000;

/** Suffix that makes a year or month its middle day, by the length of the ISO date. */
const MIDDLE: Record<number, string> = { 4: '-07-01', 7: '-15' };

const isOld = (iso: string, now: number): boolean => now - Date.parse(iso + (MIDDLE[iso.length] ?? '')) > OLD_MS;
