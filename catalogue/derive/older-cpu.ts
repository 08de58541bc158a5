/** Estimates Intel's processors that are older than all that we know, from the oldest of their line and class. */
import { CPU_CHIPS, type CpuChip, lowerQuartile } from './chips.ts';
import { cpuKeys } from './cpu-key.ts';

/** «i7-7u» and «i7-7»: the generation of Intel's keys, and the class of their power. */
const INTEL_SERIES = /^(i[3579])-(\d{1,2})([a-z]*)$/;

function intelSeries(keys: readonly string[]): { line: string; generation: number } | null {
  for (const key of keys) {
    const [, line = '', generation, letters = ''] = INTEL_SERIES.exec(key) ?? [];
    const power = /^(?:h|.?q|x)/.test(letters) ? 'h' : letters === 'y' ? 'y' : 'u';
    if (generation !== undefined) return { line: `${line} ${power}`, generation: Number(generation) };
  }
  return null;
}

const generationOf = ({ name }: CpuChip): number => intelSeries(cpuKeys(name))?.generation ?? 0;

/** The oldest generation that we know of each of Intel's lines and classes, by its slower chips. */
const OLDEST = new Map(
  [...Map.groupBy(CPU_CHIPS, ({ name }) => intelSeries(cpuKeys(name))?.line ?? '')].flatMap(([line, chips]) => {
    const generation = Math.min(...chips.map(generationOf));
    const chip = lowerQuartile(chips.filter((one) => generationOf(one) === generation));
    return line !== '' && chip ? [[line, { generation, chip }] as const] : [];
  }),
);

/** The seventh generation has half the cores of the eighth; those before it lose a little each. */
const OLDER_SPEED = { half: 0.6, perGeneration: 0.92 } as const;

/** @returns a chip older than all that we know of its line, with a speed that such a one has at most */
export function olderCpu(keys: readonly string[]): CpuChip | null {
  const series = intelSeries(keys);
  const oldest = series && OLDEST.get(series.line);
  if (!oldest || series.generation >= oldest.generation) return null;
  const share = OLDER_SPEED.half * OLDER_SPEED.perGeneration ** (oldest.generation - 1 - series.generation);
  return { ...oldest.chip, index: Math.round(oldest.chip.index * share * 10) / 10 };
}
