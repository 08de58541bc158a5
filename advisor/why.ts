/** Explains a laptop's place for some answers, and the price at which it would be one of the cards. */
import type { Answers, RequirementField, RequirementValue } from '../contract/answers.ts';
import type { Role } from '../contract/facts.ts';
import type { Why as WhyAnswer } from '../contract/why.ts';
import { totalCost } from '../catalogue/derive/cost.ts';
import { meetsOption, requiredBy } from '../catalogue/derive/requirements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Advisor, LaptopStanding } from './advisor.ts';
import type { Attribute } from './needs/attributes.ts';
import { changesAgainst, isLoss } from './explain/changes.ts';
import { chooseCards } from './choose/choose-cards.ts';
import { bestDominator } from './dominance.ts';
import { type PassedOver, passedOver } from './choose/first-card.ts';
import type { Needs } from './needs/needs.ts';
import { type Population, populationOf } from './rank/population.ts';
import { pricesFor } from './price-search.ts';
import { rankOf } from './ranking.ts';
import { isCapable } from './rank/score.ts';
import { shortfallOf } from './explain/shortfall.ts';
import { ranksBefore } from './shortlist.ts';
import type { Change, Shortfall } from './explain/statements.ts';
import { comparedCriteria } from './explain/target.ts';
import { missedFloors, unknownsOf, wouldLead } from './unknown-figures.ts';

/** A requirement that the laptop does not meet, or is not known to meet. */
export type Failure =
  | { field: 'budget'; wanted: number }
  | { field: 'market'; wanted: 'spain' }
  | { field: RequirementField; wanted: RequirementValue<RequirementField> };

interface ExplainedLaptop {
  laptop: Laptop;
  answers: Answers;
  needs: Needs;
  /** What it lacks; `null` if it is capable of everything chosen. */
  shortfall: Shortfall | null;
  /** The highest prices in euros at which it would be shown, and be first; none if it is not capable. */
  prices: WhyAnswer['prices'];
}

export interface Excluded extends ExplainedLaptop {
  verdict: 'excluded';
  best: Laptop | null;
  failures: readonly Failure[];
  /** Whether only the budget excludes it. */
  isPriceOnly: boolean;
}

export interface Qualified extends ExplainedLaptop {
  verdict: 'chosen' | 'beaten' | 'ranked';
  best: Laptop;
  role: Role | null;
  /** Its place in the answer's order (`ranking.ts`). */
  rank: number;
  /** The number of capable laptops, or if this one is not capable, of all that qualify. */
  of: number;
  population: Pick<Population, 'size' | 'isCapable'>;
  /** A laptop that is cheaper and nowhere worse. */
  by: Laptop | null;
  /** A card with another configuration of the same chassis. */
  sister: Laptop | null;
  /** Why it is not first although its score is better than that of the first card. */
  doubt: PassedOver | null;
  /** Attributes that count and have no known figure, most important first. */
  unknowns: readonly Attribute[];
  /** Whether it would rank before the first card if its unknown figures had their best likely values. */
  wouldLead: boolean;
  /** What it loses against the first card, most important first. */
  keeps: readonly Change[];
}

export type Placed = Excluded | Qualified;

export function failuresOf(laptop: Laptop, answers: Answers): Failure[] {
  const failures = requiredBy(answers)
    .filter(({ field, option }) => !meetsOption(laptop, field, option))
    .map(({ field, option }): Failure => ({ field, wanted: option }));
  return totalCost(laptop) <= answers.budget ? failures : [{ field: 'budget', wanted: answers.budget }, ...failures];
}

/** @returns `null` for an unknown id */
export function placedFor(advisor: Pick<Advisor, 'standing'>, answers: Answers, id: string): Placed | null {
  const standing = advisor.standing(answers, id);
  return standing && place(standing);
}

const NO_PRICES: WhyAnswer['prices'] = { first: null, shown: null };

function place({ list, laptop, row, scratch }: LaptopStanding): Placed {
  const { columns, answers, needs, utility } = list;
  const cards = chooseCards(list);
  const shown = cards.map((card) => card.row);
  const card = cards.find((one) => one.row === row);
  const best = columns.laptops[shown[0] ?? -1];
  const shortfallIf = (capable: boolean): Shortfall | null => (capable ? null : shortfallOf(laptop, needs));

  if (row === null || !list.qualifies[row] || !best) {
    const failures = failuresOf(laptop, answers);
    if (row === null) failures.unshift({ field: 'market', wanted: 'spain' });
    const isPriceOnly = failures.every(({ field }) => field === 'budget');
    const shortfall = shortfallIf(isCapable(missedFloors(laptop, needs)));
    return {
      verdict: 'excluded',
      laptop,
      answers,
      needs,
      best: best ?? null,
      failures,
      isPriceOnly,
      shortfall,
      prices: row !== null && isPriceOnly && !shortfall ? pricesFor(list, row, shown, scratch) : NO_PRICES,
    };
  }

  const population = populationOf(list);
  const capable = isCapable(list.missed[row] ?? 0);
  const isFirst = best === laptop;
  const by = card ? undefined : columns.laptops[bestDominator(list, row) ?? -1];
  const sister = card ? undefined : shown.find((one) => columns.chassis[one] === columns.chassis[row]);
  const isAhead = !isFirst && ranksBefore(utility, row, shown[0] ?? row);
  const placed = {
    verdict: card ? 'chosen' : by ? 'beaten' : 'ranked',
    laptop,
    answers,
    needs,
    best,
    role: card?.role ?? null,
    rank: rankOf(list, row, shown),
    of: capable ? population.size : list.rows.length,
    population: { size: population.size, isCapable: population.isCapable },
    by: by ?? null,
    sister: sister === undefined ? null : (columns.laptops[sister] ?? best),
    doubt: isAhead ? passedOver(list, row, shown[0] ?? row) : null,
    unknowns: unknownsOf(laptop, list.needs),
    wouldLead: wouldLead(list, row),
    keeps: isFirst ? [] : changesAgainst(laptop, best, comparedCriteria(needs), list).filter(isLoss),
    shortfall: shortfallIf(capable),
  } as const;
  // Computed last, because it overwrites the list.
  return { ...placed, prices: capable ? pricesFor(list, row, shown, scratch) : NO_PRICES };
}
