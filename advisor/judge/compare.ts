/** Compares laptops chosen by the visitor for their answers, and the one of an advert. */
import type { Answers } from '../../contract/answers.ts';
import type { CatalogueInfo } from '../../contract/answer-parts.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import { changesAgainst } from '../explain/changes.ts';
import type { Needs } from '../needs/needs.ts';
import { answerOrder } from '../ranking.ts';
import { isCapable } from '../rank/score.ts';
import { shortfallOf } from '../explain/shortfall.ts';
import { createScratch, type Shortlist, shortlist } from '../shortlist.ts';
import { butOf, butsOnCards } from '../single-card.ts';
import type { Change, PlacedStatement, Shortfall, TargetCriterion } from '../explain/statements.ts';
import { placesOf, type PlacesRow } from '../explain/target.ts';
import { withLaptop } from '../added-laptop.ts';
import { chooseCards } from '../choose/choose-cards.ts';
import type { Columns } from '../columns.ts';
import { withFirstCard } from '../choose/first-card.ts';
import type { Card } from '../roles.ts';

/**
 * @param original columns of the laptops that the answers are about
 * @param advert the laptop of an advert, which comes first
 * @param laptops of the catalogue, also those that the answers are not about
 */
export function compareLaptops(
  original: Columns,
  advert: Laptop | null,
  laptops: readonly Laptop[],
  { answers, catalogue }: Pick<ComparedLaptops, 'answers' | 'catalogue'>,
): ComparedLaptops {
  const unsold = laptops.filter(({ id }) => !original.rowOf.has(id));
  const added = advert ? [advert, ...unsold] : unsold;
  const columns = added.reduce((some, laptop) => withLaptop(some, laptop).columns, original);
  const rowOf = ({ id }: Laptop): number => columns.laptops.findIndex((laptop) => laptop.id === id);
  const list = withFirstCard(shortlist(columns, answers, createScratch(columns)));
  for (const laptop of unsold) list.qualifies[rowOf(laptop)] = 0;
  return compareRows(list, (advert ? [advert, ...laptops] : laptops).map(rowOf), chooseCards(list), catalogue);
}

export interface ComparedLaptop {
  laptop: Laptop;
  /**
   * Whether the answers may show it: it meets the budget and every requirement, and Spain sells it or nothing that
   * serves.
   */
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
function compareRows(
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
