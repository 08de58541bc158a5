/** The advisor: recommends laptops from a catalogue for a user's answers. Synchronous and pure. */
import type { CatalogueInfo, OfferedChanges } from '../contract/answer-parts.ts';
import type { Answers } from '../contract/answers.ts';
import type { CompareRequest } from '../contract/compared.ts';
import { FILTERED_LAPTOPS_MAX, type MoreRequest } from '../contract/recommendations.ts';
import type { Catalogue, Laptop } from '../catalogue/laptop.ts';
import type { CardAnswer, More, Recommended } from './answer.ts';
import type { Subject } from './explain/assessments.ts';
import { cardStatements } from './explain/card-statements.ts';
import { reasonOf } from './explain/reason.ts';
import { subjectsOf } from './explain/subjects.ts';
import { noneCapable } from './choose/caution.ts';
import { chooseCards } from './choose/choose-cards.ts';
import type { Card } from './roles.ts';
import type { Columns } from './columns.ts';
import { type ComparedLaptops, compareLaptops } from './judge/compare.ts';
import { bestDominator, isDominated } from './dominance.ts';
import { createMarket } from './rank/market.ts';
import { nearTies } from './choose/near-ties.ts';
import { populationOf } from './rank/population.ts';
import { moneyFor, NO_MONEY } from './choose/price-ceiling.ts';
import { overBudgetOf } from './rank/prices.ts';
import { bestRows } from './ranking.ts';
import { inRowOrder } from './rank/row-order.ts';
import { relaxations } from './choose/relax.ts';
import { ranksBefore, type Scratch, type Shortlist } from './shortlist.ts';
import { placesOf } from './explain/target.ts';
import { offeredChanges, withOtherWinner } from './choose/offered-changes.ts';

/** A laptop's place in a ranking. Valid until the advisor is called again. */
export interface LaptopStanding {
  /** The shortlist, with the laptop to show first. */
  list: Shortlist;
  laptop: Laptop;
  /** `null` if the answer is about laptops sold in Spain, and this one is not. */
  row: number | null;
  /** The scratch buffers of the list. */
  scratch: Scratch;
}

export interface Advisor {
  catalogue: CatalogueInfo;
  /** All laptops, cheapest first. */
  laptops: readonly Laptop[];
  /** Up to three cards; if there are none, the changes that would give results. */
  recommend: (answers: Answers) => Recommended;
  /** The next best of the ids left over by an earlier answer; unknown ids are ignored. */
  more: (request: MoreRequest) => More;
  /** `null` for an unknown id. */
  laptop: (id: string) => Laptop | null;
  /** The laptop's place for these answers, for `why.ts`, which is loaded separately; `null` for an unknown id. */
  standing: (answers: Answers, id: string) => LaptopStanding | null;
  /** The columns of the laptops that these answers are about, for `judge.ts`, which is loaded separately. */
  columnsFor: (answers: Answers) => Columns;
  /** Compares laptops chosen by the visitor for their answers; unknown ids are ignored. */
  compare: (request: CompareRequest) => ComparedLaptops;
}

/** Qualifying ids that are not shown, best first. Includes dominated ones, so that a new requirement never adds any. */
function remainingIds(list: Shortlist, cards: readonly Card[]): string[] {
  const shown = new Set(cards.map(({ row }) => row));
  const ids: string[] = [];
  for (const row of bestRows(list, FILTERED_LAPTOPS_MAX + cards.length)) {
    if (!shown.has(row) && ids.length < FILTERED_LAPTOPS_MAX) ids.push(list.columns.laptops[row]?.id ?? '');
  }
  return ids;
}

/** The best of the given ids that still qualify. Dominated laptops come last, with the laptop that dominates them. */
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
  return [...cards, ...last.map((row): Card => ({ row, role: null, dominatedBy: bestDominator(list, row) }))];
}

