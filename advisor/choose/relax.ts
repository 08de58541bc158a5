/**
 * Finds the smallest changes of the answers that give results that serve. Every laptop that is capable of what was
 * chosen fails a set of the at most thirteen demands; the relaxations are the sets that contain no other. Only where no
 * laptop within the form's budgets is capable, all laptops take part.
 */
import { type Answers, BUDGET, type RequirementField, type RequirementValue } from '../../contract/answers.ts';
import { meetsOption, requiredBy } from '../../catalogue/derive/requirements.ts';
import { capableIn } from './caution.ts';
import type { Columns } from '../columns.ts';
import { type Scratch, selectRows } from '../shortlist.ts';
import { ladderOf } from './offered-changes.ts';

export interface WeakerRequirement {
  field: RequirementField;
  option: RequirementValue<RequirementField> | '';
}

export interface Offer {
  /** Number of laptops that are capable of what was chosen; if none within the form's budgets is, of all. */
  count: number;
  /** The lowest price of those, in euros. */
  lowestPrice: number;
  /** Whether all that qualify are counted, only those that are capable, or all because none is capable. */
  counted: 'all' | 'capable' | 'incapable';
}

export interface Relaxation extends Offer {
  /** The higher budget, a step of the slider; `null` if the budget need not change. */
  budget: number | null;
  requirements: readonly WeakerRequirement[];
}

/** What a relaxation changes. */
type Loosened = Pick<Relaxation, 'budget' | 'requirements'>;

const MAX_RELAXATIONS = 3;
/**
 * Costs of changes, to find the smallest: per changed demand, per weaker step, for a demand that is dropped, for
 * doubling the budget.
 */
const COST = { change: 10, step: 1, dropped: 2, doubledBudget: 5 } as const;

interface Demand {
  field: RequirementField;
  codes: Uint16Array;
  /** By code of the fact; 0 if the requirement is met. */
  costs: Float64Array;
  /** By code: the strongest option that still accepts it. */
  options: readonly WeakerRequirement['option'][];
}

const sliderBudgetFor = (price: number): number => Math.ceil(price / BUDGET.step) * BUDGET.step;

/** @returns `Infinity` if the slider does not reach the price */
function budgetCost(price: number, budget: number): number {
  if (price <= budget) return 0;
  const needed = sliderBudgetFor(price);
  return needed > BUDGET.max ? Infinity : COST.change + (COST.doubledBudget * (needed - budget)) / budget;
}

function demandFor(columns: Columns, field: RequirementField, option: RequirementValue<RequirementField>): Demand {
  const ladder = ladderOf(field, option);
  const { codes, examples } = columns.required[field];
  const steps = examples.map((example) =>
    ladder.findIndex((weaker) => weaker === '' || meetsOption(example, field, weaker)),
  );
  const dropped = ladder.length - 1;
  const costOf = (step: number): number =>
    step === 0 ? 0 : COST.change + COST.step * step + (step === dropped ? COST.dropped : 0);
  return { field, codes, costs: Float64Array.from(steps, costOf), options: steps.map((step) => ladder[step] ?? '') };
}

interface Failure {
  /** Bit mask of the failed demands: the budget, then the requirements. */
  mask: number;
  row: number;
  cost: number;
}

const BUDGET_BIT = 1;
const bitOf = (demand: number): number => 2 << demand;

/** @returns for each set of failed demands, the row with the lowest cost among those that count */
function leastFailures(
  price: Float64Array,
  answers: Answers,
  demands: readonly Demand[],
  counts: (row: number) => boolean,
): Failure[] {
  const least = new Float64Array(bitOf(demands.length)).fill(Infinity);
  const rows = new Int32Array(least.length).fill(-1);
  for (let row = 0; row < price.length; row += 1) {
    let cost = budgetCost(price[row] ?? 0, answers.budget);
    let mask = cost > 0 ? BUDGET_BIT : 0;
    for (let index = 0; index < demands.length; index += 1) {
      const demand = demands[index];
      const part = demand?.costs[demand.codes[row] ?? 0] ?? 0;
      if (part === 0) continue;
      cost += part;
      mask |= bitOf(index);
    }
    if (cost >= (least[mask] ?? 0) || !counts(row)) continue;
    least[mask] = cost;
    rows[mask] = row;
  }
  return Array.from(rows, (row, mask) => ({ mask, row, cost: least[mask] ?? 0 })).filter(({ row }) => row >= 0);
}

