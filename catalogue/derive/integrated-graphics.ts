import type { MatchedCpu } from './match-chip.ts';

const INTEGRATED_BY_MAKER: readonly (readonly [RegExp, string])[] = [
  [/intel|celeron|pentium|core/i, 'Intel (integrada)'],
  [/amd|ryzen|athlon/i, 'AMD Radeon (integrada)'],
  [/apple|\bM\d\b/i, 'Apple (integrada)'],
  [/qualcomm|snapdragon|microsoft sq/i, 'Qualcomm Adreno (integrada)'],
];

/** Shops do not write the finer grades of integrated graphics in gpus.json, which only affect the index. */
const plainIntegrated = (igpu: string) =>
  igpu.replace(/ UHD .*$/, ' UHD').replace(/ Radeon Vega .*$/, ' Radeon (integrada)');

/**
 * @param cpuName as the shop writes it
 * @returns the name of the graphics of a laptop without dedicated ones; `null` if they are unknown
 */
export function integratedGraphics(cpuName: string, cpu: MatchedCpu | null): string | null {
  if (cpu?.precision === 'exact') return cpu.igpu === null ? null : plainIntegrated(cpu.igpu);
  return INTEGRATED_BY_MAKER.find(([pattern]) => pattern.test(cpuName))?.[1] ?? null;
}
