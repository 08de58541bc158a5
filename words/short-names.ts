/** Short names: brand and line without the shop's code, and what distinguishes laptops that are shown together. */
import { driveSize } from '../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { premiumPanel } from './figures.ts';
import { formatInches, formatMemory } from './format.ts';

/** Words of a model that only shops use, one rule per maker; what remains of them is the size: «15IRX9» → «15». */
const CODES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // HP: «15-fd0275ns», Lenovo: «15IRX9»
  [/^(\d\d)s?-[a-z]{1,2}\d{3,4}[a-z]{0,3}$|^(\d\d)[A-Z]{2,4}\d{1,2}[A-Z]?$/, '$1$2'],
  // ASUS, Acer, LG, Medion and Dell: «X1504VA», «AN515-58», «14Z90RU», «E17433», «PV14250»
  [/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{5,}(-[A-Z\d]+)?$|^[A-Z]+\d*-\d\d[A-Z]*$/, ''],
  // MSI: «A13VF», «F1MG», «12VE»
  [/^[A-Z]\d{1,2}[A-Z]+$|^\d\d[A-Z]{2}$/, ''],
];

/** Dell's four digits after the size, and Lenovo's letters for the chip after the generation. */
const NUMBER_AFTER_SIZE = /(?<= \d\d) \d{4}$/;
const CHIP_AFTER_GENERATION = /(?<= G\d+) [A-Z]{3}$/;

function bareWord(word: string): string {
  const [pattern, replacement = ''] = CODES.find(([code]) => code.test(word)) ?? [];
  return pattern ? word.replace(pattern, replacement) : word;
}

/** «ASUS Vivobook 15», «HP 15», «MacBook Air 13 M5» */
export function lineName({ brand, model }: Pick<Laptop, 'brand' | 'model'>): string {
  const words = model.split(' ').map(bareWord).filter(Boolean);
  const line = words.filter((word, index) => word !== words[index - 1]).join(' ');
  const bare = line.replace(NUMBER_AFTER_SIZE, '').replace(CHIP_AFTER_GENERATION, '') || model;
  return brand === 'Apple' ? bare : `${brand} ${bare}`;
}

/** «Core i5» for «Intel Core i5-1334U», «Ryzen 7», «Snapdragon» */
function chipFamily(cpu: string): string {
  const [family = ''] =
    /^(Core Ultra [X\d]+|Core i\d|Core \d|Ryzen AI (Max\+? )?\d|Ryzen \d|Snapdragon|M\d)/.exec(shortChipName(cpu)) ??
    [];
  return family;
}

const dedicated = ({ gpu }: Laptop): string => (gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : '');

const SYSTEMS: Readonly<Partial<Record<NonNullable<Laptop['os']>, string>>> = {
  windows: 'con Windows',
  linux: 'con Linux',
  none: 'sin sistema',
};

/** Details that distinguish two laptops of one line, the most familiar first. Empty if unknown or self-evident. */
const DETAILS: readonly ((laptop: Laptop) => string)[] = [
  premiumPanel,
  dedicated,
  ({ cpu }) => (cpu === null ? '' : chipFamily(cpu)),
  ({ screenInches }) => (screenInches === null ? '' : formatInches(screenInches)),
  ({ ramGb }) => (ramGb === null ? '' : formatMemory(ramGb)),
  ({ storageGb }) => (storageGb === null ? '' : driveSize(storageGb)),
  ({ cpu }) => (cpu === null ? '' : shortChipName(cpu)),
  ({ os }) => (os === null ? '' : (SYSTEMS[os] ?? '')),
];

/** Pairs of details, for laptops that no single detail distinguishes. */
const PAIRS = DETAILS.flatMap((first, index) =>
  DETAILS.slice(index + 1).map((second) => (laptop: Laptop) => {
    const both = [first(laptop), second(laptop)];
    return both.includes('') ? '' : both.join(', ');
  }),
);

/** @returns the first detail that no other laptop of the group has, unless the line already says it */
function ownDetail(laptop: Laptop, group: readonly Laptop[], line: string): string {
  const isOwn = (detail: (one: Laptop) => string): boolean => {
    const text = detail(laptop);
    return text !== '' && !line.includes(text) && group.every((other) => other === laptop || detail(other) !== text);
  };
  return [...DETAILS, ...PAIRS].find(isOwn)?.(laptop) ?? '';
}

/** The names by id. */
export type ShortNames = ReadonlyMap<string, string>;

/** @returns unique short names */
export function shortNames(laptops: readonly Laptop[]): ShortNames {
  const names = new Map<string, string>();
  for (const [line, group] of Map.groupBy(laptops, lineName)) {
    for (const laptop of group) {
      const detail = group.length === 1 ? '' : ownDetail(laptop, group, line);
      const isPlain = detail === '' && group.length > 1;
      names.set(laptop.id, isPlain ? laptop.name : [line, detail].filter(Boolean).join(', '));
    }
  }
  return names;
}
