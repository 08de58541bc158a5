/** What `POST /api/recommendations/why` says. */
import type { Answers, RequirementField, RequirementValue } from '../../../src/contract/answers.ts';
import { OS_NAMES } from '../../catalogue/describe.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import {
  formatEuros,
  formatHours,
  formatInches,
  formatKilograms,
  formatList,
  formatMemory,
  formatNumber,
  formatResolution,
  formatStorage,
} from './format.ts';
import { FIELD_WORDS, optionWords } from './nouns.ts';
import { NO_DATA } from './specs.ts';

const known = <T>(value: T | null, format: (value: T) => string): string => (value === null ? NO_DATA : format(value));

/** What the laptop has where a requirement looks, as a visitor reads it. */
const HAS: Readonly<Record<RequirementField, (laptop: Laptop) => string>> = {
  processor: ({ cpu }) => cpu ?? NO_DATA,
  ram: ({ ramGb }) => known(ramGb, formatMemory),
  storage: ({ storageGb }) => known(storageGb, formatStorage),
  graphics: ({ gpu }) => gpu ?? NO_DATA,
  screenSize: ({ screenInches }) => known(screenInches, formatInches),
  weight: ({ weightKg }) => known(weightKg, formatKilograms),
  battery: ({ batteryHours }) => known(batteryHours, formatHours),
  os: ({ os }) => known(os, (system) => OS_NAMES[system]),
  resolution: ({ resolution }) => known(resolution, formatResolution),
  refreshRate: ({ refreshHz }) => known(refreshHz, (hz) => `${formatNumber(hz)} Hz`),
};

/** «Pides al menos 16 GB de memoria y la memoria de este equipo es: 8 GB.» */
export function requirementFailure(
  laptop: Laptop,
  field: RequirementField,
  option: RequirementValue<RequirementField>,
): string {
  return `Pides ${optionWords(field, option)}; ${FIELD_WORDS[field]} de este portátil: ${HAS[field](laptop)}.`;
}

export function budgetFailure(laptop: Laptop, { budget }: Answers): string {
  return `Cuesta ${formatEuros(laptop.priceEur)} y tu presupuesto es de ${formatEuros(budget)}.`;
}

export const chosenText = (laptop: Laptop, rank: number, of: number): string =>
  `${laptop.name} está entre los recomendados: puesto ${formatNumber(rank)} de los ${formatNumber(of)} que cumplen lo que pides.`;

export const beatenText = (laptop: Laptop, by: Laptop): string =>
  by.priceEur < laptop.priceEur
    ? `${by.name} no es peor en nada que comparemos y cuesta menos: ${formatEuros(by.priceEur)} en vez de ${formatEuros(laptop.priceEur)}.`
    : `${by.name} cuesta lo mismo, no es peor en nada que comparemos y es mejor en algo.`;

export function rankedText(laptop: Laptop, best: Laptop, rank: number, of: number, lacks: readonly string[]): string {
  const place = `${laptop.name} ocupa el puesto ${formatNumber(rank)} de los ${formatNumber(of)} que cumplen lo que pides.`;
  return lacks.length === 0 ? place : `${place} Frente a ${best.name}, tiene ${formatList(lacks)}.`;
}
