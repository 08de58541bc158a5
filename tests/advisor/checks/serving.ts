/** What qualifies, serves and is dominated, computed from the records and the table of needs without the engine. */
import { type Attribute, ATTRIBUTES, goodness, possibleValues } from '#advisor/needs/attributes.ts';
import { CREATION_FOR_3D, type Need, NEEDS, SYSTEM_NEEDS_FOR_3D } from '#advisor/needs/needs-table.ts';
import { isSpanishOffer } from '#catalogue/derive/cost.ts';
import { screenSizeOf, systemOf, meetsOption, requiredBy } from '#catalogue/derive/requirements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, needsNoWindows } from '#contract/answers.ts';

/** The laptop with the price that this visitor pays: with Windows, unless they have or need none. */
export function asPaid(laptop: Laptop, answers: Answers): Laptop {
  const licenceEur = needsNoWindows(answers) ? 0 : laptop.cost.licenceEur;
  return { ...laptop, priceEur: laptop.priceEur + licenceEur, cost: { ...laptop.cost, licenceEur } };
}

/** @param laptop as paid @returns what it fails of the budget and of what is required */
export const failures = (laptop: Laptop, answers: Answers): string[] => [
  ...(laptop.priceEur > answers.budget ? ['budget'] : []),
  ...requiredBy(answers)
    .filter(({ field, option }) => !meetsOption(laptop, field, option))
    .map(({ field }) => field),
];

/** @returns the laptops {@link asPaid} */
export const qualifyingAmong = (laptops: readonly Laptop[], answers: Answers): Laptop[] =>
  laptops.map((laptop) => asPaid(laptop, answers)).filter((laptop) => failures(laptop, answers).length === 0);

type Chosen = Pick<Answers, 'purposes' | 'priorities'>;

function needsOf(attribute: Attribute, { purposes, priorities }: Chosen): Need[] {
  const isIn3D = purposes.includes('design') && priorities.includes('graphics');
  const own = purposes.map((purpose) => NEEDS[purpose][attribute]);
  return isIn3D && attribute === 'creation' ? [...own, CREATION_FOR_3D] : own;
}

function isWrongSystem(laptop: Laptop, { purposes, priorities }: Chosen): boolean {
  const isIn3D = purposes.includes('design') && priorities.includes('graphics');
  const needs = [...purposes.map((purpose) => NEEDS[purpose].system), ...(isIn3D ? [SYSTEM_NEEDS_FOR_3D] : [])];
  return needs.some(({ fit }) => fit[systemOf(laptop)] === null);
}

/** The share (0–1) of an attribute's likely values that miss a floor; 1 if nothing is known. */
function missedShare(laptop: Laptop, attribute: Attribute, chosen: Chosen): number {
  const floors = needsOf(attribute, chosen).filter(({ floor }) => floor);
  if (floors.length === 0) return 0;
  const least = Math.max(...floors.map(({ triple }) => goodness(attribute, triple[0])));
  const possible = possibleValues(laptop, attribute);
  const missing = possible.filter((value) => goodness(attribute, value) < least);
  return possible.length === 0 ? 1 : missing.length / possible.length;
}

const HALF = 0.5;

/** Whether it probably reaches every floor of what was chosen. */
export function canDo(laptop: Laptop, chosen: Chosen): boolean {
  const missed = ATTRIBUTES.map((attribute) => missedShare(laptop, attribute, chosen));
  return missed.reduce((sum, share) => sum + share, Number(isWrongSystem(laptop, chosen))) < HALF;
}

/** @returns how much better the other is for sure; `null` if that is uncertain */
function surelyBetter(laptop: Laptop, other: Laptop, attribute: Attribute): number | null {
  const [own, others] = [laptop, other].map((one) =>
    possibleValues(one, attribute).map((value) => goodness(attribute, value)),
  );
  if (own?.join() === others?.join()) return 0;
  if (!own?.length || !others?.length) return null;
  const least = Math.min(...others) - Math.max(...own);
  return least >= 0 || Math.max(...others) <= Math.min(...own) ? least : null;
}

/** Whether the other costs no more, is nowhere worse and somewhere better. */
export function isDominatedBy(laptop: Laptop, other: Laptop): boolean {
  if (other.priceEur > laptop.priceEur || systemOf(laptop) !== systemOf(other)) return false;
  if (screenSizeOf(laptop) !== screenSizeOf(other)) return false;
  const differences = ATTRIBUTES.map((attribute) => surelyBetter(laptop, other, attribute));
  const isNowhereWorse = differences.every((difference) => difference !== null && difference >= 0);
  return isNowhereWorse && (other.priceEur < laptop.priceEur || differences.some((difference) => difference !== 0));
}

/** @returns the laptops that an answer is about: those that Spain sells, and only where none of them serves, all */
export function marketFor(laptops: readonly Laptop[], answers: Answers): readonly Laptop[] {
  const spanish = laptops.filter(isSpanishOffer);
  const serves = (some: readonly Laptop[]): boolean =>
    some.some((laptop) => qualifyingAmong([laptop], answers).some((paid) => canDo(paid, answers)));
  return serves(spanish) || !serves(laptops) ? spanish : laptops;
}
