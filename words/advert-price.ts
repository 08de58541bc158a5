/** What an advert's laptop costs, and whether that is usual. */
import type { JudgeAnswer, ReadLaptop } from '../contract/advert.ts';
import { spanishDate } from '../contract/spanish-date.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import type { AdvertLaptop } from '../catalogue/derive/advert-laptop.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { formatEuros } from './format.ts';
import { priceFactsOf } from './sheet.ts';

export interface Priced {
  read: ReadLaptop;
  advert: AdvertLaptop;
  /** Without a licence where the visitor needs none. */
  laptop: Laptop;
  /** What it usually costs with Windows, if the advert does not say whether it has it; else `null`. */
  usualWithWindows?: number | null;
}

/** What a shop asks, of which the total beside it may be more: «640 € sin Windows». */
export const bareEuros = (euros: number, { cost }: Laptop): string =>
  formatEuros(euros) + (cost.licenceEur > 0 ? ' sin Windows' : '');

/** Whether there is a price to show: the advert's, or the usual one of such a laptop. */
export const hasPrice = ({ read, advert }: Pick<Priced, 'read' | 'advert'>): boolean =>
  read.price !== null || advert.usualEur !== null;

/** As of a card, but the advert is not ours to vouch for. */
export const costOf = (one: Priced): JudgeAnswer['cost'] => ({
  price: hasPrice(one) ? one.laptop.priceEur : null,
  facts: { ...priceFactsOf(one.laptop), seenPrice: one.read.price, priceBasis: 'en un anuncio', priceCountry: null },
});

const PERCENT = 100;
/** Half of all prices are within this many standard deviations of the usual one. */
const USUAL_DEVIATIONS = 0.6745;

/** The distance to the usual price as a share; 0 between those without and with Windows, if its system is unknown. */
export function shareOf({ read, advert: { usualEur }, usualWithWindows }: Priced): number | null {
  if (read.price === null || usualEur === null) return null;
  const nearest = Math.max(usualEur, Math.min(read.price, usualWithWindows ?? usualEur));
  return Math.round((read.price / nearest - 1) * PERCENT) / PERCENT;
}

/** Whether it is as near to the usual price as half of all prices are. */
const isUsual = (one: Priced): boolean => Math.abs(shareOf(one) ?? 0) <= USUAL_DEVIATIONS * one.advert.spread;

/** Whether a new laptop costs more than usual. */
export const isDear = (one: Priced): boolean => !one.read.used && (shareOf(one) ?? 0) > 0 && !isUsual(one);

/** Shops sell for a third less on some days, so only a lower price than that is no offer. */
const LEAST_BELIEVED = -0.4;

/** Whether nobody should trust its price, and not only check the seller. */
export const isUnbelievable = (one: Priced): boolean => one.advert.isTooLow && (shareOf(one) ?? 0) <= LEAST_BELIEVED;

/** «795 € sin Windows», «795 € sin Windows o 940 € con él»: what its price is compared with. */
function usualWords({ read, advert: { usualEur }, laptop, usualWithWindows }: Priced): string | null {
  if (usualEur === null) return null;
  const without = bareEuros(usualEur, laptop);
  if (!usualWithWindows || (read.price !== null && read.price < usualEur)) return without;
  if (read.price !== null && read.price > usualWithWindows) return `${formatEuros(usualWithWindows)} con Windows`;
  return `${without} o ${formatEuros(usualWithWindows)} con él`;
}

/** From this share of the price, and of the usual one, on the text says that the same laptop was seen for less. */
const LESS = 0.97;

/** « Nuevo lo hemos visto por 899 € (abril de 2026).» */
function seenFor({ read, advert }: Priced): string {
  const { known } = advert;
  const least = LESS * Math.min(read.price ?? 0, advert.usualEur ?? Infinity);
  if (known?.priceBasis !== 'listed-es' || known.cost.seenEur > least) return '';
  return ` Nuevo lo hemos visto por ${formatEuros(Math.round(known.cost.seenEur))} (${spanishDate(known.priceDate)}).`;
}

/** «Un 12 % menos de lo normal en España (unos 725 € sin Windows, noviembre de 2026).» */
export const priceTextOf = (one: Priced, date: string): string | null => {
  const usual = usualTextOf(one, date);
  return usual && usual + seenFor(one);
};

function usualTextOf(one: Priced, date: string): string | null {
  const { read, advert } = one;
  const words = usualWords(one);
  if (words === null) return null;
  const share = shareOf(one);
  const usual = `unos ${words}, ${spanishDate(date.slice(0, 'YYYY-MM'.length))}`;
  if (share === null) return `El anuncio no pone el precio. Lo normal en España: ${usual}.`;
  const difference = `${spanishNumber(Math.abs(share) * PERCENT)} % ${share < 0 ? 'menos' : 'más'}`;
  if (read.used) {
    return isUsual(one)
      ? `Casi lo que cuesta uno así nuevo en España (${usual}).`
      : `Un ${difference} que uno así nuevo en España (${usual}).`;
  }
  const doubt = advert.isTooLow ? `: ${isUnbelievable(one) ? 'sospechoso, ' : ''}comprueba quién lo vende` : '';
  if (isUsual(one) && doubt === '') return `Es lo normal en España (${usual}).`;
  return `Un ${difference} de lo normal en España (${usual})${doubt}.`;
}
