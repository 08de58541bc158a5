/**
 * Adjusts dedicated graphics to the power limit that the laptop's maker sets: the same chip at 45 W is a quarter
 * slower than at 100 W. The limits come from the files of facts.
 */
import type { Laptop, LaptopFacts } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { GPU_CHIPS } from './chips.ts';
import type { MatchedGpu } from './match-chip.ts';

/** A chassis this small or light cannot cool more than about 65 W. */
const THIN = { inches: 14.6, kilograms: 1.8, watts: 65 } as const;

/**
 * Speed grows with the limit to the power of 0.35: by Blender's medians an RTX 2000 Ada (about 50 W) reaches 0.79 of
 * the RTX 4060 (100 W), an RTX 1000 Ada 0.85 of the RTX 4050 (80 W); both pairs are the same silicon. The small gain
 * above the usual limit is ignored, because otherwise a known limit would beat an unknown one.
 */
const SPEED_EXPONENT = 0.35;

/** Standard deviations of the speed as a share. An estimated limit comes from a sister model. */
const ERROR = { integrated: 0.12, stated: 0.08, estimated: 0.1, thin: 0.15, usual: 0.12 } as const;

/** Makers sell the chips of these series with a third of the usual watts up to all of them. */
const WIDE_SERIES: ReadonlySet<string | null> = new Set(['nvidia_rtx40', 'nvidia_rtx50']);

/** Share of its speed that such a chip keeps with the fewest watts. */
export const SLOWEST_SHARE = 0.75;

/** Whether the graphics may be much slower than their name promises, because nobody knows their watts. */
export const maySlowDown = ({ gpuSeries, gpuPowerW }: Pick<Laptop, 'gpuSeries' | 'gpuPowerW'>): boolean =>
  gpuPowerW === null && WIDE_SERIES.has(gpuSeries);

const USUAL_WATTS: ReadonlyMap<string, number> = new Map(GPU_CHIPS.map(({ name, watts }) => [name, watts]));

/** With this share of the usual watts a chip is a tenth slower than its name promises. */
const FEW = 0.7;

/**
 * @returns of a chip that comes with few watts or many, and whose watts are known, whether they are those of which we have
 *   its speed, or few; `null` for others
 */
export function powerOf({ gpu, gpuSeries, gpuPowerW }: Pick<Laptop, 'gpu' | 'gpuSeries' | 'gpuPowerW'>) {
  const usual = USUAL_WATTS.get(gpu ?? '');
  if (!WIDE_SERIES.has(gpuSeries) || gpuPowerW === null || usual === undefined) return null;
  if (gpuPowerW >= usual) return 'usual';
  return gpuPowerW <= FEW * usual ? 'few' : null;
}

type Limited = Pick<LaptopRecord, 'screenInches' | 'weightKg'> & Pick<LaptopFacts, 'gpuPowerW'>;

const isThin = ({ screenInches, weightKg }: Limited): boolean =>
  (screenInches ?? Infinity) <= THIN.inches || (weightKg ?? Infinity) <= THIN.kilograms;

const TENTHS = 10;
const scaled = (index: number, factor: number): number => Math.round(index * factor * TENTHS) / TENTHS;

function atPower(gpu: MatchedGpu, watts: number): MatchedGpu {
  const factor = Math.min(1, watts / gpu.watts) ** SPEED_EXPONENT;
  return { ...gpu, index: scaled(gpu.index, factor), creation: scaled(gpu.creation, factor), watts };
}

/**
 * @param isEstimated whether the laptop's power limit is an estimate
 * @returns the graphics at this laptop's power limit, with the error of their speed as a share
 */
export function limitPower(gpu: MatchedGpu, laptop: Limited, isEstimated: boolean): { gpu: MatchedGpu; error: number } {
  if (gpu.watts === 0) return { gpu, error: ERROR.integrated };
  const { gpuPowerW } = laptop;
  if (gpuPowerW !== null) {
    return { gpu: atPower(gpu, gpuPowerW), error: isEstimated ? ERROR.estimated : ERROR.stated };
  }
  // A thin chassis does not limit a chip that needs less power anyway.
  if (!isThin(laptop) || THIN.watts >= gpu.watts) return { gpu, error: ERROR.usual };
  return { gpu: atPower(gpu, THIN.watts), error: ERROR.thin };
}
