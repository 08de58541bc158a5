/** The specification lines of a card, in the order in which they are shown. */
import { OS_NAMES } from '../../catalogue/describe.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  formatHours,
  formatInches,
  formatKilograms,
  formatMemory,
  formatNumber,
  formatResolution,
  formatStorage,
} from './format.ts';

export const NO_DATA = 'sin dato';

const known = <T>(value: T | null, format: (value: T) => string): string => (value === null ? NO_DATA : format(value));

const PANEL_NAMES: Readonly<Record<NonNullable<Laptop['panel']>, string>> = {
  ips: 'IPS',
  oled: 'OLED',
  tn: 'TN',
  va: 'VA',
  'mini-led': 'mini-LED',
};

function screenLine({ screenInches, resolution, refreshHz, panel }: Laptop): string {
  const parts = [
    known(screenInches, formatInches),
    known(resolution, formatResolution),
    refreshHz === null ? '' : `${formatNumber(refreshHz)} Hz`,
    panel === null ? '' : PANEL_NAMES[panel],
  ];
  return parts.filter(Boolean).join(' · ');
}

function batteryLine({ batteryHours, batteryWh }: Laptop): string {
  const capacity = known(batteryWh, (wh) => `${formatNumber(wh)} Wh`);
  return batteryHours === null
    ? batteryWh === null
      ? NO_DATA
      : capacity
    : `${formatHours(batteryHours)} (${capacity})`;
}

/** @returns `label: value` lines; «sin dato» where the catalogue does not know */
export const specsOf = (laptop: Laptop): string[] => [
  `Procesador: ${laptop.cpu ?? NO_DATA}`,
  `Gráfica: ${laptop.gpu ?? NO_DATA}`,
  `Memoria: ${known(laptop.ramGb, formatMemory)}`,
  `Almacenamiento: ${known(laptop.storageGb, (gb) => `${formatStorage(gb)} SSD`)}`,
  `Pantalla: ${screenLine(laptop)}`,
  `Peso: ${known(laptop.weightKg, formatKilograms)}`,
  `Autonomía estimada: ${batteryLine(laptop)}`,
  `Sistema: ${known(laptop.os, (os) => OS_NAMES[os])}`,
];
