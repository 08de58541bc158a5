/** The claims that a card may make, with the figures that prove them. Only `sentences.ts` turns them into text. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';

/** Against the triple of the needs: `scant` is between minimum and good, `short` below the minimum. */
export type Level = 'plenty' | 'good' | 'scant' | 'short';

/** `count` of the other qualifying laptops with a known figure; `partial` if some figures are unknown. */
export interface Share {
  count: number;
  others: number;
  partial: boolean;
}

interface Figures {
  /** The attribute reaches a level of what was demanded. */
  level: { attribute: Attribute; level: Level; demandedBy: Purpose | Priority };
  /** Most of the others are worse in the attribute, or better. */
  ahead: { attribute: Attribute; share: Share };
  behind: { attribute: Attribute; share: Share };
  spare: { euros: number };
  exhausted: { euros: number };
  cheaper: { euros: number };
  dearer: { euros: number };
  dominated: { by: Laptop };
  rating: { stars: number; count: number };
  /** A warning about the system; `games`: the laptop is for playing. */
  system: { system: System; games: boolean };
  /** Whether the screen is large enough for who puts the screen first. */
  size: { isLarge: boolean };
  unknown: { attributes: readonly Attribute[] };
  /** The keyboard of the configuration was made for another country. */
  'foreign-keyboard': object;
  'estimated-price': object;
  /** Of the best: what another option has more of. */
  outdone: { option: number; gained: string; isPrice: boolean };
  'not-cheapest': { count: number; lowestPrice: number };
  'price-date': { date: string };
}

export type ClaimKind = keyof Figures;
export type Claim<K extends ClaimKind = ClaimKind> = { [P in K]: { kind: P } & Figures[P] }[K];

export interface WeightedClaim {
  claim: Claim;
  relevance: number;
}
