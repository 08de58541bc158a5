/** Computes what a laptop is worth and whether it is capable from the needs table, without the engine's code. */
import { type Attribute, ATTRIBUTES } from '#advisor/attributes.ts';
import { SYSTEM_NEEDS, SYSTEM_NEEDS_FOR_3D } from '#advisor/kind-needs-table.ts';
import { CREATION_FOR_3D, NEEDS } from '#advisor/needs-table.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { possibleFigures, qualifyingAmong, sizeClass } from './oracle.ts';
import { oriented, platformOf } from './figures.ts';

type Chosen = Pick<Answers, 'purposes' | 'priorities'>;

export const worksIn3D = ({ purposes, priorities }: Chosen): boolean =>
  purposes.includes('design') && priorities.includes('graphics');

/** @returns the highest floor of the attribute among the purposes, `-Infinity` without one */
function floorOf(attribute: Attribute, chosen: Chosen): number {
  const needs = [
    ...chosen.purposes.map((purpose) => NEEDS[purpose][attribute]),
    ...(worksIn3D(chosen) && attribute === 'creation' ? [CREATION_FOR_3D] : []),
  ];
  return Math.max(...needs.map(({ floor, triple }) => (floor ? oriented(attribute, triple[0]) : -Infinity)));
}

function isWrongSystem(laptop: Laptop, chosen: Chosen): boolean {
  const fits = [
    ...chosen.purposes.map((purpose) => SYSTEM_NEEDS[purpose].fit),
    ...(worksIn3D(chosen) ? [SYSTEM_NEEDS_FOR_3D.fit] : []),
  ];
  return fits.some((fit) => fit[platformOf(laptop)] === null);
}

/** @returns by attribute the share (0–1) of the likely figures below the floor; 1 if nothing is known */
export function missedParts(laptop: Laptop, chosen: Chosen): Map<Attribute | 'system', number> {
  const parts = ATTRIBUTES.map((attribute): [Attribute | 'system', number] => {
    const floor = floorOf(attribute, chosen);
    if (floor === -Infinity) return [attribute, 0];
    const figures = possibleFigures(laptop, attribute);
    if (figures.length === 0) return [attribute, 1];
    return [attribute, figures.filter((figure) => figure < floor).length / figures.length];
  });
  return new Map([...parts, ['system', Number(isWrongSystem(laptop, chosen))]]);
}

/** @returns how many floors the laptop probably misses */
const missedFloors = (laptop: Laptop, chosen: Chosen): number =>
  [...missedParts(laptop, chosen).values()].reduce((sum, part) => sum + part, 0);

const HALF = 0.5;

export const canDo = (laptop: Laptop, chosen: Chosen): boolean => missedFloors(laptop, chosen) < HALF;

/** The facts that the sentences of an answer depend on. */
export interface Field {
  answers: Answers;
  qualifying: readonly Laptop[];
  /** The capable laptops, or all that qualify if none is capable. */
  compared: readonly Laptop[];
  anyCapable: boolean;
}

export function fieldOf(laptops: readonly Laptop[], answers: Answers): Field {
  const qualifying = qualifyingAmong(laptops, answers);
  const capable = qualifying.filter((laptop) => canDo(laptop, answers));
  const anyCapable = capable.length > 0;
  return { answers, qualifying, compared: anyCapable ? capable : qualifying, anyCapable };
}

/** Piecewise linear through (minimum, 0), (good, 0.7), (plenty, 1); below the minimum down to −0.35. */
function worth(value: number | null, [minimum, good, plenty]: readonly [number, number, number]): number {
  if (value === null) return minimum === 0 ? 0 : -0.35;
  if (value >= plenty) return 1;
  if (value >= good) return 0.7 + (0.3 * (value - good)) / (plenty - good);
  if (value >= minimum) return (0.7 * (value - minimum)) / (good - minimum);
  return -0.35 * Math.min(1, (minimum - value) / Math.abs(minimum));
}

/** @param figure on the scale of `VALUE`. @returns −0.35 to 1 */
export function worthOfFigure(figure: number | null, attribute: Attribute, needs: Needs): number {
  const [minimum, good, plenty] = needs.targets[attribute].triple;
  return worth(figure, [oriented(attribute, minimum), oriented(attribute, good), oriented(attribute, plenty)]);
}

/** The average value (−0.35 to 1) of the likely figures; the worst value if nothing is known. */
export function likelyWorth(laptop: Laptop, attribute: Attribute, needs: Needs): number {
  const figures = possibleFigures(laptop, attribute);
  return (figures.length === 0 ? [null] : figures).reduce(
    (sum: number, figure) => sum + worthOfFigure(figure, attribute, needs) / Math.max(1, figures.length),
    0,
  );
}

/** Σ weight × value, regardless of missed floors. */
export function worthOf(laptop: Laptop, needs: Needs): number {
  const systemFit = needs.systemFit(platformOf(laptop));
  const sizeFit = needs.sizeFit(sizeClass(laptop.screenInches) ?? 'unknown');
  return ATTRIBUTES.reduce(
    (sum, attribute) => sum + needs.weights[attribute] * likelyWorth(laptop, attribute, needs),
    needs.weights.system * (systemFit ?? 0) + needs.weights.size * (sizeFit ?? 0),
  );
}

/** The same, less two for each missed floor, and two more if it is not capable. */
export function benefitOf(laptop: Laptop, needs: Needs): number {
  const missed = missedFloors(laptop, needs.asked);
  return worthOf(laptop, needs) - 2 * (missed + Number(missed >= HALF));
}

/** The benefit that one euro must buy: 0.15 per 1,000 €. Above that budget 0.15 for the whole budget, below it more. */
export const utilityPerEuro = (budget: number): number =>
  budget > 1000 ? 0.15 / budget : 0.15 / Math.sqrt(1000 * budget);
