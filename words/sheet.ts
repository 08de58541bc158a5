/** Renders the part of a computer that does not depend on answers. */
import type { LaptopSheet } from '../contract/computer.ts';
import type { Facts, PriceCountry, PriceFacts } from '../contract/facts.ts';
import { batteryHoursError } from '../advisor/needs/attributes.ts';
import { buyLink, type Marketplace } from '../catalogue/derive/buy-link.ts';
import { likelyRange } from '../catalogue/derive/cost.ts';
import { describePriceBasis } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { offersOf, priceHistoryOf, type Shops } from '../advisor/explain/offers.ts';
import { isEstimated } from './format.ts';
import { specsOf } from './specs.ts';

function priceKindOf({ cost }: Laptop): Facts['priceKind'] {
  if (cost.doubtful) return 'doubtful';
  return cost.exact ? 'seen' : 'estimated';
}

const PRICE_COUNTRY: Readonly<Record<Laptop['priceBasis'], PriceCountry>> = {
  'listed-es': 'es',
  'listed-eu': 'sk',
  converted: 'pl',
};

const ESTIMATED = ['gpuPowerW', 'resolution', 'refreshHz', 'panel', 'brightnessNits', 'weightKg'] as const;

export const factsOf = (laptop: Laptop): Facts => ({
  brand: laptop.brand,
  model: laptop.model,
  cpu: laptop.cpu,
  cpuFamily: laptop.cpuFamily,
  gpu: laptop.gpu,
  gpuPowerW: laptop.gpuPowerW,
  gpuSeries: laptop.gpuSeries,
  ramGb: laptop.ramGb,
  storageGb: laptop.storageGb,
  screenInches: laptop.screenInches,
  resolution: laptop.resolution,
  refreshHz: laptop.refreshHz,
  panel: laptop.panel,
  srgbPct: laptop.srgbPct,
  brightnessNits: laptop.brightnessNits,
  weightKg: laptop.weightKg,
  batteryWh: laptop.batteryWh,
  batteryHours: laptop.batteryHours,
  batteryHoursError: batteryHoursError(laptop),
  keyboard: laptop.keyboard === 'es' && isEstimated(laptop, 'keyboard') ? 'likely' : laptop.keyboard,
  os: laptop.os,
  year: laptop.year,
  seenPrice: laptop.cost.seenEur,
  priceDate: laptop.priceDate,
  priceBasis: describePriceBasis(laptop),
  priceShop: laptop.priceShop,
  priceUrl: laptop.priceUrl,
  priceCountry: PRICE_COUNTRY[laptop.priceBasis],
  priceKind: priceKindOf(laptop),
  priceRange: likelyRange(laptop.priceEur, laptop.cost.spread),
  licence: laptop.cost.licenceEur,
  estimated: [
    ...ESTIMATED.filter((figure) => isEstimated(laptop, figure)),
    ...(laptop.sources.srgbPct?.kind === 'measured' ? ['srgbPct'] : []),
  ],
});

/** What the words of a price and its evidence are made from. */
export function priceFactsOf(laptop: Laptop) {
  const { seenPrice, priceDate, priceBasis, priceKind, priceCountry, keyboard, os, licence } = factsOf(laptop);
  return { seenPrice, priceDate, priceBasis, priceKind, priceCountry, keyboard, os, licence } satisfies PriceFacts;
}

/** A rating only if a shop shows one; estimates only if they exist. */
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

/** Settings about shops for the rendering of a laptop. */
export interface ShopSettings {
  marketplace: Marketplace;
  shops: Shops;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function sheetOf(laptop: Laptop, { marketplace, shops, now }: ShopSettings): LaptopSheet {
  const offers = offersOf(laptop, shops, now());
  return {
    id: laptop.id,
    name: laptop.name,
    image: `/illustrations/${laptop.formFactor}.svg`,
    price: laptop.priceEur,
    specs: specsOf(laptop),
    attributes: attributesOf(laptop),
    link: buyLink(laptop, marketplace),
    facts: factsOf(laptop),
    offers,
    // Without a current offer, today's price is unknown.
    priceHistory: offers.length > 0 ? priceHistoryOf(laptop.history, laptop.priceEur, now()) : null,
  };
}
