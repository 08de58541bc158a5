/** A laptop's own figure for each requirement. */
import type { RequirementField } from '../contract/answers.ts';
import { driveSize } from '../contract/spanish-figures.ts';
import { OS_NAMES } from '../contract/facts.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { about, probable } from './estimated.ts';
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
