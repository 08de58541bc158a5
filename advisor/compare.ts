/** Compares laptops chosen by the visitor for their answers. */
import type { Answers } from '../contract/answers.ts';
import type { CatalogueInfo } from '../contract/answer-parts.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { changesAgainst } from './changes.ts';
import type { Needs } from './needs.ts';
import { answerOrder } from './ranking.ts';
import { isCapable } from './score.ts';
import { shortfallOf } from './shortfall.ts';
import { createScratch, type Shortlist, shortlist } from './shortlist.ts';
import { butOf, butsOnCards } from './single-card.ts';
import type { Change, PlacedStatement, Shortfall, TargetCriterion } from './statements.ts';
import { placesOf, type PlacesRow } from './target.ts';
import { withLaptop } from './added-laptop.ts';
import { chooseCards } from './choose.ts';
import type { Columns } from './columns.ts';
import { withFirstCard } from './first-card.ts';
import type { Card } from './roles.ts';

/**
 * Compares a laptop that the catalogue does not have with some that it has.
 * @param original columns for these answers
 * @param ids unknown ones are ignored
 */
export function compareWith(
  original: Columns,
  laptop: Laptop,
  { userInput, ids }: { userInput: Answers; ids: readonly string[] },
  catalogue: CatalogueInfo,
): ComparedLaptops {
  const { columns, row } = withLaptop(original, laptop);
  const list = withFirstCard(shortlist(columns, userInput, createScratch(columns)));
  const others = new Set(ids.flatMap((id) => original.rowOf.get(id) ?? []));
  const rows = [row, ...[...others].map((other) => (other < row ? other : other + 1))];
  return compareRows(list, rows, chooseCards(list), catalogue);
}

export interface ComparedLaptop {
  laptop: Laptop;
  qualifies: boolean;
  /** The most important shortfall of a laptop that qualifies; `null` if it is capable. */
  shortfall: Shortfall | null;
  /** Its drawback; `null` if it does not qualify or is not capable. */
  but: PlacedStatement | null;
  /** For each row of the target, the lead over the next laptop; `null` if it does not lead. */
  leads: readonly (Change | null)[];
}

export interface ComparedLaptops {
  answers: Answers;
  needs: Needs;
  catalogue: CatalogueInfo;
  laptops: readonly ComparedLaptop[];
  best: Laptop | null;
  places: readonly PlacesRow[];
}

/** The row that an answer would show first. */
function bestOf(list: Shortlist, rows: readonly number[], shown: readonly number[]): number | undefined {
  const [first] = rows
    .filter((row) => list.qualifies[row] && isCapable(list.missed[row] ?? 0))
    .toSorted(answerOrder(list, shown));
  return rows.length > 1 ? first : undefined;
}

/**
 * @param against the changes of this laptop against each other one
 * @returns the lead over the runner-up; `null` if it does not lead
 */
function leadOf(criterion: TargetCriterion, against: readonly (readonly Change[])[]): Change | null {
  const changes = against.flatMap((all) => all.filter((change) => change.criterion === criterion));
  const [least] = changes.toSorted((a, b) => a.gain - b.gain);
  return least && least.gain > 0 ? least : null;
}

/**
 * @param rows distinct existing rows
 * @param cards of the answer
 */
export function compareRows(
  list: Shortlist,
  rows: readonly number[],
  cards: readonly Card[],
  catalogue: CatalogueInfo,
): ComparedLaptops {
  const shown = cards.map(({ row }) => row);
  const buts = butsOnCards(list, cards, rows);
  const { columns, answers, needs, qualifies, missed } = list;
  const laptops = rows.flatMap((row) => columns.laptops[row] ?? []);
  const places = placesOf(laptops, answers, needs);
  const criteria = places.map(({ criterion }) => criterion);
  return {
    answers,
    needs,
    catalogue,
    laptops: laptops.map((laptop, index) => {
      const row = rows[index] ?? -1;
      const isShort = Boolean(qualifies[row]) && !isCapable(missed[row] ?? 0);
      const against = laptops
        .filter((other) => other !== laptop)
        .map((other) => changesAgainst(laptop, other, criteria, list));
      return {
        laptop,
        qualifies: Boolean(qualifies[row]),
        shortfall: isShort ? shortfallOf(laptop, needs, 1) : null,
        but: qualifies[row] && !isShort ? (buts.get(row) ?? butOf(list, row)) : null,
        // No laptop leads if a figure is unknown.
        leads: places.map(({ criterion, places: all }) =>
          all.every(({ at }) => at !== null) ? leadOf(criterion, against) : null,
        ),
      };
    }),
    best: columns.laptops[bestOf(list, rows, shown) ?? -1] ?? null,
    places,
  };
}
