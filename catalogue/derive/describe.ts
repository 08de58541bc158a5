/** Names of chips and price sources for visitors. */
import type { LaptopRecord } from '../laptop-record.ts';

const PRICE_BASIS_WORDS: Readonly<Record<LaptopRecord['priceBasis'], string>> = {
  'listed-es': 'en una tienda española',
  'listed-eu': 'en una tienda eslovaca',
  converted: 'en una tienda polaca',
};

/** @returns where a price was seen, to be appended to it («1.299 € en PcComponentes», «… en una tienda polaca») */
export const describePriceBasis = ({ priceBasis, priceShop }: Pick<LaptopRecord, 'priceBasis' | 'priceShop'>): string =>
  priceShop === null ? PRICE_BASIS_WORDS[priceBasis] : `en ${priceShop}`;

const DEDICATED_GPU = /\b(RTX|GTX|RX \d|MX ?\d|Quadro|Arc A\d)/;

/** @returns whether these graphics are dedicated; integrated ones come with the processor and need no mention */
export const isDedicated = (gpu: string): boolean => DEDICATED_GPU.test(gpu);

/** «Core i5-1235U» for «Intel Core i5-1235U», «RTX 4060» for «NVIDIA GeForce RTX 4060». */
export const shortChipName = (chip: string): string =>
  chip.replace(/^(Intel|AMD|Apple|NVIDIA|Qualcomm)\s+(GeForce\s+)?/, '');
