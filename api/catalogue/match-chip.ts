/** From a chip's name as a shop writes it to our figures: exact model, else its series, else its family (conservatively). */
import { type CpuFamily, type GpuSeries } from '../../src/contract/facts.ts';
import { CPU_CHIPS, type CpuChip, GPU_CHIPS, type GpuChip, lowerQuartile } from './chips.ts';
import { cpuKeys } from './cpu-key.ts';
import { gpuKeys } from './gpu-key.ts';

/** Groups of which only the name is known are estimated from what was sold since this year. */
const SOLD_SINCE_YEAR = 2020;

export type Precision = 'exact' | 'group';

export interface MatchedCpu {
  /** As we write it; of a group, its most typical member. */
  name: string;
  index: number;
  watts: number;
  family: CpuFamily | null;
  /** Name of the processor's own graphics, `null` where it has none. */
  igpu: string | null;
  /** `null` where only a group of processors is known. */
  year: number | null;
  precision: Precision;
}

export interface MatchedGpu {
  /** As we write it; of a group, its most typical member. */
  name: string;
  index: number;
  series: GpuSeries | null;
  watts: number;
  precision: Precision;
}

interface Lookup<T> {
  exact: ReadonlyMap<string, T>;
  groups: ReadonlyMap<string, T>;
}

/** Every chip under its exact key, and under each more general key the lower quartile of the chips that share it. */
function buildLookup<T extends { readonly name: string; readonly index: number }>(
  chips: readonly T[],
  keysOf: (name: string) => readonly string[],
  isRecent: (chip: T) => boolean,
): Lookup<T> {
  const exact = new Map<string, T>();
  const members = new Map<string, T[]>();
  for (const chip of chips) {
    const [first, ...general] = keysOf(chip.name);
    if (first === undefined) continue;
    const known = exact.get(first);
    if (!known || chip.index < known.index) exact.set(first, chip);
    for (const key of general) {
      const group = members.get(key);
      if (group) group.push(chip);
      else members.set(key, [chip]);
    }
  }
  const groups = new Map<string, T>();
  for (const [key, all] of members) {
    const recent = all.filter(isRecent);
    const typical = lowerQuartile(recent.length > 0 ? recent : all);
    if (typical) groups.set(key, typical);
  }
  return { exact, groups };
}

function find<T>(lookup: Lookup<T>, keys: readonly string[]): { chip: T; precision: Precision } | null {
  for (const [position, key] of keys.entries()) {
    const chip = lookup.exact.get(key);
    if (chip && position === 0) return { chip, precision: 'exact' };
    const group = lookup.groups.get(key) ?? chip;
    if (group) return { chip: group, precision: 'group' };
  }
  return null;
}

const CPUS = buildLookup<CpuChip>(CPU_CHIPS, cpuKeys, (chip) => chip.year >= SOLD_SINCE_YEAR);
const GPUS = buildLookup<GpuChip>(GPU_CHIPS, gpuKeys, () => true);
const GPU_BY_NAME: ReadonlyMap<string, GpuChip> = new Map(GPU_CHIPS.map((chip) => [chip.name, chip]));

/**
 * @param text the processor as a shop names it, exact or by family only
 * @returns our figures, `null` when no processor is recognised
 */
export function matchCpu(text: string): MatchedCpu | null {
  const found = find(CPUS, cpuKeys(text));
  if (!found) return null;
  const { name, index, watts, family, igpu, year } = found.chip;
  return {
    name,
    index,
    watts,
    family,
    igpu,
    year: found.precision === 'exact' ? year : null,
    precision: found.precision,
  };
}

const isIntegrated = (series: GpuSeries | null) => series?.startsWith('integrated_') ?? false;

const INTEGRATED_SERIES: Readonly<Record<string, GpuSeries>> = {
  'intel integrated': 'integrated_intel',
  'amd integrated': 'integrated_amd',
  'apple integrated': 'integrated_apple',
  'qualcomm integrated': 'integrated_qualcomm',
};

/**
 * Integrated graphics are as fast as the slower of what their name says and what the processor carries: «Intel UHD»
 * beside a processor with Iris Xe is a machine with one memory channel, «Intel Graphics» beside an N100 is a small one.
 * A name that tells only the maker («AMD Radeon») takes the processor's own.
 * @param text the graphics as a shop names them
 * @param cpu the processor beside them, where known
 * @returns our figures, `null` when no graphics are recognised
 */
export function matchGpu(text: string, cpu: MatchedCpu | null): MatchedGpu | null {
  const keys = gpuKeys(text);
  const general = INTEGRATED_SERIES[keys.at(-1) ?? ''];
  const found = find(GPUS, keys);
  const own = cpu?.igpu ? (GPU_BY_NAME.get(cpu.igpu) ?? null) : null;
  if (general && keys.length === 1) {
    const chip = own?.series === general ? own : found?.chip;
    return {
      name: chip?.name ?? text,
      index: chip?.index ?? 0,
      series: general,
      watts: 0,
      precision: chip && chip === own ? 'exact' : 'group',
    };
  }
  if (!found) return null;
  const { name, index, series, watts } = found.chip;
  const slower = isIntegrated(series) && own?.series === series ? Math.min(index, own.index) : index;
  return { name, index: slower, series, watts, precision: found.precision };
}
