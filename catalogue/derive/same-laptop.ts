/** Finds the laptop of the catalogue that an advert is about. */
import type { ParsedAdvert } from '../../contract/advert.ts';
import type { Laptop } from '../laptop.ts';
import { isDedicated, isOfLine, lineOf } from './names.ts';
import { matchCpu, matchGpu } from './match-chip.ts';

/** What an advert and a laptop both may say. */
type Said = Pick<ParsedAdvert, 'cpu' | 'gpu' | 'ramGb' | 'storageGb' | 'screenInches' | 'resolution' | 'panel'>;

const lower = (text: string): string => text.toLowerCase();

/** Whether the advert does not contradict the laptop: an unknown value contradicts nothing. */
const isCompatible = <T>(said: T | null, own: T | null): boolean => said === null || own === null || said === own;

/** «13"» may be 13.6. */
const isSameSize = (said: number | null, own: number | null): boolean =>
  isCompatible(said, own) || (said !== null && own !== null && Number.isInteger(said) && Math.floor(own) === said);

/** The kilograms by which scales and rounding differ at most. */
const WEIGHT_ERROR = 0.1;
const isSameWeight = (said: number | null, own: number | null): boolean =>
  said === null || own === null || Math.abs(said - own) <= WEIGHT_ERROR;

function isSameCpu({ cpu }: Said, own: Laptop): boolean {
  const said = cpu === null ? null : matchCpu(cpu);
  if (said === null) return true;
  if (said.precision !== 'exact') return own.cpuFamily === said.family;
  const name = own.cpu === null ? null : (matchCpu(own.cpu)?.name ?? null);
  // «Snapdragon X» is as fast as the «Snapdragon X X1-26-100»; an i5 may be as fast as a Ryzen 7.
  return own.cpuIndex === said.index && name !== null && (name.startsWith(said.name) || said.name.startsWith(name));
}

const chipOf = ({ gpu }: Laptop): string | null => (gpu === null ? null : (matchGpu(gpu, null)?.name ?? gpu));

/** Compares the series of integrated graphics, because they have many names. */
const isSameGpu = (own: Laptop, read: Laptop): boolean =>
  own.gpuSeries === read.gpuSeries &&
  (own.gpu === null || !isDedicated(own.gpu) || chipOf(own) === chipOf(read)) &&
  isCompatible(read.videoMemoryGb, own.videoMemoryGb);

/** Whether a laptop of the catalogue has all chips, memory and pixels that an advert says. */
const hasParts = (own: Laptop, read: Said, derived: Laptop): boolean =>
  isSameCpu(read, own) &&
  (read.gpu === null || isSameGpu(own, derived)) &&
  isCompatible(read.ramGb, own.ramGb) &&
  isCompatible(read.storageGb, own.storageGb) &&
  isSameSize(read.screenInches, own.screenInches) &&
  isCompatible(read.resolution?.width ?? null, own.resolution?.width ?? null) &&
  isCompatible(read.panel, own.panel);

const agrees = (own: Laptop, read: ParsedAdvert, derived: Laptop): boolean =>
  hasParts(own, read, derived) &&
  isCompatible(read.os, own.os) &&
  isCompatible(read.refreshHz, own.refreshHz) &&
  isCompatible(read.keyboard, own.keyboard) &&
  isSameWeight(read.weightKg, own.weightKg);

/** @returns whether two laptops are one machine: line, chips, and memory and screen as far as they are known */
export const isSameMachine = (one: Laptop, other: Laptop): boolean =>
  one.cpu !== null &&
  other.cpu !== null &&
  lower(one.brand) === lower(other.brand) &&
  isOfLine(one, lineOf(other.model)) &&
  hasParts(one, other, other);

type Compared = Pick<Laptop, 'screenInches' | 'resolution' | 'refreshHz' | 'os'>;
type Fact = (laptop: Compared) => string | number | null;
const SCREEN_AND_SYSTEM: readonly Fact[] = [
  ({ screenInches }) => screenInches,
  ({ resolution }) => resolution?.width ?? null,
  ({ refreshHz }) => refreshHz,
  ({ os }) => os,
];

const isSpanish = ({ priceBasis }: Laptop): boolean => priceBasis === 'listed-es';

/**
 * @returns the laptop that has most of what the advert says. Of several that do not differ, it is the one that was seen
 *   last, in Spain if possible; `null` if they differ
 */
function likeliest(laptops: readonly Laptop[], read: ParsedAdvert): Laptop | null {
  const saidBy = (laptop: Laptop): number =>
    SCREEN_AND_SYSTEM.filter((fact) => fact(laptop) !== null && fact(laptop) === fact(read)).length;
  const most = Math.max(...laptops.map(saidBy));
  const [first, ...others] = laptops
    .filter((laptop) => saidBy(laptop) === most)
    .toSorted(
      (one, other) => Number(isSpanish(other)) - Number(isSpanish(one)) || (one.priceDate < other.priceDate ? 1 : -1),
    );
  const isSame = (other: Laptop): boolean =>
    first !== undefined &&
    first.panel === other.panel &&
    hasParts(other, first, first) &&
    SCREEN_AND_SYSTEM.every((fact) => isCompatible(fact(first), fact(other)));
  return first !== undefined && others.every(isSame) ? first : null;
}

/** A used one of a line may be of any year, and a number that we do not know is that of another processor. */
function mayBeOfLine({ cpu, model, used }: ParsedAdvert): boolean {
  const said = cpu === null ? null : matchCpu(cpu);
  const isVague = cpu === null || (said !== null && !/\d{3}/.test(cpu));
  // A size alone, «HP 15», is no line.
  return /\p{L}/u.test(model ?? '') && (said?.precision === 'exact' || (isVague && !used));
}

/** The laptops of the brand and model that have everything that the advert says, else those of the line. */
function alikeIn(laptops: readonly Laptop[], read: ParsedAdvert, derived: Laptop): Laptop[] {
  const { brand, model } = read;
  if (brand === null || model === null) return [];
  const possible = laptops.filter((own) => lower(own.brand) === lower(brand));
  const alike = (isNamed: (own: Laptop) => boolean): Laptop[] =>
    possible.filter((own) => isNamed(own) && agrees(own, read, derived));
  const named = alike((own) => lower(own.model) === lower(model));
  return named.length > 0 || !mayBeOfLine(read) ? named : alike((own) => isOfLine(own, model));
}

/**
 * @param derived from what was read
 * @param id of the laptop that was found by its part number or a sure title
 * @returns the laptop of the catalogue that the advert is about: the one with the id, else the likeliest of its brand and
 *   model, or line, that has everything that the advert says
 */
export function sameIn(
  laptops: readonly Laptop[],
  read: ParsedAdvert,
  derived: Laptop,
  id: string | null,
): Laptop | null {
  const found = laptops.find((laptop) => laptop.id === id);
  return found && agrees(found, read, derived) ? found : likeliest(alikeIn(laptops, read, derived), read);
}
