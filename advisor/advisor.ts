/** The advisor: recommends laptops from a catalogue for a user's answers. Synchronous, and pure but for offers that expire. */
import { type CatalogueInfo, NO_MORE_OPTIONS } from '../contract/answer-parts.ts';
import type { Answers } from '../contract/answers.ts';
import type { Compared, CompareRequest } from '../contract/compared.ts';
import type { LaptopSheet } from '../contract/computer.ts';
import type { LaptopNames } from '../contract/laptop-names.ts';
import type { Market } from '../contract/market.ts';
import type { Counts } from '../contract/counts.ts';
import {
  FILTERED_LAPTOPS_MAX,
  FIRST_ANSWER_COUNT,
  type MoreOptions,
  type MoreRequest,
  type Recommendation,
} from '../contract/recommendations.ts';
import { PICTURE_HOSTS, SHOP_HOSTS } from '../contract/shop-hosts.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import { noneCapable } from './caution.ts';
import { type Card, chooseCards } from './choose.ts';
import { buildColumns, type Columns } from './columns.ts';
import { compareRows } from './compare.ts';
import { computersFor, sheetOf, type ShopSettings } from './computers.ts';
import { confidenceOf } from './confidence.ts';
import { countFor } from './counts.ts';
import { bestDominator, isDominated } from './dominance.ts';
import { withFirstCard } from './first-card.ts';
import { marketOf } from './market.ts';
import { populationOf } from './population.ts';
import { bestRows } from './ranking.ts';
import { relaxations, relaxed, withoutSystem } from './relax.ts';
import { createScratch, ranksBefore, type Scratch, type Shortlist, shortlist, undecided } from './shortlist.ts';
import { subjectsOf } from './subjects.ts';
import { targetOf } from './target.ts';
import { cautionOf } from './words/caution.ts';
import { countText } from './words/counts.ts';
import { dependences } from './words/depends-words.ts';
import { explain } from './words/explanation.ts';
import { bareOfferText, noResultsText, relaxationLine, shortRelaxation } from './words/no-results.ts';
import { reasonFor } from './words/reason.ts';
import { shorten } from './words/shorten.ts';

/** Valid until the advisor is asked again. */
export interface LaptopStanding {
  /** With the laptop to show first. */
  list: Shortlist;
  row: number;
  /** That of the list. */
  scratch: Scratch;
}

