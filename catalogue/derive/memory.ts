/**
 * Derives from the processor whether memory is soldered: some processors take only soldered chips, some only modules.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';

interface MemoryRule {
  readonly cpu: RegExp;
  readonly upgradable: boolean;
  readonly kind: Fact['kind'];
  readonly source: string;
  readonly date: string;
}

const MEMORY_RULES: readonly MemoryRule[] = [
  {
    cpu: /^Apple /,
    upgradable: false,
    kind: 'published',
    source:
      'Apple: memory in the package of the processor, by fudzilla.com/news/59106-intel-will-make-memory-upgrades-impossible',
    date: '2024-06-04',
  },
  {
    cpu: /\bUltra \d 2\d\dV\b/,
    upgradable: false,
    kind: 'published',
    source:
      'Intel of Core Ultra 200V: «not upgradable», by fudzilla.com/news/59106-intel-will-make-memory-upgrades-impossible',
    date: '2024-06-04',
  },
  {
    // 2 of 2 in linux-hardware.org agree
    cpu: /\bSnapdragon X/,
    upgradable: false,
    kind: 'estimated',
    source: 'rule: Snapdragon X takes LPDDR5X only, which is soldered',
    date: '2025-01-06',
  },
  {
    // 3 of 3 in linux-hardware.org agree
    cpu: /\bRyzen ([35] 7[35]20[UC]|[35] [34]0|AI Max\+? .*)$/,
    upgradable: false,
    kind: 'estimated',
    source: 'rule: Ryzen 7020, their newer names and Ryzen AI Max take LPDDR5 only, which is soldered',
    date: '2025-01-06',
  },
  {
    // 32 of 32 laptops with such a processor have slots in linux-hardware.org
    cpu: /\b(i[579]-1[234]\d{3}|Ultra \d 2\d\d|Ryzen \d \d{4})HX\b/,
    upgradable: true,
    kind: 'estimated',
    source: 'rule: processors of the HX class take modules of DDR5, not LPDDR',
    date: '2025-01-06',
  },
];

/** @returns whether the memory can be extended; `null` if that depends on the laptop */
export function memoryFact({ id, cpu }: LaptopRecord): Fact | null {
  const rule = cpu === null ? undefined : MEMORY_RULES.find((each) => each.cpu.test(cpu));
  if (!rule) return null;
  const { upgradable, kind, source, date } = rule;
  return { laptop: id, field: 'ramUpgradable', value: upgradable, kind, source, date };
}
