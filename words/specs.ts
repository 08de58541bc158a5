import { OS_NAMES, PANEL_NAMES } from '../contract/facts.ts';
import { batteryHoursError } from '../advisor/needs/attributes.ts';
import { isDedicated, shortChipName } from '../catalogue/derive/describe.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import {
  about,
  formatHours,
  formatInches,
  formatKilograms,
  formatKnown,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  NO_DATA,
  probable,
} from './format.ts';
import { premiumPanel, withWatts } from './figures.ts';
import type { RequirementField } from '../contract/answers.ts';

/** A laptop's own figure for each requirement. */
export const OWN_FIGURE: Readonly<Record<RequirementField, (laptop: Laptop) => string>> = {
  processor: ({ cpu }) => cpu ?? NO_DATA,
  ram: ({ ramGb }) => formatKnown(ramGb, formatMemory),
  storage: ({ storageGb }) => formatKnown(storageGb, driveSize),
  graphics: ({ gpu }) => gpu ?? NO_DATA,
  screenSize: ({ screenInches }) => formatKnown(screenInches, formatInches),
  weight: (laptop) => about(laptop, 'weightKg') + formatKnown(laptop.weightKg, formatKilograms),
  battery: ({ batteryHours }) => formatKnown(batteryHours, formatHours),
  os: ({ os }) => formatKnown(os, (system) => OS_NAMES[system]),
  resolution: (laptop) => formatKnown(laptop.resolution, formatResolution) + probable(laptop, 'resolution'),
  refreshRate: (laptop) => formatKnown(laptop.refreshHz, formatRefreshRate) + probable(laptop, 'refreshHz'),
};

function screenLine(laptop: Laptop): string {
  const { refreshHz, panel } = laptop;
  const parts = [
    OWN_FIGURE.screenSize(laptop),
    OWN_FIGURE.resolution(laptop),
    refreshHz === null ? '' : formatRefreshRate(refreshHz) + probable(laptop, 'refreshHz'),
    panel === null ? '' : PANEL_NAMES[panel] + probable(laptop, 'panel'),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** «≈ 11 h, ± 1,5 (70 Wh)» */
function batteryLine(laptop: Laptop): string {
  const { batteryHours, batteryWh } = laptop;
  const capacity = formatKnown(batteryWh, (wh) => `${about(laptop, 'batteryWh')}${spanishNumber(wh)} Wh`);
  if (batteryHours === null) return capacity;
  const error = formatKnown(batteryHoursError(laptop), spanishNumber);
  return `≈ ${spanishNumber(Math.round(batteryHours))} h, ± ${error} (${capacity})`;
}

/** «16 GB · ampliable probable» */
function memoryLine(laptop: Laptop): string {
  const { ramGb, ramUpgradable } = laptop;
  if (ramGb === null || ramUpgradable === null) return OWN_FIGURE.ram(laptop);
  return `${formatMemory(ramGb)} · ${ramUpgradable ? '' : 'no '}ampliable${probable(laptop, 'ramUpgradable')}`;
}

const KEYBOARDS = { es: 'español', other: 'de otro país' } as const;

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
    .join(' · ');
}

/** @returns a card's specifications as `label: value` lines, in display order */
export const specsOf = (laptop: Laptop): string[] => [
  `Procesador: ${OWN_FIGURE.processor(laptop)}`,
  `Gráfica: ${withWatts(OWN_FIGURE.graphics(laptop), laptop)}`,
  `Memoria: ${memoryLine(laptop)}`,
  `Almacenamiento: ${formatKnown(laptop.storageGb, (gb) => `${driveSize(gb)} SSD`)}`,
  `Pantalla: ${screenLine(laptop)}`,
  `Peso: ${OWN_FIGURE.weight(laptop)}`,
  `Autonomía estimada: ${batteryLine(laptop)}`,
  `Teclado: ${formatKnown(laptop.keyboard, (keyboard) => KEYBOARDS[keyboard] + probable(laptop, 'keyboard'))}`,
  `Sistema: ${OWN_FIGURE.os(laptop)}`,
];
