/** Makes a laptop with the fields of the catalogue from what an advert says. */
import { ADVERT_ID, type ReadLaptop } from '../../contract/advert.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { atPrice, roundedPrice } from './cost.ts';
import { deriverBeside } from './derive.ts';
import { isDedicated } from './describe.ts';
import { formFactorOf } from './form-factor.ts';
import { integratedGraphics, matchCpu, type MatchedCpu, matchGpu } from './match-chip.ts';
import { modelYearOf } from './model-year.ts';
import { fitPrices, isSpanishPrice } from './price-fit.ts';
import { type Sisters, sistersIn, sizeOfLine } from './sister-facts.ts';

type CpuBasis = MatchedCpu['basis'] | 'unknown';

export interface AdvertLaptop {
  laptop: Laptop;
  /** What such a laptop usually costs new in Spain, in euros; `null` if too little is known. */
  usualEur: number | null;
  /** Standard deviation of the logarithm of prices around the usual one. */
  spread: number;
  /** The catalogue's laptop that the advert is about; then `laptop` is that one. */
  known: Laptop | null;
  /** What the processor's speed is based on; for `family` and `unknown` there is none: it may be of any year. */
  cpuBasis: CpuBasis | null;
  /** Whether the processor's own graphics are assumed, because the advert names none. Never for Apple, which has no others. */
  isGpuAssumed: boolean;
}

/** With the rules of a shop's row: without a named card the graphics are the processor's. */
function recordOf(read: ReadLaptop, priceEur: number, day: string, sisters: Sisters): LaptopRecord {
  const brand = read.brand ?? '';
  const model = read.model ?? '';
  const { cpu, ramGb, storageGb, screenInches, resolution, weightKg, os } = read;
  const matchedCpu = cpu === null ? null : matchCpu(cpu, model);
  const isNamed = read.gpu !== null && read.gpu !== 'integrated';
  const gpu = isNamed ? read.gpu : integratedGraphics(cpu ?? brand, matchedCpu);
  const matchedGpu = gpu === null ? null : matchGpu(gpu, matchedCpu);
  const [sister] = sisters.of({ brand, model, screenInches });
  return {
    id: ADVERT_ID,
    brand,
    model,
    partNumber: null,
    cpu,
    gpu,
    ramGb,
    storageGb,
    screenInches,
    resolution,
    refreshHz: read.refreshHz,
    panel: null,
    weightKg,
    batteryWh: null,
    os,
    formFactor: sister?.formFactor ?? formFactorOf({ brand, model, screenInches, weightKg }, matchedGpu),
    year: modelYearOf(matchedCpu, matchedGpu),
    priceEur,
    priceDate: day,
    priceBasis: 'listed-es',
    priceShop: null,
    priceUrl: null,
    rating: null,
    image: null,
    marketId: null,
  };
}

/** Whether the advert does not contradict the laptop: an unknown value contradicts nothing. */
const isCompatible = <T>(said: T | null, own: T | null): boolean => said === null || own === null || said === own;

/** «13"» may be 13.6. */
const isSameSize = (said: number | null, own: number | null): boolean =>
  isCompatible(said, own) || (said !== null && own !== null && Number.isInteger(said) && Math.floor(own) === said);

/** In kilograms: scales and rounding differ by less. */
const WEIGHT_ERROR = 0.1;
const isSameWeight = (said: number | null, own: number | null): boolean =>
  said === null || own === null || Math.abs(said - own) <= WEIGHT_ERROR;

