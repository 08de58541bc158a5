/** The needs of a visitor: what the answers demand of a laptop, and by which criteria laptops are compared for them. */
import type { Answers, Priority, Purpose } from '../../contract/answers.ts';
import { TARGET_ROWS, type TargetRow } from '../../contract/target.ts';
import { SCREEN_SIZES, type ScreenSize, type System, SYSTEMS } from '../../catalogue/derive/requirements.ts';
import { type Attribute, ATTRIBUTES, isGraphics, mapAttributes } from './attributes.ts';
import { type Target, targetFor, type Weights, weightsFor, worksIn3D } from './demands.ts';
import { type KindNeed, NEEDS, PRIORITY_NEEDS, SYSTEM_NEEDS_FOR_3D } from './needs-table.ts';

export type TargetCriterion = TargetRow['criterion'];
/** No use weighs the system so much that it would be a row: what it means is said in words. */
export type RowCriterion = Exclude<TargetCriterion, 'price'>;

/** Gigabytes that games and programs advise. `models`: language models that run at home. */
const VIDEO_MEMORY_GB = { gaming: 8, editing: 8, '3d': 8, models: 12 } as const;
export type VideoMemoryUse = keyof typeof VIDEO_MEMORY_GB;

interface Demanded {
  /** The chosen purposes and priorities, for rendering. */
  asked: Pick<Answers, 'purposes' | 'priorities'>;
  targets: Readonly<Record<Attribute, Target>>;
  weights: Weights;
}

export interface Needs extends Demanded {
  /** The graphics figure with the higher weight, which represents both. */
  graphics: 'gpu' | 'creation';
  /** The lowest fit over everything chosen; `null` misses a floor. */
  systemFit: (system: System) => number | null;
  sizeFit: (size: ScreenSize) => number | null;
  /** The first use that fills memory of the graphics' own, and the gigabytes that are good for it; `null` if none does. */
  videoMemory: { use: VideoMemoryUse; good: number } | null;
  /** Whether somebody plays, for whom the games decide. */
  plays: boolean;
  /** Whether somebody judges colours by the screen. */
  worksWithColour: boolean;
  /** The criteria of the chosen priorities, and the attributes among them. */
  askedCriteria: readonly RowCriterion[];
  askedAttributes: readonly Attribute[];
  /** The criteria of the target's rows, the only ones by which laptops are compared. */
  comparedCriteria: readonly TargetCriterion[];
  /** The criteria of the priorities, else those with the highest weights. */
  mostAsked: readonly RowCriterion[];
  /** The attributes of `mostAsked` and all others that a chosen priority values; graphics once. */
  valuedAttributes: readonly Attribute[];
  /** The attribute with the highest weight: what the purposes need most, for needs without priorities. */
  mainAttribute: Attribute;
}

const isAttribute = (criterion: RowCriterion): criterion is Attribute => criterion !== 'size';

/** The priority «screen» means sharp and large; for graphics, the figure with the higher weight represents both. */
const PRIORITY_CRITERIA: Readonly<Record<Priority, readonly RowCriterion[]>> = {
  screen: ['pixels', 'size'],
  battery: ['battery'],
  weight: ['weight'],
  graphics: ['gpu', 'creation'],
  silence: ['silence'],
  build: ['build'],
};

/** @returns whether a priority asks for a criterion */
export const asksFor = (priority: Priority, criterion: TargetCriterion): boolean =>
  PRIORITY_CRITERIA[priority].some((one) => one === criterion);

const askedFor = ({ asked, weights }: Demanded): RowCriterion[] =>
  asked.priorities.flatMap((priority) => {
    const criteria = PRIORITY_CRITERIA[priority].toSorted((a, b) => weights[b] - weights[a]);
    return priority === 'graphics' ? criteria.slice(0, 1) : criteria;
  });

/**
 * @returns whether users mind a criterion enough to be told of it: points of silence and build are rough estimates for
 *   those who asked, and whoever reads and scrolls neither misses nor wants more than 60 Hz
 */
export function isMinded(
  criterion: TargetCriterion,
  { plays, askedCriteria }: Pick<Needs, 'plays' | 'askedCriteria'>,
): boolean {
  if (criterion === 'refresh') return plays;
  return (criterion !== 'silence' && criterion !== 'build') || askedCriteria.includes(criterion);
}

/** Criteria with a lower weight are no rows, unless a priority asks for them. */
const MIN_ROW_WEIGHT = 0.06;

/**
 * @returns the criteria of the priorities, graphics that a purpose depends on, then those with the highest weights that a
 *   visitor minds
 */
