/** The price of a laptop in words, «≈ 1130 €», what it is made of, and its source. */
import { type Facts, type PriceFacts, WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { priceAge } from '#contract/seen-in-spain.ts';
import { onDate, shortDate, spanishDate } from '#contract/spanish-text.ts';
import { spanishAmount } from '#contract/spanish-figures.ts';
import { euros } from './figures.ts';

export interface Priced {
  /** Euros, without the licence; `null` means unknown. */
  price: number | null;
  /** Absent in old saved laptops; saved laptops have no range. */
  facts?: PriceFacts & Partial<Pick<Facts, 'priceRange'>>;
}

/** Fields without content are empty. */
export interface PriceWords {
  /** What the visitor pays in all, with Windows where it has to be bought; in whole euros. */
  amount: string;
  /** What the amount is made of: «455 € + 145 € de Windows». */
  parts: string;
  /** Where and when the price was seen. */
  seen: string;
  /** The range of eight in ten totals, for an estimate. */
  range: string;
  /** «Antiguo · feb. 2025» if it was seen long ago, which is highlighted; else empty. */
  old: string;
}

interface PriceOptions {
  /** The visitor has Windows or will use Linux. */
  ownsWindows?: boolean | undefined;
  /** Milliseconds since 1970. */
  now?: number | undefined;
}

/** What a total is computed from. */
interface PriceInput {
  price: number | null;
  facts?: Pick<PriceFacts, 'priceKind' | 'licence'>;
}

const licenceFor = ({ facts }: PriceInput, ownsWindows = false): number => (ownsWindows ? 0 : (facts?.licence ?? 0));

/** @returns euros including the licence of Windows, as in all comparisons */
export const totalPrice = (computer: PriceInput, ownsWindows?: boolean): number | null =>
  computer.price === null ? null : computer.price + licenceFor(computer, ownsWindows);

/** The total in words, «≈ 1130 €»: an estimate unless a Spanish shop had it lately. */
export function totalWords(computer: PriceInput, ownsWindows?: boolean): string {
  if (computer.price === null) return 'Precio no disponible';
  const amount = euros(Math.round(computer.price) + licenceFor(computer, ownsWindows));
  const { priceKind } = computer.facts ?? {};
  return !priceKind || priceKind === 'seen' ? amount : `≈\u00A0${amount}`;
}

export function priceWords(computer: Priced, { ownsWindows, now = Date.now() }: PriceOptions = {}): PriceWords {
  const { price, facts } = computer;
  const unknown = { parts: '', seen: '', range: '', old: '' };
  const amount = totalWords(computer, ownsWindows);
  if (price === null) return { ...unknown, amount };
  const licence = licenceFor(computer, ownsWindows);
  const parts = ownsWindows ? '' : partsWords(Math.round(price), licence, facts?.os);
  if (!facts?.priceKind) return { ...unknown, amount, parts };
  const { priceKind, seenPrice, priceDate, priceBasis, priceCountry } = facts;
  const country = priceCountry ?? 'es';
  const inSpain = priceKind === 'seen';
  return {
    amount,
    parts,
    seen: inSpain
      ? `Visto ${priceBasis} ${priceDate && onDate(priceDate)}`.trim()
      : [`${seenPrice === null ? 'Visto' : euros(seenPrice)} ${priceBasis}`, spanishDate(priceDate)]
          .filter(Boolean)
          .join(', '),
    range: inSpain || country !== 'es' ? '' : rangeWords(facts.priceRange, licence),
    old: priceAge(priceDate, now) === 'old' ? `Antiguo · ${shortDate(priceDate)}` : '',
  };
}

/** @param os `null`: the shop does not say; `undefined`: it was not saved */
function partsWords(price: number, licence: number, os: Facts['os'] | undefined): string {
  if (os === null) {
    return licence > 0 ? `${euros(price)} si ya trae Windows` : `${euros(WINDOWS_LICENCE_EUR)} más si no trae Windows`;
  }
  return licence > 0 ? `${euros(price)} + ${euros(licence)} de Windows` : '';
}

function rangeWords(range: Facts['priceRange'] | undefined, licence: number): string {
  if (!range) return '';
  return `Lo normal: ${spanishAmount(range.low + licence)}–${euros(range.high + licence)}${licence > 0 ? ' con Windows' : ''}`;
}

/** @param total euros with the licence in them */
export const wordsOfTotal = (total: number, facts: PriceFacts): PriceWords =>
  priceWords({ price: total - facts.licence, facts });

export const atShop = (shop: string, day: Parameters<typeof shortDate>[0]): string => `En ${shop}, ${shortDate(day)}`;
