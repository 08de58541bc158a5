/** How texts write sizes of memory and storage. */
import { anyOf, blank } from './patterns.ts';

/** French adverts count in «Go» and «To»; «Swift Go 14» has no size before it. */
const FRENCH_SIZE = /(?<![\p{L}\d.,])(\d{1,4} ?)([GT])o(?![\p{L}\d])/gu;

/** @returns the text with sizes in GB and TB, in the same length */
export const withSpanishSizes = (text: string): string => text.replace(FRENCH_SIZE, '$1$2B');

/** Numbers of Nvidia's cards for games, which people write without «RTX». */
export const RTX_NUMBER: string = String.raw`(?:[2345]0[5-9]0|16[56]0)(?!\d)`;
const GRAPHICS = String.raw`(?:rtx|gtx|\b(?:gt|gf|geforce|r[579](?=\s*m))|rx|mx|arc|radeon(?:\s+pro)?)`;
const SUFFIXES = String.raw`(?:\s+(?:ti|super|xt|ada|laptop|gpu|max-q|de|con)){0,4}`;
/** Video memory beside the name of a graphics card, which is not the laptop's memory: «RTX 5070 8GB», «8GB GDDR6». */
const VIDEO_MEMORY: RegExp = new RegExp(
  [
    String.raw`(${GRAPHICS}\s*\w?\d{3,4}\w{0,8}${SUFFIXES}[\s-]{0,3}\(?)\d{1,2}\s?gb\b(?!\s*(?:de\s)?(?:ram|l?pddr|ddr))`,
    String.raw`(?<=gr[aá]fica (?:dedicada )?(?:con|de|amb|com) )\d{1,2}\s?gb\b`,
    String.raw`\b\d{1,2}\s?gb\s*(?:de\s)?(?:gddr\w*|vram|gr[aá]fica)`,
  ].join('|'),
  'gi',
);

/** @returns the text without video memory, in the same length */
export const withoutVideoMemory = (text: string): string =>
  text.replace(VIDEO_MEMORY, (found: string, name: string | undefined) => blank(found, name));

const AT_MOST = anyOf`
  (?:expan|ampl[ií]|extensi|upgrad)\p{L}{0,9}, hasta, at[eé], fins, up to, (?<!\p{L}|\bm\d\s)m[aá]x(?:imo|ima|\.)?, soporta,
  admite, suporta, microsd\w*
`;
const CLOUDS = 'nube|cloud|onedrive|google (?:one|drive)|dropbox|icloud|optane';
/** Sizes that are not in the laptop: «ampliable hasta 32 GB», «1 TB en la nube», «USB 16GB». */
export const NOT_INSIDE: RegExp = new RegExp(
  [
    String.raw`(?:${AT_MOST})[\s:]{0,3}(?:(?:a|de|to|hasta|at[eé]|fins)\s+){0,2}\d{1,4}\s?[gt]b\b`,
    String.raw`\b\d{1,4}\s?[gt]b\s*(?:de\s+)?(?:almacenamiento\s+|storage\s+)?(?:de\s+|en\s+(?:la\s+)?)?(?:${CLOUDS})`,
    String.raw`\busb\s\d{1,3}\s?gb\b(?!\s?(?:de\s)?(?:ram|l?pddr|ddr|ssd))`,
  ].join('|'),
  'giu',
);

const LABEL = String.raw`[^\S\n]*(?:(?:de|of)\s+)?(?:mem[oò]ria\s+)?(?:${anyOf`
  ram, l?pddr\w*, ddr\w*, ssd, hdd, emmc, ufs, nvme, m\.2, (?:unified )?memory, mem[oò]ria, m[eé]moire, storage, stockage,
  almacenamiento, armazenamento, emmagatzematge
