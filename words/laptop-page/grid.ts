/** The answer for every use at every budget, computed once for all laptops. */
import { type Answers, NO_REQUIREMENTS, type Purpose, PURPOSES } from '../../contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { chooseCards } from '../../advisor/choose.ts';
import { buildColumns, type Columns } from '../../advisor/columns.ts';
import { withFirstCard } from '../../advisor/first-card.ts';
import { type Needs, needsOf } from '../../advisor/needs.ts';
import { answerOrder } from '../../advisor/ranking.ts';
import { isCapable } from '../../advisor/score.ts';
import { createScratch, qualityOf, type Scratch, shortlist } from '../../advisor/shortlist.ts';

/** Euros; the last one is the form's maximum, shown only for laptops that no other budget covers. */
export const PAGE_BUDGETS = [500, 700, 1000, 1500, 2000, 3000, 4000] as const;

/** One use at one budget. */
export interface Asked {
  answers: Answers;
  needs: Needs;
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
  asked: ReadonlyMap<Purpose, readonly Asked[]>;
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

function ask(columns: Columns, answers: Answers, scratch: Scratch): Asked {
  const list = withFirstCard(shortlist(columns, answers, scratch));
  const rank = new Int32Array(columns.laptops.length);
  const cards = chooseCards(list).map(({ row }) => row);
  const able = list.rows.filter((row) => isCapable(list.missed[row] ?? 0));
  for (const [index, row] of able.toSorted(answerOrder(list, cards)).entries()) rank[row] = index + 1;
  return {
    answers,
    needs: list.needs,
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

/** @param laptops of the catalogue; takes some hundred milliseconds for 5,000 */
export function askEverything(laptops: readonly Laptop[]): Grid {
  const columns = buildColumns(laptops, true);
  const scratch = createScratch(columns);
  return {
    columns,
    asked: new Map(
      PURPOSES.map((purpose) => [
        purpose,
        PAGE_BUDGETS.map((budget) => ask(columns, plainAnswers(purpose, budget), scratch)),
      ]),
    ),
    worth: PURPOSES.map((purpose) => worthOf(columns, purpose, scratch)),
  };
}
