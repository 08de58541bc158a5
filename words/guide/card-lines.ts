/** What a guide says of a laptop's price and most important facts. */
import { systemOf } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { about } from '../estimated.ts';
import { formatInches, formatKilograms, NO_DATA } from '../format.ts';
import { formatPrice } from '../prices.ts';

/** «≈ 700 € con Windows» */
export const costText = (laptop: Laptop): string => (laptop.cost.exact ? '' : '≈ ') + formatPrice(laptop);

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