export interface Advisor {
  catalogue: CatalogueInfo;
  /** Up to three computers, or none and which changes would give results. */
  recommend: (answers: Answers) => Recommendation;
  /** The next best of the ids left over by an earlier answer; unknown ids are ignored. */
  more: (request: MoreRequest) => MoreOptions;
  /** How many qualify, also with every other option of a requirement. @param answers may lack a purpose */
  counts: (answers: Answers) => Counts;
  /** `null` for an unknown id. */
  laptop: (id: string) => LaptopSheet | null;
  /** Where a laptop stands for these answers, for `why.ts`, whose code is loaded apart; `null` for an unknown id. */
  standing: (answers: Answers, id: string) => LaptopStanding | null;
  /** All laptops that qualify, price against fit. */
  market: (answers: Answers) => Market;
  /** Laptops that a visitor chose, by what the answers ask for; unknown ids are ignored. */
  compare: (request: CompareRequest) => Compared;
  /** All laptops, cheapest first. */
  names: () => LaptopNames;
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

/** The best of the given ids that still qualify. Dominated laptops come last and name what dominates them. */
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

/** Who asks for no system, or for Linux, does not pay for Windows. */
const needsWindows = ({ requirements: { os } }: Answers): boolean => os !== 'none' && os !== 'linux';

/** Few laptops come with Linux. Overwrites `scratch`. */
function bareOffer(columns: Columns, answers: Answers, shown: number, scratch: Scratch): string[] {
  const offer = shown < FIRST_ANSWER_COUNT ? withoutSystem(columns, answers, scratch) : null;
  return offer ? [bareOfferText(offer)] : [];
}

const DEFAULTS = {
  shops: { linkHosts: SHOP_HOSTS.split(','), pictureHosts: PICTURE_HOSTS.split(',') },
  now: Date.now,
};

export type AdvisorOptions = Pick<ShopSettings, 'marketplace'> & Partial<ShopSettings>;

/** @param catalogue laptops with distinct ids and names; indexed once, in O(n log n) */
export function createAdvisor(catalogue: Catalogue, options: AdvisorOptions): Advisor {
  const shops: ShopSettings = { ...DEFAULTS, ...options };
  const withLicence = buildColumns(catalogue.laptops, true);
  const withoutLicence = buildColumns(catalogue.laptops, false);
  const scratch = createScratch(withLicence);
  const info: CatalogueInfo = { date: catalogue.date, size: catalogue.laptops.length };
  const columnsFor = (answers: Answers): Columns => (needsWindows(answers) ? withLicence : withoutLicence);
  const listFor = (answers: Answers): Shortlist => withFirstCard(shortlist(columnsFor(answers), answers, scratch));

  return {
    catalogue: info,
    recommend(answers) {
      const list = listFor(answers);
      const { columns } = list;
      const cards = chooseCards(list);
      const population = populationOf(list);
      const subjects = subjectsOf(list, cards, population);
      const laptops = cards.flatMap(({ row }) => columns.laptops[row] ?? []);
      const filteredLaptops = remainingIds(list, cards);
      const explanation = explain(answers, info.size, population, undecided(columns, answers));
      const changes = laptops.length > 0 ? [] : relaxations(columns, answers, scratch);
      const whole = computersFor(subjects, shops, population.isCapable ? confidenceOf(list, cards) : []);
      const dependsOn = population.isCapable ? dependences(list, cards) : [];
      // Last of what reads the list: `bareOffer` overwrites it.
      const reason =
        laptops.length > 0
          ? [reasonFor(subjects, list, population), ...bareOffer(columns, answers, laptops.length, scratch)].join('\n')
          : noResultsText(answers, changes);
      const computers = shorten(whole, [explanation, reason]);
      const caution =
        cards.length > 0 && list.capable === 0 ? cautionOf(noneCapable(answers, columnsFor, scratch), answers) : null;
      const comparisons = Object.fromEntries(computers.map(({ name, pros, cons }) => [name, { pros, cons }]));
      return {
        computers,
        target: targetOf(laptops, answers, list.needs),
        caution,
        dependsOn,
        explanation,
        comparisons,
        reason,
        relaxations: changes.map((change) => ({
          text: relaxationLine(change, answers.budget),
          answers: relaxed(answers, change),
        })),
        filteredLaptops,
        userInput: answers,
        catalogue: info,
      };
    },
    more({ userInput, filteredLaptops, count }) {
      const list = listFor(userInput);
      const cards = nextCards(list, filteredLaptops, count);
      if (cards.length === 0) return { computers: [], message: NO_MORE_OPTIONS, catalogue: info };
      return { computers: computersFor(subjectsOf(list, cards, populationOf(list)), shops), catalogue: info };
    },
    counts(answers) {
      const counted = countFor(answers, columnsFor, scratch);
      const [change] = counted.count > 0 ? [] : relaxations(columnsFor(answers), answers, scratch);
      const { budget, requirements } = change ? relaxed(answers, change) : answers;
      return {
        count: counted.count,
        text: countText(answers, counted),
        options: counted.options,
        help: change ? { text: shortRelaxation(change, answers.budget), budget, requirements } : null,
      };
    },
    laptop(id) {
      const laptop = withLicence.laptops[withLicence.rowOf.get(id) ?? -1];
      return laptop ? sheetOf(laptop, shops) : null;
    },
    standing(answers, id) {
      const row = columnsFor(answers).rowOf.get(id);
      return row === undefined ? null : { list: listFor(answers), row, scratch };
    },
    market(answers) {
      const list = listFor(answers);
      return marketOf(list, chooseCards(list), info, scratch);
    },
    compare({ userInput, ids }) {
      const list = listFor(userInput);
      const rows = new Set(ids.flatMap((id) => list.columns.rowOf.get(id) ?? []));
      return { ...compareRows(list, [...rows]), catalogue: info };
    },
    names: () => ({ laptops: withLicence.laptops.map(({ id, name, priceEur }) => ({ id, name, price: priceEur })) }),
  };
}
