/** What the advisor answers, as figures and statements. `words/` makes the contract's answer of it. */
import type { Answers } from '../contract/answers.ts';
import type { CatalogueInfo } from '../contract/answer-parts.ts';
import type { Confidence } from '../contract/confidence.ts';
import type { Role } from '../contract/facts.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Reason } from './cards/reason.ts';
import type { NoneCapable } from './caution.ts';
import type { Counted } from './counts.ts';
import type { TurningPoint } from './depends.ts';
import type { Needs } from './needs.ts';
import type { Population } from './population.ts';
import type { Offer, Relaxation } from './relax.ts';
import type { Undecided } from './shortlist.ts';
import type { PlacedStatement } from './statements.ts';
import type { PlacesRow } from './target.ts';

export interface CardAnswer {
  laptop: Laptop;
  role: Role | null;
  /** `null` where nothing was simulated. */
  confidence: Confidence | null;
  statements: readonly PlacedStatement[];
}

/** How the answers were understood, and how many laptops that leaves. */
export interface Read extends Pick<Population, 'size' | 'qualifying' | 'isCapable'> {
  undecided: Undecided;
}

/** A figure at which the answer turns, of one of the cards, and which of them then wins. */
export interface Turn extends Pick<TurningPoint, 'figure' | 'value' | 'share'> {
  laptop: Laptop;
  winner: Laptop;
}

export interface Recommended {
  answers: Answers;
  needs: Needs;
  catalogue: CatalogueInfo;
  /** The best first; none where nothing qualifies. */
  cards: readonly CardAnswer[];
  places: readonly PlacesRow[];
  read: Read;
  /** `null` without cards. */
  reason: Reason | null;
  /** What there is without a system, for users who ask for Linux and find few. */
  bareOffer: Offer | null;
  caution: NoneCapable | null;
  turns: readonly Turn[];
  /** Without cards: the smallest changes that give results. */
  relaxations: readonly Relaxation[];
  /** Ids of the other laptops that qualify, best first. */
  others: readonly string[];
}

export interface More {
  needs: Needs;
  catalogue: CatalogueInfo;
  cards: readonly CardAnswer[];
}

export interface CountedAnswers {
  answers: Answers;
  counted: Counted;
  /** Where nothing qualifies: the smallest change that gives results. */
  change: Relaxation | null;
}
