/** The advisor's answers as figures and statements; `words/` renders them as the contract's answers. */
import type { Answers } from '../contract/answers.ts';
import type { CatalogueInfo, ChangeName, OfferedChanges } from '../contract/answer-parts.ts';
import type { Confidence, Sureness } from '../contract/confidence.ts';
import type { Role } from '../contract/facts.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Reason } from './cards/reason.ts';
import type { NoneCapable } from './caution.ts';
import type { MoneyAround } from './market-steps.ts';
import type { Needs } from './needs.ts';
import type { Population } from './population.ts';
import type { Relaxation } from './relax.ts';
import type { Undecided } from './undecided.ts';
import type { FirstTwo, PlacedStatement } from './statements.ts';
import type { PlacesRow } from './target.ts';
import type { RowTippingPoint } from './one-figure.ts';

export interface CardAnswer {
  laptop: Laptop;
  role: Role | null;
  /** The odds that the price is over the budget, 0–1. */
  overBudget: number;
  /** `null` if nothing was simulated. */
  confidence: Confidence | null;
  statements: readonly PlacedStatement[];
}

/** How the answers were interpreted, and how many laptops qualify. */
export interface Read extends Pick<Population, 'size' | 'qualifying' | 'isCapable'> {
  undecided: Undecided;
}

/** A figure of one of the cards at which the answer would change, and the card that would then win. */
export interface TippingPoint extends Pick<RowTippingPoint, 'figure' | 'value' | 'share'> {
  laptop: Laptop;
  winner: Laptop;
}

export interface Recommended {
  answers: Answers;
  needs: Needs;
  catalogue: CatalogueInfo;
  /** Best first; empty if nothing qualifies. */
  cards: readonly CardAnswer[];
  places: readonly PlacesRow[];
  /** `null` if nothing is capable, or there is only one card; `firstTwo` only of a tie. */
  sureness: (Pick<Sureness, 'kind' | 'tiedWith'> & { firstTwo: FirstTwo | null }) | null;
  /** Up to where paying makes sense. */
  enough: MoneyAround['enough'];
  read: Read;
  /** `null` if there are no cards. */
  reason: Reason | null;
  caution: NoneCapable | null;
  tippingPoints: readonly TippingPoint[];
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
