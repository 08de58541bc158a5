/** How chips and sources of prices read to visitors. */
import { type LaptopRecord } from '../laptop.ts';

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
