/**
 * Derives from the processor whether memory is soldered: some processors take only soldered chips, some only modules.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';

/** Dates of the sources by their kind. */
const DATES = { published: '2024-06-04', estimated: '2025-01-06' } as const;

const ARTICLE = 'fudzilla.com/news/59106-intel-will-make-memory-upgrades-impossible';

type MemoryRule = readonly [cpu: RegExp, isUpgradable: boolean, kind: keyof typeof DATES, source: string];

const MEMORY_RULES: readonly MemoryRule[] = [
  [/^Apple /, false, 'published', `Apple: memory in the package of the processor, by ${ARTICLE}`],
  [/\bUltra \d 2\d\dV\b/, false, 'published', `Intel of Core Ultra 200V: «not upgradable», by ${ARTICLE}`],
  // 2 of 2 in linux-hardware.org agree
  [/\bSnapdragon X/, false, 'estimated', 'rule: Snapdragon X takes LPDDR5X only, which is soldered'],
  // 3 of 3 in linux-hardware.org agree
  [
    /\bRyzen ([35] 7[35]20[UC]|[35] [34]0|AI Max\+? .*)$/,
    false,
    'estimated',
    'rule: Ryzen 7020, their newer names and Ryzen AI Max take LPDDR5 only, which is soldered',
  ],
  // 32 of 32 laptops with such a processor have slots in linux-hardware.org
  [
    /\b(i[579]-1[234]\d{3}|Ultra \d 2\d\d|Ryzen \d \d{4})HX\b/,
    true,
    'estimated',
    'rule: processors of the HX class take modules of DDR5, not LPDDR',
  ],
];

/** @returns whether the memory can be extended; `null` if that depends on the laptop */
export function memoryFact({ id, cpu }: LaptopRecord): Fact | null {
  const rule = cpu === null ? undefined : MEMORY_RULES.find(([cpus]) => cpus.test(cpu));
  if (!rule) return null;
  const [, value, kind, source] = rule;
  return { laptop: id, field: 'ramUpgradable', value, kind, source, date: DATES[kind] };
}
