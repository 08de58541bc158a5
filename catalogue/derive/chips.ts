/** Our figures for processors and graphics; docs/decisions/001-catalogue.md explains how they were derived. */
import * as z from 'zod/mini';
import { CPU_FAMILIES } from '../../contract/facts.ts';
import { GPU_SERIES } from '../../contract/graphics-series.ts';
import cpus from './cpus.json' with { type: 'json' };
import gpus from './gpus.json' with { type: 'json' };

const INDEX_MAX = 100;

/** `index` is 0–100 on an absolute scale. */
const cpuChipSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** `null`: not an option of the questionnaire (Celeron, Pentium, N series, Athlon, MediaTek). */
  family: z.nullable(z.enum(CPU_FAMILIES)),
  index: z.number().check(z.gte(0), z.lte(INDEX_MAX)),
  /** The maker's base power. */
  watts: z.number().check(z.positive()),
  /** First year on sale. */
  year: z.int(),
  /** Name of its integrated graphics in gpus.json. */
  igpu: z.nullable(z.string()),
});
export type CpuChip = z.infer<typeof cpuChipSchema>;

const gpuChipSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  /** `null`: a dedicated chip of a series outside the questionnaire (GeForce MX, GTX 10, RX 5000). */
  series: z.nullable(z.enum(GPU_SERIES)),
  /** Speed in games. */
  index: z.number().check(z.gte(0), z.lte(INDEX_MAX)),
  /** Speed in native editing and 3D programs. */
  creation: z.number().check(z.gte(0), z.lte(INDEX_MAX)),
  /** Typical power of a dedicated chip in a laptop; 0 for integrated graphics, which share the processor's power. */
  watts: z.number().check(z.gte(0)),
  /** Its own memory in gigabytes; `null` if it has none, or is sold with different sizes. */
  videoMemoryGb: z.nullable(z.int().check(z.positive())),
});
export type GpuChip = z.infer<typeof gpuChipSchema>;

export const CPU_CHIPS: readonly CpuChip[] = z.array(cpuChipSchema).parse(cpus);
export const GPU_CHIPS: readonly GpuChip[] = z.array(gpuChipSchema).parse(gpus);

/**
 * @returns the chip at the lower quartile by index, as a conservative representative of a group; `null` for an empty
 *   group
 */
export function lowerQuartile<T extends { readonly index: number }>(chips: readonly T[]): T | null {
  const byIndex = chips.toSorted((a, b) => a.index - b.index);
  return byIndex[Math.floor((byIndex.length - 1) / 4)] ?? null;
}
