/** Uncertainty of a chip's index in a given laptop: standard deviations as a share of the index. */
import type { MatchedCpu, MatchedGpu } from './match-chip.ts';

/**
 * Laptops with the same processor differ by cooling and power settings; `group` is for processors matched only by
 * series or family.
 */
const CPU_ERROR = { exact: 0.08, group: 0.2 } as const;

const GROUP_ERROR = 0.25;
/** Apple's games index is computed from throughput, because no games benchmark compares Apple's chips with others. */
const APPLE_GAMES_ERROR = 0.2;
/**
 * The disagreement between Blender and general graphics benchmarks; larger for integrated graphics, most of which
 * were not measured.
 */
const CREATION_ERROR = { dedicated: 0.1, integrated: 0.15 } as const;

export const cpuError = ({ precision }: MatchedCpu): number => CPU_ERROR[precision];

/** @param powerError the error of the speed from the laptop's power limit */
export function gpuError({ precision, series }: MatchedGpu, powerError: number): number {
  if (series === 'integrated_apple') return APPLE_GAMES_ERROR;
  return precision === 'group' ? GROUP_ERROR : powerError;
}

/** @param powerError as of {@link gpuError} */
export function creationError({ precision, watts }: MatchedGpu, powerError: number): number {
  const own = CREATION_ERROR[watts > 0 ? 'dedicated' : 'integrated'];
  return Math.hypot(own, precision === 'group' ? GROUP_ERROR : powerError);
}
