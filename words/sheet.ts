/** Renders the part of a computer that does not depend on answers: its figures, specifications, facts and offers. */
import type { RequirementField } from '../contract/answers.ts';
import type { LaptopSheet } from '../contract/computer.ts';
import { type Facts, OS_NAMES, PANEL_NAMES, type PriceCountry, type PriceFacts } from '../contract/facts.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import {
  buyLink,
  type Marketplace,
  describePriceBasis,
  isDedicated,
  shortChipName,
} from '../catalogue/derive/names.ts';
import { likelyRange } from '../catalogue/derive/cost.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { offersOf, priceHistoryOf, type Shops } from '../advisor/explain/offers.ts';
import { batteryHoursError } from '../advisor/needs/attributes.ts';
import {
  colourOf,
  about,
  formatHours,
  formatInches,
  formatKilograms,
  formatKnown,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  isEstimated,
  NO_DATA,
  premiumPanel,
  probable,
  withMemory,
} from './figures.ts';

/** @returns a laptop's own figure for each requirement */
export const ownFigures = (laptop: Laptop): Readonly<Record<RequirementField, string>> => ({
  processor: laptop.cpu ?? NO_DATA,
  ram: formatKnown(laptop.ramGb, formatMemory),
  storage: formatKnown(laptop.storageGb, driveSize),
  graphics: laptop.gpu ?? NO_DATA,
  screenSize: formatKnown(laptop.screenInches, formatInches),
  weight: about(laptop, 'weightKg') + formatKnown(laptop.weightKg, formatKilograms),
  battery: formatKnown(laptop.batteryHours, formatHours),
  os: formatKnown(laptop.os, (system) => OS_NAMES[system]),
  resolution: formatKnown(laptop.resolution, formatResolution) + probable(laptop, 'resolution'),
  refreshRate: formatKnown(laptop.refreshHz, formatRefreshRate) + probable(laptop, 'refreshHz'),
});

/** «≈ 11 h, ± 1,5 (70 Wh)» */
function batteryLine(laptop: Laptop): string {
  const { batteryHours, batteryWh } = laptop;
  const capacity = formatKnown(batteryWh, (wh) => `${about(laptop, 'batteryWh')}${spanishNumber(wh)} Wh`);
  if (batteryHours === null) return capacity;
  const error = formatKnown(batteryHoursError(laptop), spanishNumber);
  return `≈ ${spanishNumber(Math.round(batteryHours))} h, ± ${error} (${capacity})`;
}

const KEYBOARDS = { es: 'español', other: 'de otro país' } as const;

/** @returns a card's specifications as `label: value` lines, in display order */
export function specsOf(laptop: Laptop): string[] {
  const { ramGb, ramUpgradable, refreshHz, panel } = laptop;
  const own = ownFigures(laptop);
  const isUpgradable = ramGb === null || ramUpgradable === null ? '' : ramUpgradable ? 'ampliable' : 'no ampliable';
  const memory = [own.ram, isUpgradable && isUpgradable + probable(laptop, 'ramUpgradable')];
  const screen = [
    own.screenSize,
    own.resolution,
    refreshHz === null ? '' : own.refreshRate,
    panel === null ? '' : PANEL_NAMES[panel] + probable(laptop, 'panel'),
  ];
  return [
    `Procesador: ${own.processor}`,
    `Gráfica: ${withMemory(own.graphics, laptop)}`,
    `Memoria: ${memory.filter(Boolean).join(' · ')}`,
    `Almacenamiento: ${formatKnown(laptop.storageGb, (gb) => `${driveSize(gb)} SSD`)}`,
    `Pantalla: ${screen.filter(Boolean).join(' · ')}`,
    `Peso: ${own.weight}`,
    `Autonomía estimada: ${batteryLine(laptop)}`,
    `Teclado: ${formatKnown(laptop.keyboard, (keyboard) => KEYBOARDS[keyboard] + probable(laptop, 'keyboard'))}`,
    `Sistema: ${own.os}`,
  ];
}

/** Dedicated graphics, else the processor, then memory and screen; without what is not known, or stands in the name. */
export function briefSpecsOf(laptop: Laptop, name: string): string {
  const { cpu, gpu, ramGb, screenInches, formFactor } = laptop;
  const chip = gpu !== null && isDedicated(gpu) ? gpu : cpu;
  const unnamed = (part: string): string => (name.includes(part) ? '' : part);
  const panel = unnamed(premiumPanel(laptop));
  return [
    chip === null ? '' : unnamed(shortChipName(chip)),
    ramGb === null ? '' : formatMemory(ramGb),
    screenInches === null ? '' : (panel === '' ? '' : `${panel} de `) + formatInches(screenInches),
    formFactor === 'convertible' ? 'convertible' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const PRICE_COUNTRY: Readonly<Record<Laptop['priceBasis'], PriceCountry>> = {
  'listed-es': 'es',
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
  colour: colourOf(laptop),
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
  priceKind: laptop.cost.exact ? 'seen' : 'estimated',
  priceRange: likelyRange(laptop.priceEur, laptop.cost.spread),
  licence: laptop.cost.licenceEur,
  estimated: ESTIMATED.filter((figure) => isEstimated(laptop, figure)),
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
