/** A laptop like the catalogue's from what an advert says of it. */
import type { ReadLaptop } from '../../contract/advert.ts';
import type { Laptop, LaptopRecord } from '../laptop.ts';
import { roundedPrice } from './cost.ts';
import { deriverBeside } from './derive.ts';
import { isImplausible } from './doubtful-prices.ts';
import { formFactorOf } from './form-factor.ts';
import { integratedGraphics } from './integrated-graphics.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { modelYearOf } from './model-year.ts';
import { fitPrices } from './price-fit.ts';

/** Sorts before every id of the catalogue, so that of two equal laptops the advert's ranks first. */
export const ADVERT_ID = '-advert';

export interface AdvertLaptop {
  laptop: Laptop;
  /** What such a laptop usually costs new in Spain, in euros without a system that is bought apart; `null` if too few are known. */
  usualEur: number | null;
  /** Standard deviation of the logarithm of prices around the usual one. */
  spread: number;
  /** Whether the price is too low to be believed. Never of used ones: nothing is known of what they cost. */
  isTooLow: boolean;
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
    refreshHz: null,
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

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The spread of a usual price that no fit gives, as that of a price at its oldest. */
const UNKNOWN_SPREAD = 0.2;

/**
 * @param laptops of the catalogue
 * @returns a function from what was read and the ISO day of reading it
 */
export function advertReader(laptops: readonly Laptop[]): (read: ReadLaptop, day: string) => AdvertLaptop {
  const derive = deriverBeside(laptops);
  const fit = fitPrices(laptops);
  const sisters = Map.groupBy(laptops, ({ chassis }) => chassis);
  const middleEur = middleOf(laptops.map(({ priceEur }) => priceEur));
  const spread = fit?.spread ?? UNKNOWN_SPREAD;

  return (read, day) => {
    const usualFor = (euros: number): number | null => fit?.usualEur(derive(recordOf(read, euros, day))) ?? null;
    const priceEur = read.price ?? roundedPrice(usualFor(middleEur) ?? middleEur);
    const derived = derive(recordOf(read, priceEur, day));
    const usualEur = fit === null ? null : roundedPrice(fit.usualEur(derived));
    const isSaid = read.price !== null;
    const cost: Laptop['cost'] = {
      ...derived.cost,
      ...(!isSaid && { exact: false, spread }),
      ...((!isSaid || read.used) && { notInShops: true }),
    };
    const laptop = { ...derived, cost };
    const isTooLow =
      isSaid && !read.used && fit !== null && isImplausible(laptop, fit, sisters.get(laptop.chassis) ?? []);
    return { laptop, usualEur, spread, isTooLow };
  };
}
