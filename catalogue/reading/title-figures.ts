/** Parses figures in titles: memory, storage, inches, system, screen resolution. */
import type { OperatingSystem } from '../../contract/facts.ts';
import { parseOperatingSystem } from './parse-words.ts';

const GB_PER_TB = 1024;

/** Video memory beside the name of a graphics card, which is not the laptop's memory: «RTX 5070 8GB», «8GB GDDR6». */
const VIDEO_MEMORY =
  /((?:rtx|gtx|rx|mx|arc|radeon)\s*\w?\d{3,4}\w*(?:\s+(?:ti|super|xt|ada|laptop|gpu|max-q|de|con))*[\s-]*\(?)\d{1,2}\s?gb\b(?!\s*(?:de\s)?(?:ram|l?pddr|ddr))|\b\d{1,2}\s?gb\s*(?:de\s)?(?:gddr\w*|vram)/gi;

const SIZE =
  /(\d{1,4}(?:[.,]\d)?)\s?(tb|gb)\b(\s*(?:de\s+)?(?:memoria\s+)?(?:ram|l?pddr\w*|ddr\w*|ssd|hdd|emmc|ufs|nvme|m\.2))?/gi;
/** «16/512GB», «16+512 GB» */
const PAIR = /\b(\d{1,2})\s?(?:gb)?\s?[/+]\s?(\d{3,4})\s?gb\b/i;

const MEMORY_SIZES: ReadonlySet<number> = new Set([4, 6, 8, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128]);
const LEAST_STORAGE = 128;

interface Sizes {
  ramGb: number | null;
  storageGb: number | null;
}

const only = (values: readonly number[]): number | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

function sizesOf(text: string): Sizes {
  const ram: number[] = [];
  const storage: number[] = [];
  const pair = PAIR.exec(text);
  if (pair && MEMORY_SIZES.has(Number(pair[1]))) ram.push(Number(pair[1]));
  for (const [, digits = '', unit = '', kind = ''] of text.matchAll(SIZE)) {
    const number = Number(digits.replace(',', '.'));
    const gigabytes = unit.toLowerCase() === 'tb' ? number * GB_PER_TB : number;
    if (/ssd|hdd|emmc|ufs|nvme|m\.2/i.test(kind)) storage.push(gigabytes);
    else if (/ram|ddr/i.test(kind)) ram.push(gigabytes);
    else if (unit.toLowerCase() === 'tb' || gigabytes > LEAST_STORAGE) storage.push(gigabytes);
    else if (MEMORY_SIZES.has(gigabytes)) ram.push(gigabytes);
  }
  // Without a label the first size is the memory, and the second may be the graphics card's.
  return { ramGb: only(ram), storageGb: only(storage.map(roundStorage)) };
}

/** Shops write 500 for 512, 1000 for 1024. */
export function roundStorage(gigabytes: number): number {
  const usual = [32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];
  return usual.find((size) => Math.abs(size - gigabytes) <= size * 0.03) ?? gigabytes;
}

/** @returns gigabytes of memory and storage; `null` if the title has none, or several that differ */
export function readSizes(title: string): Sizes {
  const apart = sizesOf(title.replace(VIDEO_MEMORY, '$1 '));
  const all = sizesOf(title);
  return { ramGb: apart.ramGb ?? all.ramGb, storageGb: apart.storageGb ?? all.storageGb };
}

const INCHES = /(?:^|[\s(,/|-])(1[0-9](?:[.,]\d{1,2})?)\s?(?:"|''|”|″|´´|’’|-?\s?pulgadas|-?inch|\sin\b)/i;

/** @returns the screen's diagonal in inches; `null` if the title has none */
export function readInches(text: string): number | null {
  const found = INCHES.exec(text)?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

const WITHOUT_SYSTEM = /\b(free ?dos|fdos|sin (sistema|s\.?o\b|windows|os)|no ?os|w\/o os|non[- ]?os)\b/i;

/** @returns the system named in the title; `null` if there is none */
export function readSystem(title: string): OperatingSystem | null {
  if (WITHOUT_SYSTEM.test(title)) return 'none';
  return parseOperatingSystem(title.replace(/\bw1[01]\b/i, 'windows 11'));
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\b(4k|uhd\+?)(?!\s*graphics)\b/i, 3840],
  [/\b(2[.,]8k|2[.,]9k|3k)\b/i, 2880],
  [/\b(2[.,]5k|qhd\+?|wqhd|wqxga\+?|2k)(?=\W|$)/i, 2560],
  [/\b(full ?hd\+?|fhd\+?|wuxga|1080p)(?=\W|$)/i, 1920],
];

/** @returns the width of the screen in pixels; `null` if the title has none */
export function readWidth(title: string): number | null {
  const pixels = /\b(\d{4})\s?[x×]\s?\d{3,4}\b/i.exec(title)?.[1];
  if (pixels !== undefined) return Number(pixels);
  const plain = title.replace(/\b(intel\s+)?uhd\s+(graphics|6\d\d)\b|\bintel uhd\b/gi, ' ');
  return WIDTHS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
