/** Parses figures in titles: memory, storage, inches, system, screen resolution, weight. */
import type { OperatingSystem } from '../../contract/facts.ts';
import { GB_PER_TB } from '../../contract/spanish-figures.ts';
import { type Found, foundAt } from './found.ts';
import { NAMED_PIXELS, parseKilograms } from './parse-figures.ts';
import { parseOperatingSystem, SYSTEM_WORDS } from './parse-words.ts';

/** Video memory beside the name of a graphics card, which is not the laptop's memory: «RTX 5070 8GB», «8GB GDDR6». */
const VIDEO_MEMORY =
  /((?:rtx|gtx|rx|mx|arc|radeon)\s*\w?\d{3,4}\w*(?:\s+(?:ti|super|xt|ada|laptop|gpu|max-q|de|con))*[\s-]*\(?)\d{1,2}\s?gb\b(?!\s*(?:de\s)?(?:ram|l?pddr|ddr))|\b\d{1,2}\s?gb\s*(?:de\s)?(?:gddr\w*|vram|gr[aá]fica)/gi;

/** What memory or storage could become, and storage elsewhere: «ampliable hasta 32 GB», «1 TB en la nube». */
const NOT_INSIDE =
  /(?:(?:expan|ampl[ií]|extensi|upgrad)\p{L}{0,9}|hasta|at[eé]|fins|up to|m[aá]x(?:imo|ima|\.)?|soporta|admite|suporta|microsd\w*)[\s:]{0,3}(?:(?:a|de|to|hasta|at[eé]|fins)\s+){0,2}\d{1,4}\s?[gt]b\b|\b\d{1,4}\s?[gt]b\s*(?:de\s+|en\s+(?:la\s+)?)?(?:nube|cloud|onedrive|google (?:one|drive)|dropbox|icloud)/giu;

const SIZE =
  /(?:(\d{1,4}(?:[.,]\d)?)\s?(tb|gb|teras?|gigas?)\b([^\S\n]*(?:de\s+)?(?:mem[oò]ria\s+)?(?:ram|l?pddr\w*|ddr\w*|ssd|hdd|emmc|ufs|nvme|m\.2|(?:unified )?memory|mem[oò]ria|storage|almacenamiento|armazenamento|emmagatzematge))?|(?<![\w.,])(\d{1,4})\s?(?:de\s)?((?:ram|ssd|hdd|nvme|emmc)\b))/gi;
/** «16/512GB», «16+512 GB», «16/1TB», «16/512» */
const PAIR =
  /(?<![\d.,/])(\d{1,2})\s?(?:gb)?\s?[/+]\s?(?:(\d{3,4})\s?gb\b|([124])\s?tb\b|(128|256|512|1024)(?![\d.,/]|\s?[€x×]))/i;
/** «2 x» of «2 x 8 GB», «8 +» of «8 + 8 GB» */
const TIMES = /\b([24])\s?[x×]\s?$/i;
const PLUS = /\b(\d{1,2})\s?(?:gb)?\s?\+\s?$/i;

const MEMORY_LABEL = /ram|ddr|mem/i;
const STORAGE_LABEL = /ssd|hdd|emmc|ufs|nvme|m\.2|storage|alma|armaz|emmag/i;
/** A label before its size: «RAM: 16 GB», «disco de 512 GB». */
const MEMORY_BEFORE = /(?:\bram|mem[oò]ria)[\s:=-]*(?:de\s+|of\s+)?$/i;
const STORAGE_BEFORE =
  /(?:ssd|hdd|emmc|nvme|disco(?: duro)?|disc(?: dur)?|almacenamiento|armazenamento|emmagatzematge|storage)[\s:=-]*(?:de\s+|of\s+)?$/i;
const LABEL_LETTERS = 30;

const MEMORY_SIZES: ReadonlySet<number> = new Set([4, 6, 8, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128]);
/** Without a label this much may also be memory. */
const LEAST_STORAGE = 128;
/** No drive is smaller: «8GB SSD» lacks the drive's size. */
const LEAST_DRIVE = 32;
/** Alone and without a label this much may be memory or storage. */
const AMBIGUOUS_FROM = 64;

export interface FoundSize extends Found<number> {
  readonly of: 'memory' | 'storage';
  /** Whether the text says what it is. */
  readonly isLabelled: boolean;
}

interface Sizes {
  ramGb: number | null;
  storageGb: number | null;
}

const isMemorySize = (digits: string): boolean => MEMORY_SIZES.has(Number(digits));

const only = (values: readonly number[]): number | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

const blank = (text: string, kept = ''): string => kept + ' '.repeat(text.length - kept.length);

/** @returns the text without video memory, in the same length */
const withoutVideoMemory = (text: string): string =>
  text.replace(VIDEO_MEMORY, (found: string, name: string | undefined) => blank(found, name));

function kindOf(gigabytes: number, isTera: boolean, label: string, before: string): FoundSize['of'] | null {
  if (STORAGE_LABEL.test(label)) return gigabytes < LEAST_DRIVE ? 'memory' : 'storage';
  if (MEMORY_LABEL.test(label) || MEMORY_BEFORE.test(before)) return 'memory';
  if (STORAGE_BEFORE.test(before) && gigabytes >= LEAST_DRIVE) return 'storage';
  if (isTera || gigabytes > LEAST_STORAGE) return 'storage';
  return MEMORY_SIZES.has(gigabytes) ? 'memory' : null;
}

/** @returns all sizes of memory and storage in a text, video memory included */
function sizesOf(title: string): FoundSize[] {
  const text = title.replace(NOT_INSIDE, (found) => blank(found));
  const sizes: FoundSize[] = [];
  const pair = PAIR.exec(text);
  if (pair && isMemorySize(pair[1] ?? '')) {
    const { index, 0: words, 1: memory = '', 4: storage } = pair;
    const end = index + words.length;
    sizes.push({ value: Number(memory), of: 'memory', isLabelled: false, at: index, end });
    if (storage !== undefined)
      sizes.push({ value: Number(storage), of: 'storage', isLabelled: false, at: end - storage.length, end });
  }
  let last = 0;
  for (const found of text.matchAll(SIZE)) {
    const { index, 0: words, 1: withUnit, 2: unit = '', 3: said, 4: without = '', 5: after = '' } = found;
    const [digits, label] = [withUnit ?? without, said ?? after];
    if (unit === '' && !(STORAGE_LABEL.test(label) ? Number(digits) >= LEAST_STORAGE : isMemorySize(digits))) continue;
    const isTera = unit.toLowerCase().startsWith('t');
    // The label of the size before belongs to that one only.
    const before = text.slice(Math.max(last, index - LABEL_LETTERS), index);
    const isTwice = PLUS.exec(text.slice(0, index))?.[1] === digits;
    const times = isTwice ? 2 : Number(TIMES.exec(before)?.[1] ?? 1);
    const number = Number(digits.replace(',', '.')) * times;
    const gigabytes = isTera ? number * GB_PER_TB : number;
    const end = index + words.length;
    const of = kindOf(gigabytes, isTera, label, before);
    const isLabelled = label !== '' || MEMORY_BEFORE.test(before) || STORAGE_BEFORE.test(before);
    // «8 GB + 8 GB» has told the first half already.
    if (isTwice && sizes.at(-1)?.end === last) sizes.pop();
    if (of)
      sizes.push({ value: of === 'storage' ? roundStorage(gigabytes) : gigabytes, of, isLabelled, at: index, end });
    last = end;
  }
  return sizes.flatMap((size) => clear(size, sizes));
}

/** «4 GB 128 GB»: beside less memory it is storage. Alone and without a label it is not known which. */
function clear(size: FoundSize, sizes: readonly FoundSize[]): FoundSize[] {
  if (size.isLabelled || size.of === 'storage' || size.value < AMBIGUOUS_FROM) return [size];
  const isBesideLess = sizes.some(({ of, value }) => of === 'memory' && value < AMBIGUOUS_FROM);
  const isOnlyDrive = isBesideLess && sizes.every(({ of }) => of === 'memory');
  return isOnlyDrive ? [{ ...size, of: 'storage' }] : sizes.length === 1 ? [] : [size];
}

/** Shops write 500 for 512, 1000 for 1024. */
export function roundStorage(gigabytes: number): number {
  const usual = [32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];
  return usual.find((size) => Math.abs(size - gigabytes) <= size * 0.03) ?? gigabytes;
}

/** @returns the sizes of memory and storage in a text; video memory counts only if there is no other memory */
export function findSizes(text: string): FoundSize[] {
  const apart = sizesOf(withoutVideoMemory(text));
  const missing = (['memory', 'storage'] as const).filter((kind) => apart.every(({ of }) => of !== kind));
  const others = missing.length === 0 ? [] : sizesOf(text).filter(({ of }) => missing.includes(of));
  return [...apart, ...others];
}

/** @returns gigabytes of memory and storage; `null` if the title has none, or several that differ */
export function readSizes(title: string): Sizes {
  const sizes = findSizes(title);
  // Without a label the first size is the memory, and the second may be the graphics card's.
  const of = (kind: FoundSize['of']) => only(sizes.filter((size) => size.of === kind).map(({ value }) => value));
  return { ramGb: of('memory'), storageGb: of('storage') };
}

const INCH_MARKS = String.raw`(?:"|''|”|″|´´|’’|-?\s?(?:pulgadas|polegadas|polzades|inch(?:es)?)\b|\s?in\b(?![- ](?:1|one)\b))`;
/** A screen's size with its unit; without one after the storage («1TB 15.6 FreeDOS») or if only screens have it. */
const INCHES = [
  new RegExp(String.raw`(?:^|[\s(,/|:-])(1[0-9](?:[.,]\d{1,2})?)\s?${INCH_MARKS}`, 'gi'),
  /[gt]b(?:\s(?:ssd|hdd|emmc|ufs))?[\s/]+(1[0-8](?:[.,]\d)?)(?=[\s,(/)]|$)(?!\s*(?:\d(?![.,]\d\s?k)|\/|[gt]b|[gmk]hz|hz|w\b|kg|h\b|horas|n[uú]cleos|cores|meses|a[nñ]os))/gi,
  /(?:^|[\s(,/])(1[0-7][.,][13456])(?=[\s,(/)]|$)(?!\s*(?:[gt]b|[gmk]hz|hz|w|kg|kilos|h\b|horas|hours|hores|mm|cm|€|eur))/gi,
];

/** @returns the screen's diagonals in inches in a text, as sure as the surest of them */
export function findInches(text: string): Found<number>[] {
  for (const pattern of INCHES) {
    const found = [...text.matchAll(pattern)].map(({ index, 0: words, 1: digits = '' }) => ({
      value: Number(digits.replace(',', '.')),
      at: index + words.indexOf(digits),
      end: index + words.length,
    }));
    if (found.length > 0) return found;
  }
  return [];
}

/** @returns the screen's diagonal in inches; `null` if the title has none */
export const readInches = (text: string): number | null => findInches(text)[0]?.value ?? null;

const WITHOUT_SYSTEM =
  /\b(free ?dos|fdos|(sin|sem|sense|without|no) (el |o |an? )?(sistema|s\.?o\b|windows|os\b|operating)|no ?os|w\/o os|non[- ]?os)\b/i;
const SHORT_WINDOWS = /\bw1[01][hp]?\b|\bwin ?1[01]/i;

/** @returns the system named in the title; `null` if there is none */
export function readSystem(title: string): OperatingSystem | null {
  if (WITHOUT_SYSTEM.test(title)) return 'none';
  return parseOperatingSystem(title.replace(SHORT_WINDOWS, 'windows 11'));
}

/** @returns the words that name the system in a text */
export function findSystem(text: string): Found<OperatingSystem> | null {
  for (const pattern of [WITHOUT_SYSTEM, SHORT_WINDOWS, SYSTEM_WORDS]) {
    const found = pattern.exec(text);
    const value = found === null ? null : readSystem(found[0]);
    if (found && value) return foundAt(found, value);
  }
  return null;
}

/** Words after which «UHD», «4K» and «1080p» do not mean the screen. */
const OTHER_PIXELS =
  /\b(?:intel\s+)?u?hd\s+(?:graphics|6\d\d)\b|\bintel u?hd\b|(?:webcam|c[aá]mara|camera|c[aà]mera|hdmi|salida|output|monitor(?:es)?)[^,;|\n\d]{0,20}(?:4k|uhd|full ?hd|fhd|1080p|720p|2k|hd)\b|\b(?:4k|uhd|full ?hd|fhd|1080p|720p|2k|hd)\s(?:webcam|c[aá]mara|camera|c[aà]mera)/gi;

/** @returns the screen's pixels in a text; the height is unknown for «2,5K» */
export function findPixels(text: string): Found<{ width: number; height: number | null }> | null {
  const plain = text.replace(OTHER_PIXELS, (found) => blank(found));
  const pixels = /\b(\d{4})\s?[x×*]\s?(\d{3,4})\b/i.exec(plain);
  if (pixels) return foundAt(pixels, { width: Number(pixels[1]), height: Number(pixels[2]) });
  for (const [pattern, width, height] of NAMED_PIXELS) {
    const found = pattern.exec(plain);
    if (found) return foundAt(found, { width, height });
  }
  return null;
}

/** @returns the width of the screen in pixels; `null` if the title has none */
export const readWidth = (title: string): number | null => findPixels(title)?.value.width ?? null;

const WEIGHT =
  /(?<![\w.,-])(?:\d[.,]\d{1,3}|\d)\s?(?:kg|kilos?|quilos?)\b|(?<![\w.,-])\d{3,4}\s?(?:gramos|grams|grames|gr|g)\b/i;

/** @returns kilograms in a text */
export function findWeight(text: string): Found<number> | null {
  const found = WEIGHT.exec(text);
  const value = found === null ? null : parseKilograms(found[0].replace(/(?:gramos|grams|grames|gr)$/i, 'g'));
  return found && value !== null ? foundAt(found, value) : null;
}
