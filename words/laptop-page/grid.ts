/** The answer for every use at every budget, computed once for all laptops sold in Spain. */
import { type Answers, BUDGET, NO_REQUIREMENTS, type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { withLaptop } from '../../advisor/added-laptop.ts';
import { chooseCards } from '../../advisor/choose/choose-cards.ts';
import { buildColumns, type Columns } from '../../advisor/columns.ts';
import { withFirstCard } from '../../advisor/choose/first-card.ts';
import { type Needs, needsOf } from '../../advisor/needs/needs.ts';
import { isSpanishOffer } from '../../advisor/rank/prices.ts';
import { answerOrder } from '../../advisor/ranking.ts';
import { isCapable } from '../../advisor/rank/score.ts';
import { createScratch, qualityOf, type Scratch, type Shortlist, shortlist } from '../../advisor/shortlist.ts';

/** Euros; the last one is the form's maximum, shown only for laptops that no other budget covers. */
export const PAGE_BUDGETS = [500, 700, 1000, 1500, 2000, 3000, 4000] as const;
export const HIGHEST = BUDGET.max satisfies (typeof PAGE_BUDGETS)[number];
export const USUAL_HIGHEST = 3000 satisfies (typeof PAGE_BUDGETS)[number];

/** A buyer rounds a price up to the next multiple of the step, which grows with the price. In euros. */
const OWN_STEPS = [
  { upTo: 1000, step: 50 },
  { upTo: 2000, step: 100 },
  { upTo: BUDGET.max, step: 250 },
] as const;

/** @returns the lowest round budget that pays a price; `null` if the form accepts none */
export function formBudgetFor(price: number): number | null {
  const range = OWN_STEPS.find(({ upTo }) => price <= upTo);
  return range ? Math.max(BUDGET.min, Math.ceil(price / range.step) * range.step) : null;
}

/** One use at one budget. */
export interface GridAnswer {
  answers: Answers;
  needs: Needs;
  /** To rank again with other prices. */
  list: Pick<Shortlist, 'columns' | 'answers' | 'needs' | 'tables'>;
  /** By row, valid only if the budget pays it. */
  utility: Float64Array;
  /** Rows of the cards, in display order. */
  cards: readonly number[];
  /** By row: rank from 1 in the answer's order among the capable laptops; 0 for the others. */
  rank: Int32Array;
  /** Number of laptops within the budget that are capable of the use. */
  capable: number;
}

/** The value of each laptop for a use, independent of its price. */
export interface Worth {
  purpose: Purpose;
  needs: Needs;
  /** By row, 0–1: the weighted value. */
  quality: Float64Array;
  /** By row: 1 if it is capable. */
  capable: Uint8Array;
}

export interface Grid {
  columns: Columns;
  /** Overwritten by each question. */
  scratch: Scratch;
  /** The answer for a use and a budget, computed when it is first asked for. */
  at: (purpose: Purpose, budget: number) => GridAnswer;
  worth: readonly Worth[];
}

/**
 * @param budget in euros
 * @returns answers with only a use and a budget
 */
export const plainAnswers = (purpose: Purpose, budget: number): Answers => ({
  deviceType: 'laptop',
  purposes: [purpose],
  priorities: [],
  budget,
  requirements: NO_REQUIREMENTS,
});

function ask(columns: Columns, answers: Answers, scratch: Scratch): GridAnswer {
  const list = withFirstCard(shortlist(columns, answers, scratch));
  const rank = new Int32Array(columns.laptops.length);
  const cards = chooseCards(list).map(({ row }) => row);
  const able = list.rows.filter((row) => isCapable(list.missed[row] ?? 0));
  for (const [index, row] of able.toSorted(answerOrder(list, cards)).entries()) rank[row] = index + 1;
  return {
    answers,
    needs: list.needs,
    list: { columns, answers, needs: list.needs, tables: list.tables },
    utility: list.utility.slice(),
    cards,
    rank,
    capable: list.capable,
  };
}

function worthOf(columns: Columns, purpose: Purpose, scratch: Scratch): Worth {
  const needs = needsOf({ purposes: [purpose], priorities: [] });
  const list = shortlist(columns, plainAnswers(purpose, Infinity), scratch, needs);
  const rows = columns.laptops.keys();
  const quality = new Float64Array(columns.laptops.length);
  const capable = new Uint8Array(columns.laptops.length);
  for (const row of rows) {
    quality[row] = qualityOf(list, row);
    capable[row] = Number(isCapable(list.missed[row] ?? 0));
  }
  return { purpose, needs, quality, capable };
}

/** @returns the grid of the laptops sold in Spain, with which all others are compared */
export const createGrid = (laptops: readonly Laptop[]): Grid =>
  gridOf(buildColumns(laptops.filter(isSpanishOffer), true));

/** @returns the grid with one more laptop, which Spain does not sell, and its row */
export function gridWith({ columns: sold }: Grid, laptop: Laptop): { grid: Grid; row: number } {
  const { columns, row } = withLaptop(sold, laptop);
  return { grid: gridOf(columns), row };
}

function gridOf(columns: Columns): Grid {
  const scratch = createScratch(columns);
  const asked = new Map<string, GridAnswer>();
  return {
    columns,
    scratch,
    at(purpose, budget) {
      const key = `${purpose} ${budget}`;
      const known = asked.get(key) ?? ask(columns, plainAnswers(purpose, budget), scratch);
      asked.set(key, known);
      return known;
    },
    worth: PURPOSES.map((purpose) => worthOf(columns, purpose, scratch)),
  };
}
