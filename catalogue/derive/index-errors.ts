/** How far the index of a chip in a laptop may be from our table: standard deviations as a share of the index. */
import type { MatchedCpu, MatchedGpu } from './match-chip.ts';

/** Laptops with the same processor differ by cooling and power settings; a group stands for several chips. */
const CPU_ERROR = { exact: 0.08, group: 0.2 } as const;

const GROUP_ERROR = 0.25;
/** Their index in games is computed from their throughput, as no benchmark of games compares them with others. */
const APPLE_GAMES_ERROR = 0.2;
/** What Blender and general graphics benchmarks disagree by, and for integrated graphics that most were not measured. */
const CREATION_ERROR = { dedicated: 0.1, integrated: 0.15 } as const;

export const cpuError = ({ precision }: MatchedCpu): number => CPU_ERROR[precision];

/** @param powerError of the speed, from the laptop's power limit */
export function gpuError({ precision, series }: MatchedGpu, powerError: number): number {
  if (series === 'integrated_apple') return APPLE_GAMES_ERROR;
  return precision === 'group' ? GROUP_ERROR : powerError;
}

/** @param powerError as of {@link gpuError} */
export function creationError({ precision, watts }: MatchedGpu, powerError: number): number {
  const own = CREATION_ERROR[watts > 0 ? 'dedicated' : 'integrated'];
  return Math.hypot(own, precision === 'group' ? GROUP_ERROR : powerError);
}
