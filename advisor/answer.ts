/** The advisor's answers as figures and statements; `words/` renders them as the contract's answers. */
import type { CatalogueInfo, Answers } from '../contract/answers.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { NoneCapable } from './choose/caution.ts';
import type { Card } from './choose/choose-cards.ts';
import type { Offered, PriceCeiling } from './choose/offered-changes.ts';
import type { Relaxation } from './choose/relax.ts';
import type { Change, PlacedStatement, Praise } from './explain/statements.ts';
import type { PlacesRow } from './explain/target.ts';
import type { Needs } from './needs/needs.ts';

export interface CardAnswer extends Card {
  /** Against the first card, largest first; empty for that one. */
  changes: readonly Change[];
  statements: readonly PlacedStatement[];
}

/** How many laptops the answer is about, and how many of them qualify and are capable. */
export interface Counts {
  considered: number;
  qualifying: number;
  capable: number;
  /** Those of `capable` that fit at least well. */
  fitting: number;
}

export interface Recommended {
  answers: Answers;
  needs: Needs;
  catalogue: CatalogueInfo;
  /** Best first; empty if nothing qualifies. */
  cards: readonly CardAnswer[];
  /** What the first card does well; empty without cards. */
  praises: readonly Praise[];
  places: readonly PlacesRow[];
  /** The other cards that are as good as the first one, as far as we know; empty if nothing is capable. */
  tiedWith: readonly Laptop[];
  /** Paying makes sense up to here; `null` if more money is worth it, or nothing is capable. */
  enough: PriceCeiling | null;
  counts: Counts;
  /** Whether no laptop sold in Spain serves, so that these were seen abroad. */
  isAbroad: boolean;
  /** Compares only laptops sold in Spain. */
  caution: NoneCapable | null;
  /** If nothing sold in Spain serves, and there are no cards or those of other countries: the smallest changes that help. */
  relaxations: readonly Relaxation[];
  offered: Offered;
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
