import type { Laptop } from '../laptop.ts';

/** Windows on ARM is separate, because some programs and most games do not run on it. */
export const SYSTEMS = ['windows', 'windows-arm', 'macOS', 'linux', 'chromeos', 'none', 'unknown'] as const;
export type System = (typeof SYSTEMS)[number];

export function systemOf({ os, cpuFamily }: Pick<Laptop, 'os' | 'cpuFamily'>): System {
  if (os === null) return 'unknown';
  return os === 'windows' && cpuFamily === 'snapdragon_x' ? 'windows-arm' : os;
}

export const SCREEN_SIZES = ['13', '14', '15', '16', '17', 'unknown'] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

/** Inches from which each class begins: 15.3" counts as 15.6", 18" as 17.3". */
const SIZE_FROM_INCHES = [
  ['17', 16.9],
  ['16', 15.8],
  ['15', 14.7],
  ['14', 13.7],
] as const satisfies readonly (readonly [ScreenSize, number])[];

export function screenSizeOf({ screenInches }: Pick<Laptop, 'screenInches'>): ScreenSize {
  if (screenInches === null) return 'unknown';
  return SIZE_FROM_INCHES.find(([, from]) => screenInches >= from)?.[0] ?? '13';
}

/** The silence of laptops without a fan, and of no other. */
export const FANLESS_SCORE = 100;

export const isFanless = ({ silence }: Pick<Laptop, 'silence'>): boolean => silence === FANLESS_SCORE;
