/**
 * Our own figures for processors and graphics: index 0–100 on an absolute scale, class, typical power in watts. How they
 * were obtained stands in docs/decisions/001-catalogue.md; the benchmark tables behind them are not part of the project.
 */
import * as z from 'zod';
import { CPU_FAMILIES, GPU_SERIES } from '../../src/contract/facts.ts';
import cpus from './cpus.json' with { type: 'json' };
import gpus from './gpus.json' with { type: 'json' };

export const INDEX_MAX = 100;

const cpuChipSchema = z.strictObject({
  name: z.string().min(1),
  /** `null`: no class of the questionnaire (Celeron, Pentium, N series, Athlon, MediaTek). */
  family: z.enum(CPU_FAMILIES).nullable(),
  index: z.number().min(0).max(INDEX_MAX),
  /** Sustained power of its class (the maker's base power). */
  watts: z.number().positive(),
  /** Year in which laptops with it came to the shops. */
  year: z.int(),
  /** Name of its own graphics in gpus.json; `null`: it has none. */
  igpu: z.string().nullable(),
});
export type CpuChip = z.infer<typeof cpuChipSchema>;

const gpuChipSchema = z.strictObject({
  name: z.string().min(1),
  /** `null`: a discrete chip of a series that the questionnaire does not know (GeForce MX, GTX 10, RX 5000). */
  series: z.enum(GPU_SERIES).nullable(),
  index: z.number().min(0).max(INDEX_MAX),
  /** Typical power of a discrete chip in a laptop; 0 for integrated ones, whose power is the processor's. */
  watts: z.number().min(0),
});
export type GpuChip = z.infer<typeof gpuChipSchema>;

export const CPU_CHIPS: readonly CpuChip[] = z.array(cpuChipSchema).parse(cpus);
export const GPU_CHIPS: readonly GpuChip[] = z.array(gpuChipSchema).parse(gpus);

/**
 * A conservative figure for a group of chips of which only the group is known.
 * @returns the chip at the lower quartile by index; `null` for an empty group
 */
export function lowerQuartile<T extends { readonly index: number }>(chips: readonly T[]): T | null {
  const byIndex = chips.toSorted((a, b) => a.index - b.index);
  return byIndex[Math.floor((byIndex.length - 1) / 4)] ?? null;
}
