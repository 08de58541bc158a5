/** Finds memory and storage anywhere in a text: a title or a whole advert. */
import { GB_PER_TB } from '../../contract/spanish-figures.ts';
import {
  driveOf,
  type FoundSize,
  LEAST_DRIVE_GB,
  LEAST_STORAGE_GB,
  LITTLE_MEMORY_GB,
  MEMORY_SIZES,
  sumOf,
} from './size-sums.ts';
import {
  MEMORY_BEFORE,
  MEMORY_LABEL,
  NOT_INSIDE,
  PAIR,
  SIZE,
  STORAGE_BEFORE,
  STORAGE_LABEL,
  TIMES,
  VIDEO_MEMORY,
} from './size-words.ts';

export type { FoundSize };

const LABEL_LETTERS = 30;
/** Fifteen titles have fewer; «16GB16GB…» takes no longer than they. */
const MOST_SIZES = 60;

/** From this size on, a single size without a label may be memory or storage. */
const AMBIGUOUS_FROM_GB = 64;
/** «120 SSD» is one of 128 GB. */
const DRIVE_SHORTAGE_GB = 8;
/** If there is more memory, this size is video memory: «8 GB, GF 940MX 2 GB». */
const LEAST_MEMORY_GB = 2;

interface Sizes {
  ramGb: number | null;
  storageGb: number | null;
}

const isMemorySize = (digits: string): boolean => MEMORY_SIZES.has(Number(digits));

const only = (values: readonly number[]): number | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** French adverts count in «Go» and «To»; «Swift Go 14» has no size before it. */
const FRENCH_SIZE = /(?<![\p{L}\d.,])(\d{1,4} ?)([GT])o(?![\p{L}\d])/gu;

/** @returns the text with sizes in GB and TB, in the same length */
export const withSpanishSizes = (text: string): string => text.replace(FRENCH_SIZE, '$1$2B');

/** @returns spaces in the same length, so that places in the text stay */
export const blank = (text: string, kept = ''): string => kept + ' '.repeat(text.length - kept.length);

/** @returns the text without video memory, in the same length */
const withoutVideoMemory = (text: string): string =>
  text.replace(VIDEO_MEMORY, (found: string, name: string | undefined) => blank(found, name));

function kindOf(gigabytes: number, isTera: boolean, label: string, before: string): FoundSize['of'] | null {
  if (STORAGE_LABEL.test(label)) return gigabytes < LEAST_DRIVE_GB ? 'memory' : 'storage';
  if (MEMORY_LABEL.test(label) || (MEMORY_BEFORE.test(before) && gigabytes <= LEAST_STORAGE_GB)) return 'memory';
  if (STORAGE_BEFORE.test(before) && gigabytes >= LEAST_DRIVE_GB) return 'storage';
  if (isTera || gigabytes > LEAST_STORAGE_GB) return 'storage';
  return MEMORY_SIZES.has(gigabytes) || gigabytes === LEAST_MEMORY_GB ? 'memory' : null;
}

/** A size as it is written: its digits, unit and label; `null` if they name none. */
function writtenSize([, ...parts]: RegExpExecArray) {
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

/** @returns all sizes of memory and storage in a text, video memory included */
function sizesOf(title: string): FoundSize[] {
  const sizes: FoundSize[] = [];
  const text = title.replace(NOT_INSIDE, (found) => blank(found));
  const pair = PAIR.exec(text);
  if (pair && isMemorySize(pair[1] ?? '')) {
    const { index, 0: words, 1: memory = '', 4: storage } = pair;
    const end = index + words.length;
    sizes.push({ value: Number(memory), of: 'memory', isLabelled: false, at: index, end });
    if (storage !== undefined)
      sizes.push({ value: Number(storage), of: 'storage', isLabelled: false, at: end - storage.length, end });
  }
  let last = 0;
  for (const found of [...text.matchAll(SIZE)].slice(0, MOST_SIZES)) {
    const written = writtenSize(found);
    if (written === null) continue;
    const { number, isTera, label, isTwice } = written;
    const end = found.index + found[0].length;
    // The label of the previous match is not used again.
    const before = text.slice(Math.max(last, found.index - LABEL_LETTERS), found.index);
    const [many = '', count] = TIMES.exec(before) ?? [];
    const at = found.index - many.length;
    const times = isTwice ? 2 : Number(count ?? 1);
    const gigabytes = (isTera ? number * GB_PER_TB : number) * times;
    const of = kindOf(gigabytes, isTera, label, before);
    const labelBefore = (MEMORY_BEFORE.exec(before) ?? STORAGE_BEFORE.exec(before))?.[0] ?? '';
    if (of) {
      const value = of === 'storage' ? roundStorage(gigabytes) : gigabytes;
      const isLabelled = label !== '' || labelBefore !== '';
      const size = { value, of, isLabelled, drive: driveOf(label === '' ? labelBefore : label), at, end };
      const sum = sumOf(sizes.at(-1), size, text);
      if (sum) sizes.pop();
      sizes.push(sum ?? size);
    }
    last = end;
  }
  const memories = sizes.filter(({ of }) => of === 'memory');
  const [least, second] = memories.toSorted((one, other) => one.value - other.value);
  return sizes.flatMap((size) =>
    resolveUnlabelled(size, {
      isAlone: sizes.length === 1,
      isOnlyMemory: memories.length - Number(size.of === 'memory') === sizes.length - 1,
      least: (size === least ? second : least)?.value ?? Infinity,
    }),
  );
}

/** The other sizes of the text. */
interface Others {
  isAlone: boolean;
  isOnlyMemory: boolean;
  /** The smallest memory among them. */
  least: number;
}

/**
 * Decides what a size without a label is: «4 GB 128 GB» has storage, because there is less memory beside it. A single
 * large size is dropped, because it may be either.
 */
function resolveUnlabelled(size: FoundSize, { isAlone, isOnlyMemory, least }: Others): FoundSize[] {
  const { value, of, isLabelled } = size;
  if (isLabelled || of === 'storage') return [size];
  if (value < AMBIGUOUS_FROM_GB) {
    if (isOnlyMemory && value >= LEAST_DRIVE_GB && least <= LITTLE_MEMORY_GB) return [{ ...size, of: 'storage' }];
    return value === LEAST_MEMORY_GB && least < LEAST_DRIVE_GB ? [] : [size];
  }
  const isDrive = (isOnlyMemory || value >= LEAST_STORAGE_GB) && least < AMBIGUOUS_FROM_GB;
  return isDrive ? [{ ...size, of: 'storage' }] : isAlone ? [] : [size];
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
  const others =
    missing.length === 0
      ? []
      : sizesOf(text).filter(({ of, value }) => missing.includes(of) && value > LEAST_MEMORY_GB);
  return [...apart, ...others];
}

/** @returns gigabytes of memory and storage; `null` if the title has none, or several that differ */
export function readSizes(title: string): Sizes {
  const sizes = findSizes(title);
  // Without a label the first size is the memory, and the second may be the graphics card's.
  const of = (kind: FoundSize['of']) => only(sizes.filter((size) => size.of === kind).map(({ value }) => value));
  return { ramGb: of('memory'), storageGb: of('storage') };
}
