/** Words for visitors about what the catalogue holds as codes. */
import { type OperatingSystem } from '../../src/contract/facts.ts';
import { type LaptopRecord } from './laptop.ts';

export const OS_NAMES: Readonly<Record<OperatingSystem, string>> = {
  windows: 'Windows',
  macOS: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  none: 'sin sistema operativo',
};

const PRICE_BASIS_WORDS: Readonly<Record<LaptopRecord['priceBasis'], string>> = {
  'listed-es': 'visto en una tienda española',
  'listed-eu': 'visto en una tienda de otro país de la zona euro',
  converted: 'convertido desde una tienda polaca: en España suele ser algo más bajo',
};

/** Where a price comes from, as it follows the price («1.299 €, visto en una tienda española»). */
export const describePriceBasis = (basis: LaptopRecord['priceBasis']): string => PRICE_BASIS_WORDS[basis];

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/**
 * @param date a price date: `2026-05-29`, `2026-08`, or `2025` where only the year is known
 * @returns «29 de mayo de 2026», «agosto de 2026», «2025»
 */
export function describePriceDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  const monthName = month ? MONTHS[Number(month) - 1] : undefined;
  if (!monthName) return year;
  return day ? `${Number(day)} de ${monthName} de ${year}` : `${monthName} de ${year}`;
}
