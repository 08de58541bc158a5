import { GRAPHICS_SERIES } from '../../contract/graphics-series.ts';
import type { MatchedCpu, MatchedGpu } from './match-chip.ts';

/** @returns the year of the newest chip; `null` if the processor is known only by family */
export function modelYearOf(cpu: MatchedCpu | null, gpu: MatchedGpu | null): number | null {
  const cpuYear = cpu?.year ?? null;
  if (cpuYear === null) return null;
  const gpuYear = GRAPHICS_SERIES.find(({ id }) => id === gpu?.series)?.year;
  return Math.max(cpuYear, gpuYear ?? cpuYear);
}
