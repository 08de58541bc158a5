import { OS_NAMES } from '../contract/facts.ts';
import { batteryHoursError } from '../advisor/estimates.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { driveSize, spanishNumber } from '../contract/spanish-figures.ts';
import { about, probable } from './estimated.ts';
import {
  formatInches,
  formatKilograms,
  formatKnown,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  NO_DATA,
} from './format.ts';
import { PANEL_NAMES } from './nouns.ts';

function screenLine(laptop: Laptop): string {
  const { screenInches, resolution, refreshHz, panel } = laptop;
  const parts = [
    formatKnown(screenInches, formatInches),
    formatKnown(resolution, formatResolution) + probable(laptop, 'resolution'),
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

const KEYBOARDS = { es: 'español', other: 'de otro país' } as const;

/** @returns a card's specifications as `label: value` lines, in display order */
export const specsOf = (laptop: Laptop): string[] => [
  `Procesador: ${laptop.cpu ?? NO_DATA}`,
  `Gráfica: ${laptop.gpu ?? NO_DATA}`,
  `Memoria: ${formatKnown(laptop.ramGb, formatMemory)}`,
  `Almacenamiento: ${formatKnown(laptop.storageGb, (gb) => `${driveSize(gb)} SSD`)}`,
  `Pantalla: ${screenLine(laptop)}`,
  `Peso: ${about(laptop, 'weightKg')}${formatKnown(laptop.weightKg, formatKilograms)}`,
  `Autonomía estimada: ${batteryLine(laptop)}`,
  `Teclado: ${formatKnown(laptop.keyboard, (keyboard) => KEYBOARDS[keyboard])}`,
  `Sistema: ${formatKnown(laptop.os, (os) => OS_NAMES[os])}`,
];
