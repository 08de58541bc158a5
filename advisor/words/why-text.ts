import type { Answers, RequirementField, RequirementValue } from '../../contract/answers.ts';
import { OS_NAMES } from '../../contract/facts.ts';
import { couldMeet } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import { about, probable } from './estimated.ts';
import {
  formatEuros,
  formatHours,
  formatInches,
  formatKilograms,
  formatKnown,
  formatList,
  formatMemory,
  formatRefreshRate,
  formatResolution,
  NO_DATA,
} from './format.ts';
import { formatPrice, priceOf } from './prices.ts';
import { FIELD_WORDS, optionWords } from './requirement-words.ts';

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

export function requirementFailure(
  laptop: Laptop,
  field: RequirementField,
  option: RequirementValue<RequirementField>,
): string {
  const figure = OWN_FIGURE[field](laptop);
  const might = couldMeet(laptop, field, option) ? 'podría cumplirlo' : 'no parece cumplirlo';
  return figure === NO_DATA
    ? `Pides ${optionWords(field, option)} y de este portátil no sabemos ${FIELD_WORDS[field]}: ${might}.`
    : `Pides ${optionWords(field, option)}; ${FIELD_WORDS[field]} de este portátil: ${figure}.`;
}

export function budgetFailure(laptop: Laptop, { budget }: Answers): string {
  return `Cuesta ${formatPrice(laptop)} y tu presupuesto es de ${formatEuros(budget)}.`;
}

/** @param of how many are capable; they rank before all others */
const placeAmong = (rank: number, of: number): string =>
  `puesto ${spanishNumber(rank)} de los ${spanishNumber(of)} que cumplen lo que pides.`;

export const chosenText = ({ name }: Laptop, rank: number, of: number): string =>
  of === 1
    ? `${name} es el único que cumple lo que pides.`
    : `${name} está entre los recomendados: ${placeAmong(rank, of)}`;

export const placeText = ({ name }: Laptop, rank: number, of: number): string =>
  `${name} ocupa el ${placeAmong(rank, of)}`;

export const dominatedText = (laptop: Laptop, by: Laptop): string =>
  priceOf(by) < priceOf(laptop)
    ? `${by.name} no es peor en nada que comparemos y cuesta menos: ${formatPrice(by)} en vez de ${formatPrice(laptop)}.`
    : `${by.name} cuesta lo mismo, no es peor en nada que comparemos y es mejor en algo.`;

export const rankedText = (place: string, best: Laptop, lacks: readonly string[]): string =>
  lacks.length === 0 ? place : `${place} Frente a ${best.name}, tiene ${formatList(lacks)}.`;