`})`;
/** «HDD 1TB SSD 256GB», «8GB SSD 512GB»: the label after a size is the next one's. */
const LABELLED = String.raw`(?<=\b(?:ssd|hdd|ram|mem[oò]ria)[\s:]{1,2}\d{1,4}\s?[gt]b|(?<!\d)[12]?\d\s?gb)`;
const OF_NEXT = String.raw`(?!${LABELLED}[\s,/+]{0,3}(?:ssd|hdd)[\s:]{1,2}\d)`;
/** «x2» of «16GBx2», «512GB SSD x 2» */
const TWICE = String.raw`(\s?[x×*]\s?2\b)?`;
/** The sizes of drives that need no unit beside a label or another drive: «SSD 512», «1TB + 256», «512+512». */
const DRIVE = '(?:128|240|250|256|480|500|512|1000|1024)';
const DRIVE_LABEL = String.raw`\b(?:ssd|hdd|nvme|disco(?: duro)?)[\s:]{0,3}(?:de\s)?`;
const UNIT_ENDS = String.raw`(?:\b|(?=ssd|hdd|ram|emmc|nvme|l?pddr|ddr|x\s?2\b))`;
const STICK = String.raw`(\d{1,2})(?![\w"]|[.,]\d)`;
export const SIZE: RegExp = new RegExp(
  [
    // «16 GB», «1TBHDD», «16GBx2 DDR5»
    String.raw`(\d{1,4}(?:[.,]\d)?)\s?(tb|gb|teras?|gigas?|gigs?)${UNIT_ENDS}${TWICE}(${OF_NEXT}${LABEL})?${TWICE}`,
    // «16 de ram», «128SSD», but not «3050 ssd»
    String.raw`(?<![\w.,])(?!${RTX_NUMBER})(\d{1,4})\s?(?:de\s)?((?:ram|ssd|hdd|nvme|emmc|disco)\b)`,
    // «8» of «8+8 GB», «512» of «512+1TB» and «512+512»
    String.raw`(?<![\w.,/])(\d{1,4})(?=\s?\+\s?(?:\d{1,4}\s?([gt]b|ram|ssd|hdd|ddr)|${DRIVE}(?![\w.,]|\s?€)))`,
    // «512» of «SSD 512», «1TB + 512» and «16gb 512»
    String.raw`(?=\d)(?<=${DRIVE_LABEL}|[gt]b\s?(?:ssd\s?|hdd\s?)?\+\s?|\d\s?gb\s(?:ram\s)?|(?<![\w.,])${DRIVE}\s?\+\s?)(${DRIVE})(?![\w.,]|\s?(?:€|eur|nits))`,
    // «RAM 8+8»
    String.raw`(?=\d)(?<=\bram[\s:=]{0,3})${STICK}(?=\s?\+\s?\d)|(?=\d)(?<=\bram[\s:=]{0,3}\d{1,2}\s?\+\s?)${STICK}`,
  ].join('|'),
  'gi',
);
/** «16/512GB», «16+512 GB», «16/1TB», «16/512» */
export const PAIR: RegExp =
  /(?<![\d.,]|\d\/|\+\s?)(\d{1,2})\s?(?:gb)?\s?[/+]\s?(?:(\d{3,4})\s?gb\b|([124])\s?tb\b|(128|256|512|1024)(?![\d.,]|\/\d|\s?[€x×]))/i;
/** «2 x» of «2 x 8 GB», «2 SSD de» */
export const TIMES: RegExp = /(?<!gen )\b([24])\s?(?:[x×*]|(?:ssds?|discos?(?: duros?| ssd)?) de)\s?$/i;

export const MEMORY_LABEL: RegExp = /ram|ddr|mem/i;
export const STORAGE_LABEL: RegExp = /ssd|hdd|emmc|ufs|nvme|m\.2|storage|stockage|disco|alma|armaz|emmag/i;
/** A label before its size: «RAM: 16 GB», «disco de 512 GB». */
export const MEMORY_BEFORE: RegExp = /(?:\bram|mem[oò]ria|m[eé]moire(?: vive)?)[\s:=-]*(?:de\s+|of\s+)?$/i;
export const STORAGE_BEFORE: RegExp = new RegExp(
  String.raw`(?:${anyOf`
    ssd, hdd, emmc, nvme, disco(?: duro)?, disc(?: dur)?, almacenamiento, armazenamento, emmagatzematge, storage, stockage
  `})[\s:=-]*(?:de\s+|of\s+)?$`,
  'i',
);

export const MEMORY_SIZES: ReadonlySet<number> = new Set([4, 6, 8, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128]);
/** A larger size without a label is storage; this one may also be memory. */
export const LEAST_STORAGE_GB = 128;
/** If there is more memory, this size is video memory: «8 GB, GF 940MX 2 GB». */
export const LEAST_MEMORY_GB = 2;
/** «120 SSD» is one of 128 GB. */
const DRIVE_SHORTAGE_GB = 8;

export const isMemorySize = (digits: string): boolean => MEMORY_SIZES.has(Number(digits));

/** A size as it is written: its digits, unit and label; `null` if they name none. */
export function writtenSize([, ...parts]: RegExpExecArray) {
  const [withUnit, unit = '', twice, label, twiceAfter, labelled, labelAfter, summed, unitAfter, drive, ...sticks] =
    parts;
  const digits = withUnit ?? labelled ?? summed ?? drive ?? sticks.find((stick) => stick !== undefined) ?? '';
  // «1+1TB», but «8+1TB» is memory and a drive.
  const isTera = /^t/i.test(unit) || (/^t/i.test(unitAfter ?? '') && Number(digits) <= LEAST_MEMORY_GB);
  const words = label ?? labelAfter ?? '';
  const isDrive = STORAGE_LABEL.test(words) || summed !== undefined;
  const isSize = withUnit !== undefined || drive !== undefined || isTera || isMemorySize(digits);
  if (!isSize && !(isDrive && Number(digits) >= LEAST_STORAGE_GB - DRIVE_SHORTAGE_GB)) return null;
  return {
    number: Number(digits.replace(',', '.')),
    isTera,
    label: words,
    isTwice: (twice ?? twiceAfter) !== undefined,
  };
}
