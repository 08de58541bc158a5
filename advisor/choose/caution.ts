/**
 * The warning for answers that no qualifying laptop is capable of: the purposes, and the budget or requirement that
 * prevents it.
 */
import { type Answers, BUDGET, type Purpose, PURPOSES, type RequirementField } from '../../contract/answers.ts';
import { requiredBy } from '../../catalogue/derive/requirements.ts';
import { sumOver } from '../coded-figures.ts';
import type { Columns } from '../columns.ts';
import { needsOf } from '../needs/needs.ts';
import { isCapable, scoreTables } from '../rank/score.ts';
import { type Scratch, selectRows } from '../shortlist.ts';

export interface NoneCapable {
  /** Purposes that no laptop is capable of; if only the combination fails, all of them. */
  purposes: readonly Purpose[];
  /** Whether each purpose alone has a capable laptop, but no laptop has all. */
  together: boolean;
  /** Whether all laptops certainly miss a floor; otherwise unknown figures leave a chance. */
  sure: boolean;
  /**
   * The lowest budget in euros with a laptop capable of everything chosen; `null` if no budget of the form is enough.
   */
  budget: number | null;
  /** If no budget is enough: the requirements each of which alone prevents a capable laptop. */
  obstacles: ReturnType<typeof requiredBy>;
}

/** Euros. Finer than the slider's steps, because the form accepts any amount and most prices are estimates. */
const BUDGET_STEP = 10;

/** @returns the lowest budget in these steps that pays the price */
export const budgetFor = (price: number): number => Math.ceil(price / BUDGET_STEP) * BUDGET_STEP;

type Chosen = Pick<Answers, 'purposes' | 'priorities'>;

/** @returns whether a row is capable of what was chosen; before a purpose is chosen, all are */
export function capableIn(columns: Columns, chosen: Chosen): (row: number) => boolean {
  if (chosen.purposes.length === 0) return () => true;
  const { risk, kindRisk } = scoreTables(columns, needsOf(chosen));
  const riskOf = sumOver(columns, risk);
  return (row) => isCapable(riskOf(row) + (kindRisk[columns.kind[row] ?? 0] ?? 0));
}

/** @returns the cheapest row that is capable of what was chosen */
const cheapestCapable = (columns: Columns, chosen: Chosen, rows: Int32Array): number | undefined =>
  rows.find(capableIn(columns, chosen));

/** @returns whether every row certainly misses a floor of what was chosen, whatever its unknown figures are */
function allMiss(columns: Columns, chosen: Chosen, rows: Int32Array): boolean {
  const { miss, kindRisk } = scoreTables(columns, needsOf(chosen));
  const missOf = sumOver(columns, miss);
  return rows.every((row) => missOf(row) + (kindRisk[columns.kind[row] ?? 0] ?? 0) > 0);
}

/** @returns the chosen purposes that no row is capable of */
const purposesWithout = (columns: Columns, { purposes, priorities }: Answers, rows: Int32Array): Purpose[] =>
  PURPOSES.filter(
    (purpose) =>
      purposes.includes(purpose) && cheapestCapable(columns, { purposes: [purpose], priorities }, rows) === undefined,
  );

const without = (answers: Answers, field: RequirementField): Answers => ({
  ...answers,
  requirements: { ...answers.requirements, [field]: '' },
});

/**
 * @param answers with qualifying laptops, none of them capable
 * @param columnsFor the columns for answers, because a required system decides whether Windows is paid
 * @param scratch overwritten
 */
export function noneCapable(
  answers: Answers,
  columnsFor: (answers: Answers) => Columns,
  scratch: Scratch,
): NoneCapable {
  const capableWithin = (asked: Answers): number | null => {
    const columns = columnsFor(asked);
    const row = cheapestCapable(columns, asked, selectRows(columns, asked, scratch));
    return row === undefined ? null : (columns.price[row] ?? 0);
  };
  const dearest = { ...answers, budget: BUDGET.max };
  const price = capableWithin(dearest);
  const columns = columnsFor(answers);
  const rows = selectRows(columns, price === null ? dearest : answers, scratch);
  const lacking = purposesWithout(columns, answers, rows);
  const together = lacking.length === 0;
  const { priorities } = answers;
  return {
    purposes: together ? PURPOSES.filter((purpose) => answers.purposes.includes(purpose)) : lacking,
    together,
    sure: together
      ? allMiss(columns, answers, rows)
      : lacking.every((purpose) => allMiss(columns, { purposes: [purpose], priorities }, rows)),
    budget: price === null ? null : budgetFor(price),
    obstacles:
      price === null ? requiredBy(answers).filter(({ field }) => capableWithin(without(dearest, field)) !== null) : [],
  };
}
