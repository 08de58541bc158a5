import type { GpuSeries } from '../../contract/facts.ts';
import type { MatchedCpu, MatchedGpu } from './match-chip.ts';

/** Year in which laptops with these dedicated graphics went on sale. */
const SERIES_YEAR: Partial<Readonly<Record<GpuSeries, number>>> = {
  nvidia_gtx16: 2019,
  nvidia_rtx20: 2019,
  nvidia_rtx30: 2021,
  nvidia_rtx40: 2023,
  nvidia_rtx50: 2025,
  amd_rx6000: 2021,
  amd_rx7000: 2023,
  intel_arc: 2022,
};

/** @returns the year of the newest chip; `null` if the processor is known only by family */
export function modelYearOf(cpu: MatchedCpu | null, gpu: MatchedGpu | null): number | null {
  const cpuYear = cpu?.year ?? null;
  if (cpuYear === null) return null;
  const gpuYear = gpu?.series ? SERIES_YEAR[gpu.series] : undefined;
  return Math.max(cpuYear, gpuYear ?? cpuYear);
}
