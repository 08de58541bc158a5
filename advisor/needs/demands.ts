/** What the chosen uses and priorities demand of each attribute together, and how much each criterion weighs. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import { CRITERIA, type Criterion } from '../../contract/criteria.ts';
import { type Attribute, goodness, isGraphics, mapAttributes, type Triple, valueCurve } from './attributes.ts';
import { CREATION_FOR_3D, type Need, NEEDS, PRIORITY_NEEDS } from './needs-table.ts';

/** Share of the weights that the priorities decide, if any are chosen. */
export const PRIORITIES_SHARE = 0.55;

export interface Target {
  /** The most demanding figures of everything chosen, in the attribute's own unit. */
  triple: Triple;
  /** The value of a figure by that triple; `null`: unknown. */
  curve: (figure: number | null) => number;
  /** The purpose or priority with the most demanding figure. */
  goodFor: Purpose | Priority;
  plentyFor: Purpose | Priority;
  floor: { minimum: number; purpose: Purpose } | null;
}

interface Demand {
  by: Purpose | Priority;
  purpose: Purpose | null;
  need: Need;
}

/** Users who choose design and put the graphics first work in 3D. */
export const worksIn3D = (purposes: readonly Purpose[], priorities: readonly Priority[]): boolean =>
  purposes.includes('design') && priorities.includes('graphics');

/** @returns the demands of the purposes to which the attribute means most first: of equal ones it is named */
function demandsOn(attribute: Attribute, purposes: readonly Purpose[], priorities: readonly Priority[]): Demand[] {
  return [
    ...(worksIn3D(purposes, priorities) && attribute === 'creation'
      ? [{ by: 'graphics', purpose: 'design', need: CREATION_FOR_3D } as const]
      : []),
    ...purposes
      .map((purpose): Demand => ({ by: purpose, purpose, need: NEEDS[purpose][attribute] }))
      .toSorted((a, b) => b.need.weight - a.need.weight),
    ...priorities.flatMap((priority): Demand[] => {
      const need = PRIORITY_NEEDS[priority][attribute];
      return need ? [{ by: priority, purpose: null, need }] : [];
    }),
  ];
}

/** @returns the first of the demands with the triple that is hardest to meet */
function mostDemanding(attribute: Attribute, demands: readonly Demand[], index: 0 | 1 | 2): Demand {
  return demands.reduce((hardest, demand) =>
    goodness(attribute, demand.need.triple[index]) > goodness(attribute, hardest.need.triple[index]) ? demand : hardest,
  );
}

/** @returns what is demanded of an attribute */
export function targetFor(attribute: Attribute, purposes: readonly Purpose[], priorities: readonly Priority[]): Target {
  const demands = demandsOn(attribute, purposes, priorities);
  const minimum = mostDemanding(attribute, demands, 0);
  const good = mostDemanding(attribute, demands, 1);
  const plenty = mostDemanding(attribute, demands, 2);
  const floors = demands.filter(({ need }) => need.floor);
  const floor = floors.length === 0 ? null : mostDemanding(attribute, floors, 0);
  const triple: Triple = [minimum.need.triple[0], good.need.triple[1], plenty.need.triple[2]];
  return {
    triple,
    curve: valueCurve(attribute, triple),
    goodFor: good.by,
    plentyFor: plenty.by,
    floor: floor?.purpose ? { minimum: floor.need.triple[0], purpose: floor.purpose } : null,
  };
}

export type Weights = Readonly<Record<Criterion, number>>;

const mapCriteria = <T>(make: (criterion: Criterion) => T): Readonly<Record<Criterion, T>> => ({
  ...mapAttributes(make),
  system: make('system'),
  size: make('size'),
});

/** @returns one weight per criterion, normalized to the sum 1 */
function normalizedWeights(make: (criterion: Criterion) => number): Weights {
  const weights = mapCriteria(make);
  const sum = CRITERIA.reduce((total, criterion) => total + weights[criterion], 0);
  return mapCriteria((criterion) => weights[criterion] / sum);
}

/** Distributes the priorities' weight of graphics between games and creation in the proportion of the purposes. */
function shareOfGraphics(criterion: Criterion, ofPurposes: Weights): number {
  if (!isGraphics(criterion)) return 1;
  return (2 * ofPurposes[criterion]) / (ofPurposes.gpu + ofPurposes.creation);
}

/** The highest weight of the purposes, mixed with the sum over the priorities. */
export function weightsFor(purposes: readonly Purpose[], priorities: readonly Priority[]): Weights {
  const ofPurposes = normalizedWeights((criterion) =>
    Math.max(...purposes.map((purpose) => NEEDS[purpose][criterion].weight)),
  );
  if (priorities.length === 0) return ofPurposes;
  const ofPriorities = normalizedWeights(
    (criterion) =>
      shareOfGraphics(criterion, ofPurposes) *
      priorities.reduce(
        (sum, priority) => sum + (criterion === 'system' ? 0 : (PRIORITY_NEEDS[priority][criterion]?.weight ?? 0)),
        0,
      ),
  );
  return mapCriteria(
    (criterion) => (1 - PRIORITIES_SHARE) * ofPurposes[criterion] + PRIORITIES_SHARE * ofPriorities[criterion],
  );
}
