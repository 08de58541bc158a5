import { OS_NAMES } from '../../contract/facts.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import {
  formatHours,
  formatInches,
  formatKilograms,
  formatKnown,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  NO_DATA,
} from './format.ts';
import { PANEL_NAMES } from './nouns.ts';

function screenLine({ screenInches, resolution, refreshHz, panel }: Laptop): string {
  const parts = [
    formatKnown(screenInches, formatInches),
    formatKnown(resolution, formatResolution),
    refreshHz === null ? '' : formatRefreshRate(refreshHz),
    panel === null ? '' : PANEL_NAMES[panel],
  ];
  return parts.filter(Boolean).join(' · ');
}

function batteryLine({ batteryHours, batteryWh }: Laptop): string {
  const capacity = formatKnown(batteryWh, (wh) => `${spanishNumber(wh)} Wh`);
  return batteryHours === null ? capacity : `${formatHours(batteryHours)} (${capacity})`;
}

/** @returns a card's specifications as `label: value` lines, in display order */
export const specsOf = (laptop: Laptop): string[] => [
  `Procesador: ${laptop.cpu ?? NO_DATA}`,
  `Gráfica: ${laptop.gpu ?? NO_DATA}`,
  `Memoria: ${formatKnown(laptop.ramGb, formatMemory)}`,
  `Almacenamiento: ${formatKnown(laptop.storageGb, (gb) => `${driveSize(gb)} SSD`)}`,
  `Pantalla: ${screenLine(laptop)}`,
  `Peso: ${formatKnown(laptop.weightKg, formatKilograms)}`,
  `Autonomía estimada: ${batteryLine(laptop)}`,
  `Sistema: ${formatKnown(laptop.os, (os) => OS_NAMES[os])}`,
];
