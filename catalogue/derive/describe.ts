/** How names, codes, sizes and dates of the catalogue read to visitors. */
import { type OperatingSystem } from '../../contract/facts.ts';
import { type LaptopRecord } from '../laptop.ts';

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

/** @returns where a price comes from, to follow the price («1.299 €, visto en una tienda española») */
export const describePriceBasis = (basis: LaptopRecord['priceBasis']): string => PRICE_BASIS_WORDS[basis];

const DEDICATED_GPU = /\b(RTX|GTX|RX \d|MX ?\d|Quadro|Arc A\d)/;

/** @returns whether these graphics are dedicated: integrated ones come with the processor and say nothing new */
export const isDedicated = (gpu: string): boolean => DEDICATED_GPU.test(gpu);

/** «Core i5-1235U» for «Intel Core i5-1235U», «RTX 4060» for «NVIDIA GeForce RTX 4060». */
export const shortChipName = (chip: string): string =>
  chip.replace(/^(Intel|AMD|Apple|NVIDIA|Qualcomm)\s+(GeForce\s+)?/, '');

export const GB_PER_TB = 1024;

const DECIMAL_GB_PER_TB = 1000;

/** «512 GB», «1 TB» for 1000 or 1024, «1,5 TB» for 1500 or 1536. */
export function describeStorage(gb: number): string {
  if (gb < DECIMAL_GB_PER_TB) return `${gb} GB`;
  const terabytes = gb / (gb % GB_PER_TB === 0 ? GB_PER_TB : DECIMAL_GB_PER_TB);
  return `${String(Math.round(terabytes * 10) / 10).replace('.', ',')} TB`;
}

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

/** @returns «29 de mayo de 2026», «agosto de 2026» or «2025» for an ISO day, month or year */
export function describePriceDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  const monthName = month ? MONTHS[Number(month) - 1] : undefined;
  if (!monthName) return year;
  return day ? `${Number(day)} de ${monthName} de ${year}` : `${monthName} de ${year}`;
}
