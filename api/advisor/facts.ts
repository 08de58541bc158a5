/** The parts of an answer that say what a laptop is, whoever asks. */
import type { Facts } from '../../src/contract/facts.ts';
import type { LaptopSheet } from '../../src/contract/laptops.ts';
import { buyLink, type Marketplace } from '../catalogue/buy-link.ts';
import { describePriceBasis } from '../catalogue/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { specsOf } from './words/specs.ts';

/** @returns the machine-readable facts, `null` where unknown */
export const factsOf = (laptop: Laptop): Facts => ({
  brand: laptop.brand,
  model: laptop.model,
  cpu: laptop.cpu,
  cpuFamily: laptop.cpuFamily,
  gpu: laptop.gpu,
  gpuSeries: laptop.gpuSeries,
  ramGb: laptop.ramGb,
  storageGb: laptop.storageGb,
  screenInches: laptop.screenInches,
  resolution: laptop.resolution,
  refreshHz: laptop.refreshHz,
  weightKg: laptop.weightKg,
  batteryWh: laptop.batteryWh,
  batteryHours: laptop.batteryHours,
  os: laptop.os,
  year: laptop.year,
  priceDate: laptop.priceDate,
  priceBasis: describePriceBasis(laptop.priceBasis),
});

/** Stars and their number where a shop really shows them; our own estimates where they could be made. */
const attributesOf = ({ rating, silence, build }: Laptop): LaptopSheet['attributes'] => [
  ...(rating === null
    ? []
    : [
        { key: 'Valoracion', value: rating.stars },
        { key: 'Reviews', value: rating.count },
      ]),
  ...(silence === null ? [] : [{ key: 'Silencio estimado (0–100)', value: silence }]),
  ...(build === null ? [] : [{ key: 'Construcción estimada (0–100)', value: build }]),
];

const makeSheet = (laptop: Laptop, marketplace: Marketplace): LaptopSheet => ({
  id: laptop.id,
  name: laptop.name,
  image: laptop.image ?? `/illustrations/${laptop.formFactor}.svg`,
  price: laptop.priceEur,
  specs: specsOf(laptop),
  attributes: attributesOf(laptop),
  link: buyLink(laptop, marketplace),
  facts: factsOf(laptop),
});

/** One laptop as the contract carries it, with what is true for every visitor: the same object each time. */
export type SheetOf = (laptop: Laptop) => LaptopSheet;

/** Each is made when it is first asked for: the same laptops are shown again and again. */
export function rememberSheets(marketplace: Marketplace): SheetOf {
  const sheets = new Map<Laptop, LaptopSheet>();
  return (laptop) => {
    const sheet = sheets.get(laptop) ?? makeSheet(laptop, marketplace);
    sheets.set(laptop, sheet);
    return sheet;
  };
}
