/** How visitors and shops call a laptop: its line, its chips, where its price was seen, and the search for it. */
import { driveSize } from '../../contract/spanish-figures.ts';
import type { LaptopRecord } from '../laptop-record.ts';

const PRICE_BASIS_WORDS: Readonly<Record<LaptopRecord['priceBasis'], string>> = {
  'listed-es': 'en una tienda española',
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

/** One rule per maker; what remains of a code is the size: «15IRX9» → «15». */
const CODES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // HP: «15-fd0275ns», Lenovo: «15IRX9»
  [/^(\d\d)s?-[a-z]{1,2}\d{3,4}[a-z]{0,3}$|^(\d\d)[A-Z]{2,4}\d{1,2}[A-Z]?$/, '$1$2'],
  // ASUS, Acer, LG, Medion and Dell: «X1504VA», «AN515-58», «14Z90RU», «E17433», «PV14250»
  [/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{5,}(-[A-Z\d]+)?$|^[A-Z]+\d*-\d\d[A-Z]*$/, ''],
  // MSI: «A13VF», «F1MG», «12VE»
  [/^[A-Z]\d{1,2}[A-Z]+$|^\d\d[A-Z]{2}$/, ''],
];

/** Dell's four digits after the size, and Lenovo's letters for the chip after the generation. */
const NUMBER_AFTER_SIZE = /(?<= \d\d) \d{4}$/;
const CHIP_AFTER_GENERATION = /(?<= G\d+) [A-Z]{3}$/;

function bareWord(word: string): string {
  const [pattern, replacement = ''] = CODES.find(([code]) => code.test(word)) ?? [];
  return pattern ? word.replace(pattern, replacement) : word;
}

/** The line of a model, without the codes that only shops use: «Vivobook 15», «15» of «15-fd0275ns», «MacBook Air 13 M5» */
export function lineOf(model: string): string {
  const words = model.split(' ').map(bareWord).filter(Boolean);
  const line = words.filter((word, index) => word !== words[index - 1]).join(' ');
  return line.replace(NUMBER_AFTER_SIZE, '').replace(CHIP_AFTER_GENERATION, '') || model;
}

const wordsOf = (name: string): string[] => name.toLowerCase().split(/\s+/);

const isSize = (word: string): boolean => /^1[0-8]$/.test(word);

/** Words that shops leave out. */
const LOOSE = /^(?:oled|ai\+?|evo|gaming)$/;

/** @returns whether a name without codes («Zenbook 14») is that of the laptop's line («Zenbook 14 OLED UX3405CA»), in its size */
export function isOfLine({ model, screenInches, panel }: LaptopRecord, said: string): boolean {
  const own = [...wordsOf(lineOf(model)), ...(panel === 'oled' ? ['oled'] : [])];
  const words = wordsOf(said);
  const isPossible = (word: string): boolean =>
    isSize(word) ? screenInches === null || Math.floor(screenInches) === Number(word) : own.includes(word);
  return words.every(isPossible) && own.every((word) => isSize(word) || LOOSE.test(word) || words.includes(word));
}

export interface Marketplace {
  /** For example `www.amazon.es`. */
  host: string;
  /** Affiliate tag; may be empty. */
  tag: string;
}

type SearchFields = Pick<LaptopRecord, 'brand' | 'model' | 'cpu' | 'gpu' | 'ramGb' | 'storageGb'>;

function searchWords({ brand, model, cpu, gpu, ramGb, storageGb }: SearchFields): string {
  const processor = cpu === null ? '' : shortChipName(cpu);
  return [
    brand,
    model,
    model.includes(processor) ? '' : processor,
    gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : '',
    ramGb === null ? '' : driveSize(ramGb),
    storageGb === null ? '' : driveSize(storageGb),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @returns https URL of the product page if its id is known, otherwise of a search for the laptop */
export function buyLink(laptop: SearchFields & Pick<LaptopRecord, 'marketId'>, { host, tag }: Marketplace): string {
  const url = new URL(`https://${host}/`);
  if (laptop.marketId === null) {
    url.pathname = '/s';
    url.searchParams.set('k', searchWords(laptop));
  } else {
    url.pathname = `/dp/${laptop.marketId}`;
  }
  if (tag !== '') url.searchParams.set('tag', tag);
  return url.href;
}
