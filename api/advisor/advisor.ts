/** The advisor: answers in, computers with their reasons out. Pure; everything it knows is the catalogue it was made with. */
import type { Answers } from '../../src/contract/answers.ts';
import type { LaptopSheet } from '../../src/contract/laptops.ts';
import { type CatalogueInfo, NO_MORE_OPTIONS } from '../../src/contract/answer-parts.ts';
import {
  FILTERED_LAPTOPS_MAX,
  type MoreOptions,
  type MoreRequest,
  type Recommendation,
} from '../../src/contract/recommendations.ts';
import type { Why } from '../../src/contract/why.ts';
import type { Marketplace } from '../catalogue/buy-link.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { type Card, chooseCards } from './choose.ts';
import { layOutColumns } from './columns.ts';
import { computersFor } from './computers.ts';
import { bestDominator, isDominated } from './dominance.ts';
import { rememberSheets } from './facts.ts';
import { populationOf } from './population.ts';
import { bestRows } from './ranking.ts';
import { relaxations } from './relax.ts';
import { createScratch, ranksBefore, type Shortlist, shortlist } from './shortlist.ts';
import { whyChosenOrNot } from './why.ts';
import { explain } from './words/explanation.ts';
import { nothingFound } from './words/nothing.ts';
import { reasonFor } from './words/reason.ts';

export interface Advisor {
  catalogue: CatalogueInfo;
  /** The first answer: up to three computers, or none and what to change. */
  recommend: (answers: Answers) => Recommendation;
  /** The next best of the ids that an earlier answer left over, until all have been shown; unknown ids are ignored. */
  more: (request: MoreRequest) => MoreOptions;
  /** One laptop by id, or `null`. */
  laptop: (id: string) => LaptopSheet | null;
  /** Why the laptop was chosen for these answers or was not; `null` for an unknown id. */
  why: (answers: Answers, id: string) => Why | null;
}

/** Ids of all that qualify and are not shown, best first: dominated ones too, so that demanding more never adds any. */
function idsLeft(list: Shortlist, cards: readonly Card[]): string[] {
  const shown = new Set(cards.map(({ row }) => row));
  const ids: string[] = [];
  for (const row of bestRows(list, FILTERED_LAPTOPS_MAX + cards.length)) {
    if (!shown.has(row) && ids.length < FILTERED_LAPTOPS_MAX) ids.push(list.columns.laptops[row]?.id ?? '');
  }
  return ids;
}

/**
 * The best ranked of the given ids that qualify. What another that qualifies dominates comes when no others are left, and
 * with that other's name: the list an answer left over is shown to its end, and nobody takes the worse for the better.
 */
function nextCards(list: Shortlist, ids: readonly string[], count: number): Card[] {
  const rows = [...new Set(ids)]
    .flatMap((id) => list.columns.rowOf.get(id) ?? [])
    .filter((row) => list.qualifies[row])
    .toSorted((a, b) => (ranksBefore(list.utility, a, b) ? -1 : 1));
  const cards: Card[] = [];
  const dominated: number[] = [];
  for (const row of rows) {
    if (cards.length === count) break;
    if (isDominated(list, row)) dominated.push(row);
    else cards.push({ row, role: null });
  }
  const last = dominated.slice(0, count - cards.length);
  return [...cards, ...last.map((row): Card => ({ row, role: null, beatenBy: bestDominator(list, row) }))];
}

/**
 * @param catalogue laptops with distinct ids and names; laid out once, in O(n log n)
 * @param options where laptops are bought
 */
export function createAdvisor(catalogue: Catalogue, { marketplace }: { marketplace: Marketplace }): Advisor {
  const columns = layOutColumns(catalogue.laptops);
  const scratch = createScratch(columns);
  const info: CatalogueInfo = { date: catalogue.date, size: columns.laptops.length };
  const sheetOf = rememberSheets(marketplace);

  return {
    catalogue: info,
    recommend(answers) {
      const list = shortlist(columns, answers, scratch);
      const cards = chooseCards(list);
      const population = populationOf(list);
      const computers = computersFor(list, cards, population, sheetOf);
      const laptops = cards.flatMap(({ row }) => columns.laptops[row] ?? []);
      const filteredLaptops = idsLeft(list, cards);
      const explanation = explain(answers, info.size, population.size);
      const reason =
        laptops.length > 0
          ? reasonFor(laptops, answers, list.needs, population)
          : nothingFound(answers, relaxations(columns, answers, scratch));
      const comparisons = Object.fromEntries(computers.map(({ name, pros, cons }) => [name, { pros, cons }]));
      return { computers, explanation, comparisons, reason, filteredLaptops, userInput: answers, catalogue: info };
    },
    more({ userInput, filteredLaptops, count }) {
      const list = shortlist(columns, userInput, scratch);
      const cards = nextCards(list, filteredLaptops, count);
      if (cards.length === 0) return { computers: [], message: NO_MORE_OPTIONS, catalogue: info };
      return { computers: computersFor(list, cards, populationOf(list), sheetOf), catalogue: info };
    },
    laptop(id) {
      const laptop = columns.laptops[columns.rowOf.get(id) ?? -1];
      return laptop ? sheetOf(laptop) : null;
    },
    why: (answers, id) => whyChosenOrNot(shortlist(columns, answers, scratch), columns.rowOf.get(id) ?? -1),
  };
}
