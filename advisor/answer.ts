/** The advisor's answers as figures and statements; `words/` renders them as the contract's answers. */
import type { Answers } from '../contract/answers.ts';
import type { CatalogueInfo, ChangeName, OfferedChanges } from '../contract/answer-parts.ts';
import type { Role } from '../contract/facts.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Reason } from './explain/reason.ts';
import type { NoneCapable } from './choose/caution.ts';
import type { Needs } from './needs/needs.ts';
import type { Population } from './rank/population.ts';
import type { Relaxation } from './choose/relax.ts';
import type { PlacedStatement } from './explain/statements.ts';
import type { PlacesRow } from './explain/target.ts';
import type { PriceCeiling } from './choose/price-ceiling.ts';

export interface CardAnswer {
  laptop: Laptop;
  role: Role | null;
  /** The odds that the price is over the budget, 0–1. */
  overBudget: number;
  statements: readonly PlacedStatement[];
}

/** How many laptops the answer is about, and how many of them qualify. */
export interface Read extends Pick<Population, 'size' | 'qualifying' | 'isCapable'> {
  asked: number;
}

export interface Recommended {
  answers: Answers;
  needs: Needs;
  catalogue: CatalogueInfo;
  /** Best first; empty if nothing qualifies. */
  cards: readonly CardAnswer[];
  places: readonly PlacesRow[];
  /** The other cards that are as good as the first one, as far as we know; empty if nothing is capable. */
  tiedWith: readonly Laptop[];
  /** Up to where paying makes sense; `null` if more money is worth it, or nothing is capable. */
  enough: PriceCeiling | null;
  read: Read;
  /** `null` if there are no cards. */
  reason: Reason | null;
  /** Whether no laptop sold in Spain serves, so that these were seen abroad. */
  isAbroad: boolean;
  /** Of the laptops sold in Spain. */
  caution: NoneCapable | null;
  /** If there are no cards: the smallest changes that give laptops that serve. */
  relaxations: readonly Relaxation[];
  changes: OfferedChanges;
  /** The first laptop after each of the offered changes. */
  firsts: Readonly<Partial<Record<ChangeName, Laptop>>>;
  /** Ids of the other laptops that qualify, best first. */
  others: readonly string[];
}

export interface More {
  /** The laptops that earlier answers have shown, so that names stay apart from theirs. */
  before: readonly Laptop[];
  needs: Needs;
  catalogue: CatalogueInfo;
  cards: readonly CardAnswer[];
}
