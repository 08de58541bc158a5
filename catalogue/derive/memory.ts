/**
 * Derives from the processor whether memory is soldered: some processors take only soldered chips, some only modules.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';

/** Dates of the sources by their kind. */
const DATES = { published: '2024-06-04', estimated: '2025-01-06' } as const;

/** fudzilla.com/news/59106-intel-will-make-memory-upgrades-impossible */
const ARTICLE = 'fudzilla.com';

type MemoryRule = readonly [cpu: RegExp, isUpgradable: boolean, kind: keyof typeof DATES, source: string];

const MEMORY_RULES: readonly MemoryRule[] = [
  [/^Apple /, false, 'published', `Apple: la memoria va en el procesador, según ${ARTICLE}`],
  [
    /\bUltra \d 2\d\dV\b/,
    false,
    'published',
    `Intel: la memoria de los Core Ultra 200V no se amplía, según ${ARTICLE}`,
  ],
  // 2 of 2 in linux-hardware.org agree
  [/\bSnapdragon X/, false, 'estimated', 'regla: Snapdragon X lleva la memoria soldada'],
  // 3 of 3 in linux-hardware.org agree; these and their newer names take LPDDR5 only
  [
    /\bRyzen ([35] 7[35]20[UC]|[35] [34]0|AI Max\+? .*)$/,
    false,
    'estimated',
    'regla: su procesador Ryzen lleva la memoria soldada',
  ],
  // 32 of 32 laptops with such a processor have slots in linux-hardware.org
  [
    /\b(i[579]-1[234]\d{3}|Ultra \d 2\d\d|Ryzen \d \d{4})HX\b/,
    true,
    'estimated',
    'regla: los procesadores HX llevan la memoria en módulos',
  ],
];

/** @returns whether the memory can be extended; `null` if that depends on the laptop */
export function memoryFact({ id, cpu }: LaptopRecord): Fact | null {
  const rule = cpu === null ? undefined : MEMORY_RULES.find(([cpus]) => cpus.test(cpu));
  if (!rule) return null;
  const [, value, kind, source] = rule;
  return { laptop: id, field: 'ramUpgradable', value, kind, source, date: DATES[kind] };
}
