/** Adds memory sticks and drives that a text names beside each other: «8+8 GB», «1TB HDD + 128GB SSD». */
import type { Found } from './patterns.ts';

type Drive = 'ssd' | 'hdd' | null;

export interface FoundSize extends Found<number> {
  readonly of: 'memory' | 'storage';
  /** Whether the text says whether it is memory or storage. */
  readonly isLabelled: boolean;
  /** The kind of drive, if the text says it. */
  readonly drive?: Drive;
}

export const MEMORY_SIZES: ReadonlySet<number> = new Set([4, 6, 8, 12, 16, 18, 20, 24, 32, 36, 40, 48, 64, 96, 128]);
/** A larger size without a label is storage; this one may also be memory. */
export const LEAST_STORAGE_GB = 128;
/** No drive is smaller: «8GB SSD» lacks the drive's size. */
export const LEAST_DRIVE_GB = 32;
/** If the memory is this small, a size from {@link LEAST_DRIVE_GB} on is storage: «2 GB, 32 GB». */
export const LITTLE_MEMORY_GB = 4;

export function driveOf(words: string): Drive {
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
export function sumOf(one: FoundSize | undefined, other: FoundSize, text: string): FoundSize | null {
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
