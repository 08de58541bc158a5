/** The lines of a guide below a laptop's price: the origin of the price, and the most important facts. */
import { describePriceBasis } from '../../catalogue/derive/describe.ts';
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { SPANISH_OFFER_MONTHS } from '../../contract/facts.ts';
import { spanishDate } from '../../contract/spanish-date.ts';
import { about } from '../estimated.ts';
import { formatEuros, formatInches, formatKilograms, NO_DATA } from '../format.ts';
import { formatPrice } from '../prices.ts';

/** «≈ 700 € con Windows» */
export const costText = (laptop: Laptop): string => (laptop.cost.exact ? '' : '≈ ') + formatPrice(laptop);

const ISO_DAY_LENGTH = '2026-05-29'.length;

/** «Visto a 1012 € en una tienda polaca en agosto de 2026.» */
export function seenText({ cost, priceBasis, priceDate }: Laptop): string {
  const when = `${priceDate.length === ISO_DAY_LENGTH ? 'el' : 'en'} ${spanishDate(priceDate)}`;
  const doubt = cost.doubtful ? ', demasiado poco: por confirmar' : '';
  return `Visto a ${formatEuros(cost.seenEur)} ${describePriceBasis(priceBasis)} ${when}${doubt}.`;
}

/** Whether the site marks its price as «Antiguo». */
export const isOldPrice = ({ cost }: Laptop): boolean => cost.months > SPANISH_OFFER_MONTHS;

/** «15,6″ · 2,4 kg · modelo de 2024»; unknown facts are marked as unknown. Keyboard and system are told apart. */
export function factsText(laptop: Laptop): string {
  const { screenInches, weightKg, year } = laptop;
  return [
    screenInches === null ? `tamaño ${NO_DATA}` : formatInches(screenInches),
    weightKg === null ? `peso ${NO_DATA}` : about(laptop, 'weightKg') + formatKilograms(weightKg),
    ...(systemOf(laptop) === 'windows-arm' ? ['Windows para ARM'] : []),
    year === null ? `año ${NO_DATA}` : `modelo de ${year}`,
  ].join(' · ');
}
