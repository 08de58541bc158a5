/** Finds the laptop of the catalogue that an advert is about. */
import type { ParsedAdvert } from '../../contract/advert.ts';
import type { Laptop } from '../laptop.ts';
import { isDedicated } from './describe.ts';
import { matchCpu, matchGpu } from './match-chip.ts';

/** Whether the advert does not contradict the laptop: an unknown value contradicts nothing. */
const isCompatible = <T>(said: T | null, own: T | null): boolean => said === null || own === null || said === own;

/** «13"» may be 13.6. */
const isSameSize = (said: number | null, own: number | null): boolean =>
  isCompatible(said, own) || (said !== null && own !== null && Number.isInteger(said) && Math.floor(own) === said);

/** The kilograms by which scales and rounding differ at most. */
const WEIGHT_ERROR = 0.1;
const isSameWeight = (said: number | null, own: number | null): boolean =>
  said === null || own === null || Math.abs(said - own) <= WEIGHT_ERROR;

function isSameCpu({ cpu, model }: ParsedAdvert, own: Laptop): boolean {
  const said = cpu === null ? null : matchCpu(cpu, model ?? '');
  if (said === null) return true;
  return said.precision === 'exact' ? own.cpuIndex === said.index : own.cpuFamily === said.family;
}

const chipOf = ({ gpu }: Laptop): string | null => (gpu === null ? null : (matchGpu(gpu, null)?.name ?? gpu));

/** Compares the series of integrated graphics, because they have many names. */
const isSameGpu = (own: Laptop, read: Laptop): boolean =>
  own.gpuSeries === read.gpuSeries &&
  (own.gpu === null || !isDedicated(own.gpu) || chipOf(own) === chipOf(read)) &&
  isCompatible(read.videoMemoryGb, own.videoMemoryGb);

/** Whether a laptop of the catalogue has all chips, memory, screen and system that an advert says. */
const agrees = (own: Laptop, read: ParsedAdvert, derived: Laptop): boolean =>
  isSameCpu(read, own) &&
  (read.gpu === null || isSameGpu(own, derived)) &&
  isCompatible(read.ramGb, own.ramGb) &&
  isCompatible(read.storageGb, own.storageGb) &&
  isSameSize(read.screenInches, own.screenInches) &&
  isCompatible(read.os, own.os) &&
  isCompatible(read.refreshHz, own.refreshHz) &&
  isCompatible(read.keyboard, own.keyboard) &&
  isSameWeight(read.weightKg, own.weightKg) &&
  isCompatible(read.resolution?.width ?? null, own.resolution?.width ?? null);

type Compared = Pick<Laptop, 'screenInches' | 'resolution' | 'refreshHz' | 'os'>;
type Fact = (laptop: Compared) => string | number | null;
const SCREEN_AND_SYSTEM: readonly Fact[] = [
  ({ screenInches }) => screenInches,
  ({ resolution }) => resolution?.width ?? null,
  ({ refreshHz }) => refreshHz,
  ({ os }) => os,
];

const lower = (text: string): string => text.toLowerCase();

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
    SCREEN_AND_SYSTEM.every((fact) => isCompatible(fact(first), fact(other)));
  return first !== undefined && others.every(isSame) ? first : null;
}

/**
 * @param derived from what was read
 * @param id of the laptop that was found by its part number or a sure title
 * @returns the laptop of the catalogue that the advert is about: the one with the id, else the likeliest of its brand
 *   and model that has everything that the advert says
 */
export function sameIn(
  laptops: readonly Laptop[],
  read: ParsedAdvert,
  derived: Laptop,
  id: string | null,
): Laptop | null {
  const found = laptops.find((laptop) => laptop.id === id);
  if (found && agrees(found, read, derived)) return found;
  const { brand, model } = read;
  if (brand === null || model === null) return null;
  const same = laptops.filter(
    (laptop) =>
      lower(laptop.brand) === lower(brand) && lower(laptop.model) === lower(model) && agrees(laptop, read, derived),
  );
  return likeliest(same, read);
}
