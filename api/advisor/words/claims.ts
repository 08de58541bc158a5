/** What a card may claim: typed, with the figures that prove it. `sentences.ts` says them, nothing else does. */
import type { Priority, Purpose } from '../../../src/contract/answers.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';
import type { System } from '../../catalogue/laptop-kind.ts';

/** How an attribute stands to what is asked of it: at plenty, at good, between minimum and good, under the minimum. */
export type Level = 'plenty' | 'good' | 'scant' | 'short';

/** So many of the other laptops that meet the criteria and whose figure is known. */
export interface Share {
  count: number;
  others: number;
  /** Whether the figure of some others is unknown. */
  partial: boolean;
}

interface Euros {
  euros: number;
}

interface Stands {
  attribute: Attribute;
  share: Share;
}

/** What each kind of claim holds. */
interface Figures {
  /** The attribute reaches a level of what `asker` asks for; `beats`: how many others are known to be worse. */
  level: { attribute: Attribute; level: Level; asker: Purpose | Priority; beats: Share | null };
  /** Most of the others are worse in the attribute, or better. */
  ahead: Stands;
  behind: Stands;
  /** Left of the budget: much, or hardly anything. */
  spare: Euros;
  exhausted: Euros;
  /** Against the first card. */
  cheaper: Euros;
  dearer: Euros;
  /** Another that meets the criteria is nowhere worse and costs no more. */
  beaten: { by: Laptop };
  rating: { stars: number; count: number };
  /** What the system asks of its buyer; `games`: one who plays. */
  system: { system: System; games: boolean };
  /** What the catalogue does not know. */
  unknown: { attributes: readonly Attribute[] };
  /** Nothing beyond what the laptop itself says. */
  'foreign-price': object;
  /** How many of the others that meet the criteria cost less, and the lowest price. */
  'not-cheapest': { count: number; from: number };
  'price-date': { date: string };
}

export type ClaimKind = keyof Figures;
export type Claim<K extends ClaimKind = ClaimKind> = { [P in K]: { kind: P } & Figures[P] }[K];

/** A claim with how much it matters to this visitor; the most relevant come first. */
export interface Weighed {
  claim: Claim;
  relevance: number;
}