const minimalFailures = (failures: readonly Failure[]): Failure[] =>
  failures.filter(({ mask }) => !failures.some((other) => other.mask !== mask && (other.mask & mask) === other.mask));

/** Applies a relaxation to the answers. */
export function relaxed(answers: Answers, { budget = null, requirements = [] }: Partial<Loosened>): Answers {
  const weaker = Object.fromEntries(requirements.map(({ field, option }) => [field, option]));
  return {
    ...answers,
    budget: budget ?? answers.budget,
    requirements: { ...answers.requirements, ...weaker },
  };
}

type ColumnsFor = (answers: Answers) => Columns;

/** @returns prices by row: with Windows for what is only found by users who no longer ask for another system */
function pricesIfRelaxed(columns: Columns, answers: Answers, columnsFor: ColumnsFor): Float64Array {
  const anySystem = columnsFor(relaxed(answers, { requirements: [{ field: 'os', option: '' }] }));
  if (anySystem === columns) return columns.price;
  return columns.price.map((price, row) => {
    const laptop = columns.laptops[row];
    const isFound = !laptop || ['none', 'linux'].includes(laptop.os ?? '');
    return isFound ? price : (anySystem.price[anySystem.rowOf.get(laptop.id) ?? -1] ?? price);
  });
}

/**
 * @param isAnyCapable whether any laptop within the form's budgets is capable
 * @returns what the answers find, or `null` if that is nothing that counts; overwrites `scratch`
 */
function offerOf(answers: Answers, columnsFor: ColumnsFor, scratch: Scratch, isAnyCapable: boolean): Offer | null {
  const columns = columnsFor(answers);
  const rows = selectRows(columns, answers, scratch);
  const counted = isAnyCapable ? rows.filter(capableIn(columns, answers)) : rows;
  const [cheapest] = counted;
  if (cheapest === undefined) return null;
  return {
    count: counted.length,
    lowestPrice: columns.price[cheapest] ?? 0,
    counted: !isAnyCapable ? 'incapable' : counted.length === rows.length ? 'all' : 'capable',
  };
}

/**
 * @param answers that no laptop meets; may lack a purpose
 * @param columnsFor the columns for answers, because a required system decides whether Windows is paid
 * @returns up to three relaxations, smallest change first; empty only if every laptop costs more than the slider's
 *   maximum
 */
export function relaxations(answers: Answers, columnsFor: ColumnsFor, scratch: Scratch): Relaxation[] {
  const columns = columnsFor(answers);
  const demands = requiredBy(answers).map(({ field, option }) => demandFor(columns, field, option));
  const price = pricesIfRelaxed(columns, answers, columnsFor);
  const ofCapable = leastFailures(price, answers, demands, capableIn(columns, answers));
  const failures = ofCapable.length > 0 ? ofCapable : leastFailures(price, answers, demands, () => true);
  return minimalFailures(failures)
    .toSorted((a, b) => a.cost - b.cost || a.row - b.row)
    .slice(0, MAX_RELAXATIONS)
    .flatMap(({ mask, row }) => {
      const budget = mask & BUDGET_BIT ? sliderBudgetFor(price[row] ?? 0) : null;
      const changes = demands
        .filter((_, index) => mask & bitOf(index))
        .map(({ field, codes, options }): WeakerRequirement => ({ field, option: options[codes[row] ?? 0] ?? '' }));
      const requirements = [...new Map(changes.map((change) => [change.field, change])).values()];
      const change: Loosened = { budget, requirements };
      const offer = offerOf(relaxed(answers, change), columnsFor, scratch, ofCapable.length > 0);
      return offer ? [{ ...change, ...offer }] : [];
    });
}