function isSameCpu({ cpu, model }: ReadLaptop, own: Laptop): boolean {
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
const agrees = (own: Laptop, read: ReadLaptop, derived: Laptop): boolean =>
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
function likeliest(laptops: readonly Laptop[], read: ReadLaptop): Laptop | null {
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
function sameIn(laptops: readonly Laptop[], read: ReadLaptop, derived: Laptop, id: string | null): Laptop | null {
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

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The spread of a usual price without a fit: that of the oldest prices. */
const UNKNOWN_SPREAD = 0.2;

/**
 * The number of known configurations of the same chassis that predict its price as well as the figures do. With it the
 * usual price of a hidden laptop is off by 8 % (median) where another configuration is known, 10 % without it.
 */
const FIGURES_COUNT_AS = 0.5;

/**
 * @param laptops of the catalogue; an advert of one of them, which contradicts none of its facts, gives that laptop
 * @returns a function from what was read, the ISO day of reading it, and the id of the laptop that it was found to be
 */
export function advertReader(
  laptops: readonly Laptop[],
): (read: ReadLaptop, day: string, id?: string | null) => AdvertLaptop {
  const derive = deriverBeside(laptops);
  const fit = fitPrices(laptops.filter(isSpanishPrice));
  const sisters = sistersIn(laptops);
  const middleEur = middleOf(laptops.map(({ priceEur }) => priceEur));
  const spread = fit?.spread ?? UNKNOWN_SPREAD;

  const usualOf = (laptop: Laptop): number => {
    if (fit === null) return middleEur;
    const known = sisters.of(laptop);
    const above = known.reduce((sum, other) => sum + Math.log(other.priceEur / fit.usualEur(other)), 0);
    return roundedPrice(fit.usualEur(laptop) * Math.exp(above / (known.length + FIGURES_COUNT_AS)));
  };

  return (read, day, id = null) => {
    const screenInches = read.screenInches ?? sizeOfLine(laptops, read.brand, read.model);
    const bare = recordOf({ ...read, screenInches }, middleEur, day, sisters);
    const facts = sisters.factsOf(bare);
    const first = derive(bare, facts);
    // A laptop without Windows costs less, and the licence is added to its price.
    const usual = usualOf(first.os === null && first.cost.licenceEur > 0 ? { ...first, os: 'none' } : first);
    // Unknown figures come from laptops of the usual price, because a bargain is no worse machine.
    const derived = derive({ ...bare, priceEur: usual }, facts);
    const known = sameIn(laptops, read, derived, id);
    // What the catalogue expects of this very laptop errs less than a fit on figures.
    const expected = known?.priceEur ?? usual;
    const cpuBasis = known === null ? basisOf(read) : null;
    const figures = known
      ? withSaid(known, read, derived)
      : withoutVague(withKeyboard(derived, read.keyboard), cpuBasis);
    const isExact = known !== null || cpuBasis === 'chip';
    const isComparable = fit !== null && isExact && figures.ramGb !== null && figures.storageGb !== null;
    const priced = atPrice(figures, read.price ?? expected);
    return {
      laptop: known || read.price !== null ? priced : { ...priced, cost: { ...priced.cost, exact: false, spread } },
      known,
      usualEur: isComparable ? expected : null,
      spread: known?.cost.spread ?? spread,
      cpuBasis,
      isGpuAssumed: read.gpu === null && !known && figures.gpu !== null && figures.os !== 'macOS',
    };
  };
}

function basisOf({ cpu, model }: ReadLaptop): CpuBasis | null {
  if (cpu === null) return null;
  const matched = matchCpu(cpu, model ?? '');
  // «Pentium T4500»: the number shows that it is a processor without figures of ours.
  return matched === null || (matched.basis === 'family' && /\d{3}/.test(cpu)) ? 'unknown' : matched.basis;
}

/** What the catalogue does not know of its laptop, and the advert says. */
const withSaid = (known: Laptop, read: ReadLaptop, derived: Laptop): Laptop => ({
  ...known,
  weightKg: known.weightKg ?? read.weightKg,
  resolution: known.resolution ?? read.resolution,
  refreshHz: known.refreshHz ?? read.refreshHz,
  keyboard: known.keyboard ?? read.keyboard,
  ...(known.os === null &&
    read.os !== null && { os: read.os, cost: { ...known.cost, licenceEur: derived.cost.licenceEur } }),
});

/** The keyboard that an advert names is no estimate. */
function withKeyboard(laptop: Laptop, keyboard: ReadLaptop['keyboard']): Laptop {
  if (keyboard === null) return laptop;
  const { keyboard: _, ...sources } = laptop.sources;
  return { ...laptop, keyboard, sources };
}

const withoutVague = (laptop: Laptop, basis: CpuBasis | null): Laptop =>
  basis === 'family' || basis === 'unknown' ? withoutSpeed(laptop) : laptop;

/** @returns the laptop as if the speed of its processor were unknown */
export const withoutSpeed = (laptop: Laptop): Laptop => ({
  ...laptop,
  cpuIndex: null,
  errors: { ...laptop.errors, cpu: null },
});
