/** How a figure compares with what the answers ask for. */
import type { Attribute } from '#advisor/attributes.ts';
import { CREATION_FOR_3D, NEEDS, PRIORITY_NEEDS, type Triple } from '#advisor/needs-table.ts';
import type { Needs } from '#advisor/needs.ts';
import type { Level } from '#advisor/statements.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers, Priority, Purpose } from '#contract/answers.ts';
import { type Field, worksIn3D } from './benefit.ts';
import { comparedFigure, oriented } from './figures.ts';

/** A card's laptop and those shown with it, all with the prices that these answers lead to. */
export interface Stated {
  laptop: Laptop;
  best: Laptop;
  /** The other cards of a first answer, in their order. */
  others: readonly Laptop[];
  field: Field;
  needs: Needs;
}

interface Demand {
  by: Purpose | Priority;
  triple: Triple;
}

export function demandsOn(attribute: Attribute, { purposes, priorities }: Answers): Demand[] {
  const is3D = worksIn3D({ purposes, priorities }) && attribute === 'creation';
  return [
    ...(is3D ? [{ by: 'graphics' as const, triple: CREATION_FOR_3D.triple }] : []),
    ...purposes.map((by) => ({ by, triple: NEEDS[by][attribute].triple })),
    ...priorities.flatMap((by) => {
      const need = PRIORITY_NEEDS[by][attribute];
      return need ? [{ by, triple: need.triple }] : [];
    }),
  ];
}

/**
 * @param index of a need: its floor, good or plenty
 * @returns the highest demand of the chosen purposes and priorities, on the scale of `VALUE`
 */
export const hardest = (attribute: Attribute, answers: Answers, index: 0 | 1 | 2): number =>
  Math.max(...demandsOn(attribute, answers).map(({ triple }) => oriented(attribute, triple[index])));

/** The smallest error of a graphics index, as a share. */
const GRAPHICS_ERROR = 0.12;

/** A chip may be faster than its index by one standard deviation; graphics by at least that of unknown power. */
function errorFactor({ errors }: Laptop, attribute: Attribute): number {
  if (attribute === 'cpu') return Math.exp(errors.cpu ?? 0);
  const isGraphics = attribute === 'gpu' || attribute === 'creation';
  return isGraphics ? Math.exp(Math.max(GRAPHICS_ERROR, errors[attribute] ?? 0)) : 1;
}

export function levelIn(attribute: Attribute, { laptop, field }: Pick<Stated, 'laptop' | 'field'>): Level | null {
  const value = comparedFigure(laptop, attribute);
  if (value === null) return null;
  if (value >= hardest(attribute, field.answers, 2)) return 'plenty';
  const likely = value * errorFactor(laptop, attribute);
  if (likely >= hardest(attribute, field.answers, 1)) return 'good';
  return likely >= hardest(attribute, field.answers, 0) ? 'scant' : 'short';
}
