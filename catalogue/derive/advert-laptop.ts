/** A laptop like the catalogue's from what an advert says of it. */
import { ADVERT_ID, type ReadLaptop } from '../../contract/advert.ts';
import type { Laptop } from '../laptop.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { roundedPrice } from './cost.ts';
import { deriverBeside } from './derive.ts';
import { isImplausible } from './doubtful-prices.ts';
import { formFactorOf } from './form-factor.ts';
import { integratedGraphics } from './integrated-graphics.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { modelYearOf } from './model-year.ts';
import { fitPrices } from './price-fit.ts';

export interface AdvertLaptop {
  laptop: Laptop;
  /** What such a laptop usually costs new in Spain, in euros; `null` if too little is known. */
  usualEur: number | null;
  /** Standard deviation of the logarithm of prices around the usual one. */
  spread: number;
  /** Whether the price is too low to be believed. Never of used ones: nothing is known of what they cost. */
  isTooLow: boolean;
  /** Whether only the family of its processor is known, so that one of the slower ones counts. */
  isCpuVague: boolean;
  /** Whether the processor's own graphics count because no others are named. Apple has no others. */
  isGpuAssumed: boolean;
}

/** With the rules of a shop's row: without a named card the graphics are the processor's. */
function recordOf(read: ReadLaptop, priceEur: number, day: string): LaptopRecord {
  const brand = read.brand ?? '';
  const model = read.model ?? '';
  const { cpu, ramGb, storageGb, screenInches, resolution, weightKg, os } = read;
  const matchedCpu = cpu === null ? null : matchCpu(cpu, model);
  const isNamed = read.gpu !== null && read.gpu !== 'integrated';
  const gpu = isNamed ? read.gpu : integratedGraphics(cpu ?? brand, matchedCpu);
  const matchedGpu = gpu === null ? null : matchGpu(gpu, matchedCpu);
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
    formFactor: formFactorOf({ brand, model, screenInches, weightKg }, matchedGpu),
    year: modelYearOf(matchedCpu, matchedGpu),
    priceEur,
    priceDate: day,
    priceBasis: 'listed-es',
    rating: null,
    image: null,
    marketId: null,
  };
}

const isSaid = <T>(said: T | null, own: T | null): boolean => said === null || said === own;

const lower = (text: string): string => text.toLowerCase();

/**
 * @param derived from what was read
 * @returns the laptop of the catalogue that the advert is about: the only one of its brand and model that has everything
 *   that is said; `null` if there is none, or several
 */
function sameIn(laptops: readonly Laptop[], read: ReadLaptop, derived: Laptop): Laptop | null {
  const { brand, model, resolution } = read;
  if (brand === null || model === null) return null;
  const [same, ...others] = laptops.filter(
    (laptop) =>
      lower(laptop.brand) === lower(brand) &&
      lower(laptop.model) === lower(model) &&
      (read.cpu === null || laptop.cpuIndex === derived.cpuIndex) &&
      (read.gpu === null || laptop.gpuSeries === derived.gpuSeries) &&
      isSaid(read.ramGb, laptop.ramGb) &&
      isSaid(read.storageGb, laptop.storageGb) &&
      isSaid(read.screenInches, laptop.screenInches) &&
      isSaid(read.os, laptop.os) &&
      isSaid(read.refreshHz, laptop.refreshHz) &&
      (resolution === null || resolution.width === laptop.resolution?.width),
  );
  return same && others.length === 0 ? same : null;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The spread of a usual price that no fit gives, as that of a price at its oldest. */
const UNKNOWN_SPREAD = 0.2;

/**
 * How many configurations of the same chassis tell as much about its price as the figures alone. With this one the
 * usual price of a hidden laptop is off by 8 % (median) where another configuration is known, 10 % without it.
 */
const FIGURES_COUNT_AS = 0.5;

/**
 * @param laptops of the catalogue; one that the advert is about has all its figures, but the advert's price
 * @returns a function from what was read and the ISO day of reading it
 */
export function advertReader(laptops: readonly Laptop[]): (read: ReadLaptop, day: string) => AdvertLaptop {
  const derive = deriverBeside(laptops);
  const fit = fitPrices(laptops);
  const sisters = Map.groupBy(laptops, ({ chassis }) => chassis);
  const middleEur = middleOf(laptops.map(({ priceEur }) => priceEur));
  const spread = fit?.spread ?? UNKNOWN_SPREAD;

  const usualOf = (laptop: Laptop): number => {
    if (fit === null) return middleEur;
    const known = sisters.get(laptop.chassis) ?? [];
    const above = known.reduce((sum, other) => sum + Math.log(other.priceEur / fit.usualEur(other)), 0);
    return roundedPrice(fit.usualEur(laptop) * Math.exp(above / (known.length + FIGURES_COUNT_AS)));
  };

  return (read, day) => {
    const usual = usualOf(derive(recordOf(read, middleEur, day)));
    // Similar laptops are those of the usual price: a bargain is no worse machine.
    const derived = derive(recordOf(read, usual, day));
    const same = sameIn(laptops, read, derived);
    const priceEur = read.price ?? usual;
    const isPriced = read.price !== null;
    const cost: Laptop['cost'] = {
      ...derived.cost,
      seenEur: priceEur,
      ...(same && { licenceEur: same.cost.licenceEur }),
      ...(!isPriced && { exact: false, spread }),
      ...((!isPriced || read.used) && { notInShops: true }),
    };
    const { id, name, priceDate, priceBasis } = derived;
    const known = same && { ...same, weightKg: read.weightKg ?? same.weightKg, id, name };
    const laptop: Laptop = { ...(known ?? derived), priceEur, priceDate, priceBasis, cost };
    const precision = read.cpu === null ? null : matchCpu(read.cpu, read.model ?? '')?.precision;
    const isComparable = fit !== null && precision === 'exact' && read.ramGb !== null && read.storageGb !== null;
    const usualEur = isComparable ? usual : null;
    const isDoubted = isPriced && !read.used && usualEur !== null;
    const isTooLow = isDoubted && isImplausible(laptop, usualEur, spread, sisters.get(laptop.chassis));
    const isGpuAssumed = read.gpu === null && !same && laptop.gpu !== null && laptop.os !== 'macOS';
    return { laptop, usualEur, spread, isTooLow, isCpuVague: precision === 'group', isGpuAssumed };
  };
}
