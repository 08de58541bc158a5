/**
 * Looks up our figures for a chip by a shop's name for it: exact model, else series, else family (a conservative
 * estimate).
 */
import { GRAPHICS_SERIES, type GpuSeries } from '../../contract/graphics-series.ts';
import { CPU_CHIPS, type CpuChip, GPU_CHIPS, type GpuChip, lowerQuartile } from './chips.ts';
import { cpuKeys } from './cpu-key.ts';
import { gpuKeys } from './gpu-key.ts';
import { olderCpu } from './older-cpu.ts';

const INTEGRATED_BY_MAKER: readonly (readonly [RegExp, string])[] = [
  [/intel|celeron|pentium|core/i, 'Intel (integrada)'],
  [/amd|ryzen|athlon/i, 'AMD Radeon (integrada)'],
  [/apple|\bM\d\b/i, 'Apple (integrada)'],
  [/qualcomm|snapdragon|microsoft sq/i, 'Qualcomm Adreno (integrada)'],
];

/** Drops our finer grades of integrated graphics from the name: they only affect the index, and shops do not write them. */
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

/** Older processors are ignored in the estimate of a series or family. */
const RECENT_SINCE_YEAR = 2020;

type Precision = 'exact' | 'group';

/** Which chips our figures come from: this chip, its series, older chips than we know, or its family in any year. */
type Basis = 'chip' | 'series' | 'older' | 'family';

/** Our figures; those of a group are of its representative chip. */
export interface MatchedCpu extends Omit<CpuChip, 'year'> {
  /** `null` for a group. */
  year: number | null;
  precision: Precision;
  basis: Basis;
}

/** A group has no video memory, because its chips differ in it. */
export interface MatchedGpu extends GpuChip {
  precision: Precision;
}

interface Lookup<T> {
  exact: ReadonlyMap<string, T>;
  groups: ReadonlyMap<string, T>;
}

/** Indexes chips by exact key; each more general key maps to the lower quartile of the chips that share it. */
function buildLookup<T extends { readonly name: string; readonly index: number }>(
  chips: readonly T[],
  keysOf: (name: string) => readonly string[],
  isRecent: (chip: T) => boolean,
): Lookup<T> {
  const exact = new Map<string, T>();
  const members: { key: string; chip: T }[] = [];
  for (const chip of chips) {
    const [first = '', ...general] = keysOf(chip.name);
    exact.set(first, chip);
    members.push(...general.map((key) => ({ key, chip })));
  }
  const groups = new Map<string, T>();
  for (const [key, some] of Map.groupBy(members, (member) => member.key)) {
    const all = some.map(({ chip }) => chip);
    const recent = all.filter(isRecent);
    const typical = lowerQuartile(recent.length > 0 ? recent : all);
    if (typical) groups.set(key, typical);
  }
  return { exact, groups };
}

function find<T>(lookup: Lookup<T>, keys: readonly string[]) {
  for (const [position, key] of keys.entries()) {
    const chip = lookup.exact.get(key);
    if (chip && position === 0) return { chip, precision: 'exact' as const, key };
    const group = lookup.groups.get(key) ?? chip;
    if (group) return { chip: group, precision: 'group' as const, key };
  }
  return null;
}

const CPUS = buildLookup<CpuChip>(CPU_CHIPS, cpuKeys, (chip) => chip.year >= RECENT_SINCE_YEAR);
/** «Ryzen 5 7430» is the 7430U, because there is no other 7430. */
const CPU_BY_NUMBER: ReadonlyMap<string, CpuChip> = new Map(
  [...Map.groupBy(CPUS.exact, ([key]) => key.replace(/(?<=\d{3})[a-z]+\d?$/, ''))].flatMap(([number, [one, another]]) =>
    one && !another ? [[number, one[1]] as const] : [],
  ),
);
const GPUS = buildLookup<GpuChip>(GPU_CHIPS, gpuKeys, () => true);
const GPU_BY_NAME: ReadonlyMap<string, GpuChip> = new Map(GPU_CHIPS.map((chip) => [chip.name, chip]));

/** Families whose name tells no year. */
const OF_ANY_YEAR = /^(?:i[3579]|intel [3579n]|ryzen [3579]|celeron|pentium|athlon|amd a|mediatek)$/;

/** @returns our figures; `null` if the text names no known processor */
export function matchCpu(text: string): MatchedCpu | null {
  const keys = cpuKeys(text);
  const numbered = CPU_BY_NUMBER.get(keys[0] ?? '');
  const found = numbered ? ({ chip: numbered, precision: 'exact', key: '' } as const) : find(CPUS, keys);
  if (!found) return null;
  const isOfAnyYear = OF_ANY_YEAR.test(found.key);
  const older = isOfAnyYear ? olderCpu(keys) : null;
  const isExact = found.precision === 'exact';
  return {
    ...(older ?? found.chip),
    year: isExact ? found.chip.year : null,
    precision: found.precision,
    basis: older ? 'older' : isOfAnyYear ? 'family' : isExact ? 'chip' : 'series',
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
 * Integrated graphics count as the slower of their name and the processor's own: «Intel UHD» with an Iris Xe
 * processor means single-channel memory. A maker alone («AMD Radeon») means the processor's own.
 * @returns our figures; `null` if the text names no known graphics
 */
export function matchGpu(text: string, cpu: MatchedCpu | null): MatchedGpu | null {
  const keys = gpuKeys(text);
  const integratedSeries = INTEGRATED_SERIES[keys.at(-1) ?? ''];
  const found = find(GPUS, keys);
  const own = cpu?.igpu ? (GPU_BY_NAME.get(cpu.igpu) ?? null) : null;
  if (integratedSeries && keys.length === 1) {
    const chip = own?.series === integratedSeries ? own : found?.chip;
    return {
      name: chip?.name ?? text,
      index: chip?.index ?? 0,
      creation: chip?.creation ?? 0,
      series: integratedSeries,
      watts: 0,
      videoMemoryGb: null,
      precision: chip && chip === own ? 'exact' : 'group',
    };
  }
  if (!found) return null;
  const { chip, precision } = found;
  const isSlower = isIntegrated(chip.series) && own?.series === chip.series && own.index < chip.index;
  const { index, creation } = isSlower ? own : chip;
  const videoMemoryGb = precision === 'exact' ? chip.videoMemoryGb : null;
  return { ...chip, index, creation, videoMemoryGb, precision };
}

/** @returns the year of the newest chip; `null` if the processor is known only by family */
export function modelYearOf(cpu: MatchedCpu | null, gpu: MatchedGpu | null): number | null {
  const cpuYear = cpu?.year ?? null;
  if (cpuYear === null) return null;
  const gpuYear = GRAPHICS_SERIES.find(({ id }) => id === gpu?.series)?.year;
  return Math.max(cpuYear, gpuYear ?? cpuYear);
}
