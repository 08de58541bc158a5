/** Statements about a laptop, with the figures that prove them. Only `words/` renders them in Spanish. */
import type { Priority, Purpose } from '../contract/answers.ts';
import type { OperatingSystem } from '../contract/facts.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Attribute } from './attributes.ts';
import type { Place } from '../contract/card-statements.ts';
import type { TargetRow } from '../contract/target.ts';

/** Level against the triple of the needs: `scant` is between minimum and good, `short` below the minimum. */
export type Level = 'plenty' | 'good' | 'scant' | 'short';

/** `count` of the other qualifying laptops with a known figure; `partial` if some figures are unknown. */
export interface Share {
  count: number;
  others: number;
  partial: boolean;
}

export type TargetCriterion = TargetRow['criterion'];

/** How far one chip is ahead of another, in steps that are rendered differently. */
export type Ratio = { step: 'twice' | 'over-twice' | 'several' } | { step: 'percent'; percent: number };

interface ChangeFigures {
  /** A speed; a loss is a share of the best laptop's figure. */
  ratio: { criterion: 'cpu' | 'gpu' | 'creation'; ratio: Ratio };
  /** An attribute with a unit, and the difference in that unit. */
  amount: { criterion: 'ram' | 'storage' | 'refresh' | 'weight' | 'battery'; amount: number };
  /** An attribute without a familiar unit. */
  quality: { criterion: 'pixels' | 'panel' | 'silence' | 'build' };
  /** The larger screen is a gain for some users, the smaller one for others. */
  size: { criterion: 'size'; isLarger: boolean; inches: number };
  price: { criterion: 'price'; euros: number };
}

type Kind = keyof ChangeFigures;

/** The difference of two laptops in one criterion. */
export type Change<K extends Kind = Kind> = {
  [P in K]: {
    form: P;
    laptop: Laptop;
    /** Weighted value; positive if it is better than the best laptop. */
    gain: number;
  } & ChangeFigures[P];
}[K];

/** The changes that a sentence mentions; the price is separate. */
export interface Told {
  won: readonly Change[];
  lost: readonly Change[];
  price: Change<'price'> | undefined;
}

/** The part of a verdict about one criterion. */
export interface Phrase {
  criterion: Attribute | 'size';
  /** `plain` before a superlative; a size is good, too small or too large. */
  form: Level | 'plain' | 'unknown' | 'small' | 'large';
  isGood: boolean;
  isKnown: boolean;
  /** Whether it leads all shown laptops. */
  isMost: boolean;
}

export type Verdict =
  | { form: 'strengths'; phrases: readonly Phrase[]; isLeastBad: boolean; shown: number; saysShown: boolean }
  | { form: 'unknown' }
  /** `isShort`: it misses a minimum that the first laptop reaches. */
  | { form: 'trade'; isShort: boolean; told: Told };

/** The floors that a laptop may miss, most important first. */
export interface Shortfall {
  lacking: readonly { attribute: Attribute; isIntegrated: boolean }[];
  hasWrongSystem: boolean;
  unknown: readonly Attribute[];
}

/** For whom a laptop is, compared with the first. */
export type Fit =
  | { form: 'only' | 'saver' | 'same' | 'behind' }
  | { form: 'balanced'; of: number }
  | { form: 'more'; criterion: TargetCriterion }
  | { form: 'strong'; attribute: Attribute };

interface Figures {
  /** The attribute reaches a level of the need; `good` is the recommended figure. */
  level: { attribute: Attribute; level: Level; demandedBy: Purpose | Priority; good: number };
  /** Most of the others are worse in the attribute, or better. */
  ahead: { attribute: Attribute; share: Share };
  behind: { attribute: Attribute; share: Share };
  spare: { euros: number };
  exhausted: { euros: number };
  cheaper: { euros: number };
  dearer: { euros: number };
  dominated: { by: Laptop };
  rating: { stars: number; count: number };
  /** A warning about the system; `games`: the laptop is for gaming. */
  system: { system: System; games: boolean };
  /** Whether the screen is large enough for users who put the screen first; `games`: it is mainly for games. */
  size: { isLarge: boolean; games: boolean };
  /** `good` is what programs for `use` advise; a con below it. */
  'video-memory': { gigabytes: number; good: number; use: 'gaming' | 'editing' | '3d' };
  /** It has no fan, so it is silent. */
  fanless: { attribute: 'silence' };
  /** It has no fan, so it slows down under long load. */
  throttles: object;
  unknown: { attributes: readonly Attribute[] };
  /** The keyboard of the configuration was made for another country. */
  'foreign-keyboard': object;
  'estimated-price': object;
  /** The odds that the price is over the budget, 0–1. */
  'over-budget': { odds: number };
  /** Only for the best: where another option is ahead. */
  outdone: { option: number; change: Change };
  'not-cheapest': { count: number; lowestPrice: number };
  'price-date': { date: string };
  /** Only for the others: a gain or loss against the best. */
  change: { change: Change };
  /**
   * Only for the best: a criterion in which it leads or trails the shown ones; `size` belongs to the criterion of
   * that name.
   */
  extreme: {
    criterion: Exclude<TargetCriterion, 'system'>;
    side: 'most' | 'least';
    size: 'largest' | 'between' | 'smallest' | null;
  };
  /** Only for the best: attributes known of no other one. */
  'only-known': { attributes: readonly Attribute[] };
  /** Only for the best: a criterion in which it beats another option. */
  'better-than': { criterion: TargetCriterion; option: number };
  /** The first line of the card. */
  verdict: { verdict: Verdict };
  /** The largest gain over the best; `null` if only the best is capable. */
  advantage: { criterion: TargetCriterion | null };
  fit: { fit: Fit; traits: Traits };
  /** Replaces the fit if the laptop is not capable; `of`: how many qualify, only for the best. */
  'short-fit': { isFirst: boolean; of: number; isCapable: boolean; shortfall: Shortfall; traits: Traits };
}

/** Properties that are visible at once; a system that is a con is listed among the cons instead. */
export interface Traits {
  isOled: boolean;
  system: OperatingSystem | null;
}

export type StatementKind = keyof Figures;
export type Statement<K extends StatementKind = StatementKind> = { [P in K]: { kind: P } & Figures[P] }[K];

export interface WeightedStatement {
  statement: Statement;
  relevance: number;
}

export interface PlacedStatement {
  place: Place;
  statement: Statement;
  /** Whether it is hidden until it is unfolded. */
  isFolded: boolean;
  /** Whether it is always said, however long the answer gets. */
  isMust: boolean;
}
