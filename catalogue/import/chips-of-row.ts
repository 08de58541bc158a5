import { integratedGraphics } from '../derive/integrated-graphics.ts';
import { matchCpu, type MatchedCpu, matchGpu } from '../derive/match-chip.ts';
import type { Mapping } from './mapping.ts';
import type { ShopRow } from './shop-row.ts';

/** The column's processor; the title's if only that is exact and both are of the same maker. */
export function cpuOf(row: ShopRow, mapping: Mapping): { name: string | null; matched: MatchedCpu | null } {
  const text = row.text('cpu');
  const matched = text === null ? null : matchCpu(text);
  if (matched?.precision === 'exact') return { name: matched.name, matched };
  const inTitle = row.title !== null && mapping.title?.reads.includes('cpu') ? matchCpu(row.title) : null;
  const isSameMaker = !matched || !inTitle || matched.family?.split('_')[0] === inTitle.family?.split('_')[0];
  if (inTitle?.precision === 'exact' && isSameMaker) return { name: inTitle.name, matched: inTitle };
  return { name: text, matched };
}

/** The column's graphics; the title's if it is more specific; else the mapping's default for an empty cell. */
export function gpuOf(row: ShopRow, mapping: Mapping, cpuName: string | null, cpu: MatchedCpu | null): string | null {
  const text = row.text('gpu');
  const matched = text === null ? null : matchGpu(text, cpu);
  const inTitle = row.title !== null && mapping.title?.reads.includes('gpu') ? matchGpu(row.title, null) : null;
  // «RTX 3050 Ti» in the title is more specific than «RTX 3050» in the column; otherwise the column wins.
  const isTitleBetter = text === null || (matched !== null && inTitle?.name.startsWith(`${matched.name} `));
  if (isTitleBetter && inTitle?.precision === 'exact' && inTitle.watts > 0) return inTitle.name;
  if (text !== null) return matched?.precision === 'exact' && matched.watts > 0 ? matched.name : text;
  if (!mapping.emptyGpuMeansIntegrated || cpuName === null) return null;
  return integratedGraphics(cpuName, cpu);
}
