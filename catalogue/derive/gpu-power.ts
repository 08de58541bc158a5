/**
 * Dedicated graphics run within a power limit that the laptop's maker sets: the same chip at 45 W is a quarter slower
 * than at 100 W. Shops do not say the limit; firmware tables and data sheets say it for some machines.
 */
import { type LaptopRecord } from '../laptop.ts';
import { type MatchedGpu } from './match-chip.ts';

interface PowerLimit {
  brand: string;
  model: RegExp;
  /** Watts, dynamic boost included. */
  watts: number;
}

/**
 * The first that fits counts. ASUS: the firmware's own limits (Linux driver asus-armoury). Others: data sheets of the
 * machine or its line, as public tables of 2026-07 to 2026-09 give them. MSI states 45 W for Thin, GF63 and the Cyborg
 * with RTX 40; 55 W was read for the Cyborg with RTX 50.
 */
const POWER_LIMITS: readonly PowerLimit[] = [
  { brand: 'ASUS', model: /ProArt P16.*H7606W/, watts: 105 },
  { brand: 'ASUS', model: /GA403U[IV]/, watts: 90 },
  { brand: 'ASUS', model: /GA403[UW]M/, watts: 100 },
  { brand: 'ASUS', model: /GA403W[RW]/, watts: 120 },
  { brand: 'ASUS', model: /FA401[UW]/, watts: 100 },
  { brand: 'ASUS', model: /FA608WI|FA507UV|FA607P|G614[FP]R|G615LR|G835LR/, watts: 140 },
  { brand: 'ASUS', model: /FA608UM|FX608JPR|G614FP/, watts: 115 },
  { brand: 'ASUS', model: /FA507X|GA605W|GU605MU/, watts: 105 },
  { brand: 'ASUS', model: /GU605C[WX]/, watts: 130 },
  { brand: 'ASUS', model: /GU605CR/, watts: 125 },
  { brand: 'ASUS', model: /GU605CP/, watts: 110 },
  { brand: 'ASUS', model: /G835LW/, watts: 175 },
  { brand: 'MSI', model: /Cyborg.*B\d+R?W/, watts: 55 },
  { brand: 'MSI', model: /Cyborg|Thin\b|GF63/, watts: 45 },
  { brand: 'MSI', model: /A2XWHG/, watts: 140 },
  { brand: 'Acer', model: /AN16S-61/, watts: 115 },
  { brand: 'Acer', model: /ANV16S-41/, watts: 85 },
  { brand: 'Acer', model: /ANV15-52/, watts: 75 },
  { brand: 'Lenovo', model: /LOQ Essential 15IRX11/, watts: 65 },
  { brand: 'Lenovo', model: /LOQ 1[57](IRX10|AHP10)/, watts: 100 },
  { brand: 'Lenovo', model: /LOQ 15AHP11|Legion 5 15AHP10|Legion Pro 5 16(ADR|IAX)10/, watts: 115 },
  { brand: 'Gigabyte', model: /Gaming A16 (CVHI3|GA63H)/, watts: 75 },
];

/** Cases this small or light have no room for more than about 65 W. */
const THIN = { inches: 14.6, kilograms: 1.8, watts: 65 } as const;

/**
 * Speed grows with the power of 0.35 of the limit: by Blender's medians an RTX 2000 Ada (about 50 W) reaches 0.79 of the
 * RTX 4060 (100 W), an RTX 1000 Ada 0.85 of the RTX 4050 (80 W); both pairs are the same silicon. Above the usual limit
 * the chips gain little, which is not counted: a known limit would else be better than an unknown one.
 */
const SPEED_EXPONENT = 0.35;

/** Standard deviations of the speed as a share. */
const ERROR = { integrated: 0.12, known: 0.08, thin: 0.15, usual: 0.12 } as const;

function limitOf({
  brand,
  model,
  screenInches,
  weightKg,
}: LaptopRecord): { watts: number; how: 'known' | 'thin' } | null {
  const limit = POWER_LIMITS.find((entry) => entry.brand === brand && entry.model.test(model));
  if (limit) return { watts: limit.watts, how: 'known' };
  const isThin = (screenInches ?? Infinity) <= THIN.inches || (weightKg ?? Infinity) <= THIN.kilograms;
  return isThin ? { watts: THIN.watts, how: 'thin' } : null;
}

const TENTHS = 10;
const scaled = (index: number, factor: number): number => Math.round(index * factor * TENTHS) / TENTHS;

/** @returns the graphics as this laptop runs them, with the error of their speed as a share */
export function limitPower(gpu: MatchedGpu, record: LaptopRecord): { gpu: MatchedGpu; error: number } {
  if (gpu.watts === 0) return { gpu, error: ERROR.integrated };
  const limit = limitOf(record);
  // A thin case says nothing about a chip that needs no more anyway.
  if (!limit || (limit.how === 'thin' && limit.watts >= gpu.watts)) return { gpu, error: ERROR.usual };
  const factor = Math.min(1, limit.watts / gpu.watts) ** SPEED_EXPONENT;
  return {
    gpu: {
      ...gpu,
      index: scaled(gpu.index, factor),
      creation: scaled(gpu.creation, factor),
      watts: limit.watts,
    },
    error: ERROR[limit.how],
  };
}