function rowsFor({ targets, weights }: Demanded, minds: Pick<Needs, 'plays' | 'askedCriteria'>): RowCriterion[] {
  const asked = minds.askedCriteria;
  const byWeight = (a: RowCriterion, b: RowCriterion): number => weights[b] - weights[a];
  const isNeeded = (criterion: RowCriterion): number =>
    Number(isGraphics(criterion) && targets[criterion].floor !== null);
  const others = [...ATTRIBUTES, 'size' as const]
    .filter((criterion) => !asked.includes(criterion) && isMinded(criterion, minds))
    .toSorted((a, b) => isNeeded(b) - isNeeded(a) || byWeight(a, b));
  const chosen: RowCriterion[] = [];
  for (const criterion of [...asked.toSorted(byWeight), ...others]) {
    if (chosen.some((other) => isGraphics(other) && isGraphics(criterion))) continue;
    const isWanted = asked.includes(criterion) || weights[criterion] >= MIN_ROW_WEIGHT;
    if (chosen.length < TARGET_ROWS.min - 1 || (isWanted && chosen.length < TARGET_ROWS.max - 1))
      chosen.push(criterion);
  }
  return chosen;
}

/** Without priorities, so many of the highest weights are what was asked for most. */
const MOST_WEIGHTED = 2;

function valuedFor({ priorities }: Demanded['asked'], mostAsked: readonly RowCriterion[]): Attribute[] {
  const asked = mostAsked.filter(isAttribute);
  const isValued = (attribute: Attribute): boolean =>
    priorities.some((priority) => PRIORITY_NEEDS[priority][attribute]) &&
    !asked.some((other) => other === attribute || (isGraphics(other) && isGraphics(attribute)));
  return [...asked, ...ATTRIBUTES.filter(isValued)];
}

function videoMemoryFor({ asked: { purposes, priorities }, targets }: Demanded): Needs['videoMemory'] {
  const uses: readonly (readonly [VideoMemoryUse, boolean])[] = [
    ['gaming', purposes.includes('gaming')],
    ['editing', purposes.includes('editing')],
    ['3d', targets.creation.floor?.purpose === 'design'],
    // Last, because who also plays or designs asks for graphics for that.
    ['models', purposes.includes('programming') && priorities.includes('graphics')],
  ];
  const [use] = uses.find(([, holds]) => holds) ?? [];
  return use === undefined ? null : { use, good: VIDEO_MEMORY_GB[use] };
}

/** @returns the lowest fit of the needs for a key; `null`, a missed floor, is lower than any number */
function leastFit<Key extends string>(
  keys: readonly Key[],
  needs: readonly KindNeed<Key>[],
): (key: Key) => number | null {
  const fits = new Map(
    keys.map((key) => {
      const all = needs.map(({ fit }) => fit[key]);
      return [key, all.includes(null) ? null : Math.min(...all.map((fit) => fit ?? 0))];
    }),
  );
  return (key) => fits.get(key) ?? null;
}

/** How many are kept for later answers; each keeps the scores of all laptops. */
const KEPT = 16;
const kept = new Map<string, Needs>();

/** @param answers at least one purpose; duplicates and order make no difference */
export function needsOf(answers: Pick<Answers, 'purposes' | 'priorities'>): Needs {
  const purposes = [...new Set(answers.purposes)].toSorted();
  const priorities = [...new Set(answers.priorities)].toSorted();
  const key = [...purposes, ...priorities].join();
  const needs = kept.get(key) ?? makeNeeds(purposes, priorities);
  // The latest goes last, so that the one that is dropped was not used for longest.
  kept.delete(key);
  kept.set(key, needs);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return needs;
}

function makeNeeds(purposes: Purpose[], priorities: Priority[]): Needs {
  const weights = weightsFor(purposes, priorities);
  const demanded: Demanded = {
    asked: { purposes, priorities },
    targets: mapAttributes((attribute) => targetFor(attribute, purposes, priorities)),
    weights,
  };
  const sizesOfPriorities = priorities.flatMap((priority) => PRIORITY_NEEDS[priority].size ?? []);
  const isScreenFirst = priorities.includes('screen') && !priorities.includes('weight');
  const askedCriteria = askedFor(demanded);
  const plays = purposes.includes('casualgaming') || purposes.includes('gaming');
  const rows = rowsFor(demanded, { plays, askedCriteria });
  const mostAsked = askedCriteria.length > 0 ? askedCriteria : rows.slice(0, MOST_WEIGHTED);
  return {
    ...demanded,
    graphics: weights.creation > weights.gpu ? 'creation' : 'gpu',
    systemFit: leastFit(SYSTEMS, [
      ...purposes.map((purpose) => NEEDS[purpose].system),
      ...(worksIn3D(purposes, priorities) ? [SYSTEM_NEEDS_FOR_3D] : []),
    ]),
    // Users who put the screen first and not the weight accept a large one for any purpose.
    sizeFit: leastFit(
      SCREEN_SIZES,
      isScreenFirst ? sizesOfPriorities : [...purposes.map((purpose) => NEEDS[purpose].size), ...sizesOfPriorities],
    ),
    videoMemory: videoMemoryFor(demanded),
    plays,
    worksWithColour: purposes.includes('design') || purposes.includes('editing'),
    askedCriteria,
    askedAttributes: askedCriteria.filter(isAttribute),
    comparedCriteria: [...rows, 'price'],
    mostAsked,
    valuedAttributes: valuedFor(demanded.asked, mostAsked),
    mainAttribute: ATTRIBUTES.reduce((most, attribute) => (weights[attribute] > weights[most] ? attribute : most)),
  };
}
