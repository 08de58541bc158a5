/** Short names: brand and line without the shop's code, and what distinguishes laptops that are shown together. */
import { driveSize } from '../contract/spanish-figures.ts';
import { isDedicated, shortChipName, lineOf } from '../catalogue/derive/names.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { formatInches, formatMemory, premiumPanel } from './figures.ts';

/** «ASUS Vivobook 15», «HP 15», «MacBook Air 13 M5» */
export const lineName = ({ brand, model }: Pick<Laptop, 'brand' | 'model'>): string =>
  brand === 'Apple' ? lineOf(model) : `${brand} ${lineOf(model)}`;

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

export type NameOf = (laptop: Laptop) => string;

/** @returns the unique short names of these laptops; of another one the whole name */
export function shortNames(laptops: readonly Laptop[]): NameOf {
  const names = new Map<string, string>();
  for (const [line, group] of Map.groupBy(laptops, lineName)) {
    for (const laptop of group) {
      const detail = group.length === 1 ? '' : ownDetail(laptop, group, line);
      const isPlain = detail === '' && group.length > 1;
      names.set(laptop.id, isPlain ? laptop.name : [line, detail].filter(Boolean).join(', '));
    }
  }
  return ({ id, name }) => names.get(id) ?? name;
}