/** The cards of the first answer, and what it left over and is not in `left` any more. */
function laptopsBefore(list: Shortlist, left: readonly string[]): Laptop[] {
  const { columns } = list;
  const cards = chooseCards(list);
  const waiting = new Set(left);
  const rows = remainingIds(list, cards).flatMap((id) => (waiting.has(id) ? [] : (columns.rowOf.get(id) ?? [])));
  return [...cards.map(({ row }) => row), ...rows].flatMap((row) => columns.laptops[row] ?? []);
}

const cardsFor = (subjects: readonly Subject[]): CardAnswer[] =>
  subjects.map((subject) => ({
    laptop: subject.laptop,
    role: subject.role,
    overBudget: overBudgetOf(subject.laptop, subject.answers),
    statements: cardStatements(subject),
  }));

/** @param catalogue laptops with distinct ids and names; indexed once, in O(n log n) */
export function createAdvisor(catalogue: Catalogue): Advisor {
  const market = createMarket(catalogue.laptops);
  const { rank, scratch } = market;
  const info: CatalogueInfo = { date: catalogue.date, size: catalogue.laptops.length };
  const laptops = inRowOrder(catalogue.laptops);
  const laptopOf = new Map(laptops.map((laptop) => [laptop.id, laptop]));

  return {
    catalogue: info,
    laptops,
    recommend(answers) {
      const list = rank(answers);
      const { needs } = list;
      const chosen = chooseCards(list);
      const population = populationOf(list);
      const { size, qualifying, isCapable } = population;
      const subjects = subjectsOf(list, chosen, population);
      const isEmpty = subjects.length === 0;
      const answer = {
        answers,
        needs,
        catalogue: info,
        cards: cardsFor(subjects),
        tiedWith: isCapable ? nearTies(list, chosen) : [],
        places: placesOf(
          subjects.map(({ laptop }) => laptop),
          answers,
          needs,
        ),
        read: { asked: list.columns.laptops.length, size, qualifying, isCapable },
        reason: reasonOf(subjects, list, population),
        others: remainingIds(list, chosen),
      };
      const offered = offeredChanges(list, chosen);
      // Computed last, because each of these overwrites the list.
      const isAbroad = !isEmpty && list.columns !== market.inSpain(answers);
      const caution = !isEmpty && (isAbroad || !isCapable) ? noneCapable(answers, market.inSpain, scratch) : null;
      const { enough, isMoreUseful } = isCapable ? moneyFor(list, chosen, scratch) : NO_MONEY;
      // In the order of the contract, in which the API writes it.
      const useful: OfferedChanges = { ...(isMoreUseful && { more: true }), ...offered };
      const [first] = subjects;
      return {
        ...answer,
        ...(first ? withOtherWinner(answers, useful, first.laptop, rank) : { changes: {}, firsts: {} }),
        isAbroad,
        caution,
        enough,
        relaxations: isEmpty ? relaxations(answers, market.inSpain, scratch) : [],
      };
    },
    more({ userInput, filteredLaptops, count }) {
      const list = rank(userInput);
      const cards = nextCards(list, filteredLaptops, count);
      return {
        needs: list.needs,
        catalogue: info,
        before: laptopsBefore(list, filteredLaptops),
        cards: cardsFor(subjectsOf(list, cards, populationOf(list))),
      };
    },
    laptop: (id) => laptopOf.get(id) ?? null,
    standing(answers, id) {
      const known = market.anywhere(answers);
      const laptop = known.laptops[known.rowOf.get(id) ?? -1];
      if (!laptop) return null;
      const list = rank(answers);
      return { list, laptop, row: list.columns.rowOf.get(id) ?? null, scratch };
    },
    columnsFor: (answers) => rank(answers).columns,
    compare({ userInput, ids }) {
      const { columns } = rank(userInput);
      const known = market.anywhere(userInput);
      const compared = [...new Set(ids)].flatMap((id) => known.laptops[known.rowOf.get(id) ?? -1] ?? []);
      return compareLaptops(columns, null, compared, { answers: userInput, catalogue: info });
    },
  };
}
