/** Which criteria count for some needs. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import { TARGET_ROWS, type TargetRow } from '../../contract/target.ts';
import { type Attribute, ATTRIBUTES, isGraphics } from './attributes.ts';
import { PRIORITY_NEEDS } from './needs-table.ts';
import type { Needs } from './needs.ts';

export type TargetCriterion = TargetRow['criterion'];
/** No use weighs the system so much that it would be a row: what it means is said in words. */
export type RowCriterion = Exclude<TargetCriterion, 'price'>;

const CRITERIA: readonly RowCriterion[] = [...ATTRIBUTES, 'size'];

/** Criteria with a lower weight are omitted, unless a priority asks for them. */
const MIN_ROW_WEIGHT = 0.06;

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

/** @returns the criteria of the chosen priorities */
export const askedCriteria = ({ asked, weights }: Needs): RowCriterion[] =>
  asked.priorities.flatMap((priority) => {
    const criteria = PRIORITY_CRITERIA[priority].toSorted((a, b) => weights[b] - weights[a]);
    return priority === 'graphics' ? criteria.slice(0, 1) : criteria;
  });

const isAttribute = (criterion: TargetCriterion): criterion is Attribute =>
  criterion !== 'size' && criterion !== 'price';

/** @returns the attributes of the chosen priorities */
export const askedAttributes = (needs: Needs): Attribute[] => askedCriteria(needs).filter(isAttribute);

const GAMES: ReadonlySet<Purpose> = new Set(['casualgaming', 'gaming']);

/** @returns whether somebody plays, for whom the games decide */
export const isPlayer = ({ asked }: Needs): boolean => asked.purposes.some((purpose) => GAMES.has(purpose));

/**
 * @returns whether users mind a criterion enough to be told of it: points of silence and build are rough estimates for
 *   those who asked, and whoever reads and scrolls neither misses nor wants more than 60 Hz
 */
export function isMinded(criterion: TargetCriterion, needs: Needs): boolean {
  if (criterion === 'refresh') return isPlayer(needs);
  return (criterion !== 'silence' && criterion !== 'build') || askedCriteria(needs).includes(criterion);
}

/** @returns the criteria of the priorities, graphics that a purpose depends on, then those with the highest weights */
function criteriaFor(needs: Needs): RowCriterion[] {
  const byWeight = (a: RowCriterion, b: RowCriterion): number => needs.weights[b] - needs.weights[a];
  const asked = askedCriteria(needs).toSorted(byWeight);
  const isNeeded = (criterion: RowCriterion): number =>
    Number(isGraphics(criterion) && needs.targets[criterion].floor !== null);
  const others = CRITERIA.filter((criterion) => !asked.includes(criterion)).toSorted(
    (a, b) => isNeeded(b) - isNeeded(a) || byWeight(a, b),
  );
  const chosen: RowCriterion[] = [];
  for (const criterion of [...asked, ...others]) {
    if (chosen.some((other) => isGraphics(other) && isGraphics(criterion))) continue;
    const isWanted = asked.includes(criterion) || needs.weights[criterion] >= MIN_ROW_WEIGHT;
    if (chosen.length < TARGET_ROWS.min - 1 || (isWanted && chosen.length < TARGET_ROWS.max - 1))
      chosen.push(criterion);
  }
  return chosen;
}

/** @returns the criteria of the target's rows, the only ones by which laptops are compared */
export const comparedCriteria = (needs: Needs): TargetCriterion[] => [...criteriaFor(needs), 'price'];

/** Without priorities, the criteria with the highest weights are what was asked for most. */
const MOST_WEIGHTED = 2;

/** @returns the criteria of the priorities, else those with the highest weights */
export function mostAsked(needs: Needs): TargetCriterion[] {
  const asked = askedCriteria(needs);
  return asked.length > 0 ? asked : criteriaFor(needs).slice(0, MOST_WEIGHTED);
}

/** @returns the attributes of {@link mostAsked} and all others that a chosen priority values; graphics once */
export function valuedAttributes(needs: Needs): Attribute[] {
  const asked = mostAsked(needs).filter(isAttribute);
  const isValued = (attribute: Attribute): boolean =>
    needs.asked.priorities.some((priority) => PRIORITY_NEEDS[priority][attribute]) &&
    !asked.some((other) => other === attribute || (isGraphics(other) && isGraphics(attribute)));
  return [...asked, ...ATTRIBUTES.filter(isValued)];
}

/** @returns the attribute with the highest weight: what the purposes need most, for needs without priorities */
export const mainAttribute = ({ weights }: Needs): Attribute =>
  ATTRIBUTES.reduce((most, attribute) => (weights[attribute] > weights[most] ? attribute : most));
