import { matchCpu, type MatchedCpu, matchGpu } from '../match-chip.ts';
import { type Mapping } from './mapping.ts';
import { type ShopRow } from './shop-row.ts';

/** The processor: the title's where it is exact and of the same maker as the column's. */
export function cpuOf(row: ShopRow, mapping: Mapping): { name: string | null; matched: MatchedCpu | null } {
  const named = row.text('cpu');
  const own = named === null ? null : matchCpu(named);
  if (own?.precision === 'exact') return { name: own.name, matched: own };
  const inTitle = row.title !== null && mapping.title?.reads.includes('cpu') ? matchCpu(row.title) : null;
  const isSameMaker = !own || !inTitle || own.family?.split('_')[0] === inTitle.family?.split('_')[0];
  if (inTitle?.precision === 'exact' && isSameMaker) return { name: inTitle.name, matched: inTitle };
  return { name: named, matched: own };
}

const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/intel|celeron|pentium|core/i, 'Intel (integrada)'],
  [/amd|ryzen|athlon/i, 'AMD Radeon (integrada)'],
  [/apple|\bM\d\b/i, 'Apple (integrada)'],
  [/qualcomm|snapdragon|microsoft sq/i, 'Qualcomm Adreno (integrada)'],
];

/** Names of integrated graphics as shops show them: our finer grades are for the index only. */
const plainIntegrated = (igpu: string) =>
  igpu.replace(/ UHD .*$/, ' UHD').replace(/ Radeon Vega .*$/, ' Radeon (integrada)');

/** The graphics: the column's, the title's where it says more, else by the mapping's rule for an empty cell. */
export function gpuOf(row: ShopRow, mapping: Mapping, cpuName: string | null, cpu: MatchedCpu | null): string | null {
  const named = row.text('gpu');
  const own = named === null ? null : matchGpu(named, cpu);
  const inTitle = row.title !== null && mapping.title?.reads.includes('gpu') ? matchGpu(row.title, null) : null;
  // «RTX 3050» in its column and «RTX 3050 Ti» in the title: the title says more. Otherwise the column counts.
  const titleSaysMore = named === null || (own !== null && inTitle?.name.startsWith(`${own.name} `));
  if (titleSaysMore && inTitle?.precision === 'exact' && inTitle.watts > 0) return inTitle.name;
  if (named !== null) return own?.precision === 'exact' && own.watts > 0 ? own.name : named;
  if (!mapping.emptyGpuMeansIntegrated || cpuName === null) return null;
  if (cpu?.precision === 'exact') return cpu.igpu === null ? null : plainIntegrated(cpu.igpu);
  return MAKERS.find(([pattern]) => pattern.test(cpuName))?.[1] ?? null;
}
