/** Finds memory and storage anywhere in a text: a title or a whole advert. */
import { GB_PER_TB } from '../../contract/spanish-figures.ts';
import { blank, type Found } from './patterns.ts';
import {
  isMemorySize,
  LEAST_MEMORY_GB,
  LEAST_STORAGE_GB,
  MEMORY_BEFORE,
  MEMORY_LABEL,
  MEMORY_SIZES,
  NOT_INSIDE,
  PAIR,
  SIZE,
  STORAGE_BEFORE,
  STORAGE_LABEL,
  TIMES,
  withoutVideoMemory,
  writtenSize,
} from './size-words.ts';

type Drive = 'ssd' | 'hdd' | null;

export interface FoundSize extends Found<number> {
  readonly of: 'memory' | 'storage';
  /** Whether the text says whether it is memory or storage. */
  readonly isLabelled: boolean;
  /** The kind of drive, if the text says it. */
  readonly drive?: Drive;
}

const LABEL_LETTERS = 30;
/** Fifteen titles have fewer; «16GB16GB…» takes no longer than they. */
const MOST_SIZES = 60;

/** From this size on, a single size without a label may be memory or storage. */
const AMBIGUOUS_FROM_GB = 64;
/** No drive is smaller: «8GB SSD» lacks the drive's size. */
const LEAST_DRIVE_GB = 32;
/** If the memory is this small, a size from {@link LEAST_DRIVE_GB} on is storage: «2 GB, 32 GB». */
const LITTLE_MEMORY_GB = 4;

function driveOf(words: string): Drive {
  if (/hdd|duro/i.test(words)) return 'hdd';
  return /ssd|nvme|m\.2|emmc|ufs/i.test(words) ? 'ssd' : null;
}

const BOTH_DRIVES =
  /^\s*(?:\+|&|y|i|e|and|m[aá]s)\s*(?:otro\s)?(?:(?:ssd|hdd|nvme|disco(?: duro)?)[\s:]*)?(?:de\s*)?$/i;
/** An SSD and a hard disk beside each other are two drives, whatever stands between them but «o». */
const BESIDE =
  /^[\s,;/|·()-]*(?:con\s)?(?:(?:disco|drive|unidad)?\s?\d?[\s:]*)?(?:(?:ssd|hdd|nvme|disco duro)[\s:]*)?(?:de\s*)?$/i;
const BOTH_STICKS = /^\s*(?:soldad[oa]s?|en placa|on-?board)?\s*\+\s*$/i;
const GRAPHICS_AFTER = /^\s*(?:rtx|gtx|geforce|nvidia|radeon|mx\s?\d)/i;

const isDrive = ({ of, value, isLabelled }: FoundSize): boolean =>
  of === 'storage' || (!isLabelled && value >= LEAST_STORAGE_GB);

function areDrives(one: FoundSize, other: FoundSize, between: string): boolean {
  if (!isDrive(one) || !isDrive(other)) return false;
  const differ = !!one.drive && !!other.drive && one.drive !== other.drive;
  return BOTH_DRIVES.test(between) || (differ && BESIDE.test(between));
}

function areSticks(one: FoundSize, other: FoundSize, between: string, after: string): boolean {
  if (one.of !== 'memory' || other.of !== 'memory' || !BOTH_STICKS.test(between)) return false;
  // «4GB + 32GB» has a small drive.
  const isDriveBeside = one.value <= LITTLE_MEMORY_GB && other.value >= LEAST_DRIVE_GB;
  // «8GB + 4GB GTX 1650»
  const mayBeOfGraphics = one.value !== other.value && GRAPHICS_AFTER.test(after);
  return !isDriveBeside && !mayBeOfGraphics && MEMORY_SIZES.has(one.value + other.value);
}

/** @returns the sum of two sizes, the second one after the first; `null` if they are no parts of one */
function sumOf(one: FoundSize | undefined, other: FoundSize, text: string): FoundSize | null {
  if (!one) return null;
  const between = text.slice(one.end, other.at);
  const sum = {
    value: one.value + other.value,
    isLabelled: one.isLabelled || other.isLabelled,
    at: one.at,
    end: other.end,
  };
  if (areDrives(one, other, between)) return { ...sum, of: 'storage' };
  return areSticks(one, other, between, text.slice(other.end)) ? { ...sum, of: 'memory' } : null;
}

function kindOf(gigabytes: number, isTera: boolean, label: string, before: string): FoundSize['of'] | null {
  if (STORAGE_LABEL.test(label)) return gigabytes < LEAST_DRIVE_GB ? 'memory' : 'storage';
  if (MEMORY_LABEL.test(label) || (MEMORY_BEFORE.test(before) && gigabytes <= LEAST_STORAGE_GB)) return 'memory';
  if (STORAGE_BEFORE.test(before) && gigabytes >= LEAST_DRIVE_GB) return 'storage';
  if (isTera || gigabytes > LEAST_STORAGE_GB) return 'storage';
  return MEMORY_SIZES.has(gigabytes) || gigabytes === LEAST_MEMORY_GB ? 'memory' : null;
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
  const isStorage = (isOnlyMemory || value >= LEAST_STORAGE_GB) && least < AMBIGUOUS_FROM_GB;
  return isStorage ? [{ ...size, of: 'storage' }] : isAlone ? [] : [size];
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
