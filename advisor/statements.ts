/** What an answer says of a laptop, with the figures that prove it. Only `words/` turns it into Spanish. */
import type { Priority, Purpose } from '../contract/answers.ts';
import type { OperatingSystem } from '../contract/facts.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Attribute } from './attributes.ts';
import type { Place } from '../contract/card-statements.ts';
import type { TargetRow } from '../contract/target.ts';

/** Against the triple of the needs: `scant` is between minimum and good, `short` below the minimum. */
export type Level = 'plenty' | 'good' | 'scant' | 'short';

/** `count` of the other qualifying laptops with a known figure; `partial` if some figures are unknown. */
export interface Share {
  count: number;
  others: number;
  partial: boolean;
}

export type TargetCriterion = TargetRow['criterion'];

/** How far one chip is ahead of another, in the steps that are told apart. */
export type Ratio = { step: 'twice' | 'over-twice' | 'several' } | { step: 'percent'; percent: number };

interface ChangeFigures {
  /** A speed; what is lost is a share of what the best has. */
  ratio: { criterion: 'cpu' | 'gpu' | 'creation'; ratio: Ratio };
  /** An attribute with a unit: by how much, in that unit. */
  amount: { criterion: 'ram' | 'storage' | 'refresh' | 'weight' | 'battery'; amount: number };
  /** An attribute without a unit that everybody knows. */
  quality: { criterion: 'pixels' | 'panel' | 'silence' | 'build' };
  /** For some a larger screen is the gain, for others a smaller one. */
  size: { criterion: 'size'; isLarger: boolean; inches: number };
  price: { criterion: 'price'; euros: number };
}

type Kind = keyof ChangeFigures;

/** One of the criteria by which two laptops differ. */
export type Change<K extends Kind = Kind> = {
  [P in K]: {
    form: P;
    laptop: Laptop;
    /** In weighted value; positive where it is better than the best. */
    gain: number;
  } & ChangeFigures[P];
}[K];

/** The changes that a sentence speaks of; the price apart. */
export interface Told {
  won: readonly Change[];
  lost: readonly Change[];
  price: Change<'price'> | undefined;
}

/** What the verdict says of one criterion. */
export interface Phrase {
  criterion: Attribute | 'size';
  /** `plain` before a superlative; a size is good, too small or too large. */
  form: Level | 'plain' | 'unknown' | 'small' | 'large';
  isGood: boolean;
  isKnown: boolean;
  /** It has the most of all shown. */
  isMost: boolean;
  /** With the points of our estimates. */
  showsPoints: boolean;
}

export type Verdict =
  | { form: 'strengths'; phrases: readonly Phrase[]; isLeastBad: boolean; shown: number; saysShown: boolean }
  | { form: 'unknown' }
  /** `isShort`: it does not reach a minimum that the first one reaches. */
  | { form: 'trade'; isShort: boolean; told: Told };

/** The floors that it may miss, what counts most first. */
export interface Shortfall {
  lacking: readonly { attribute: Attribute; isIntegrated: boolean }[];
  hasWrongSystem: boolean;
  unknown: readonly Attribute[];
}

/** For whom a laptop is, beside the first. */
export type Fit =
  | { form: 'only' | 'saver' | 'same' | 'behind' }
  | { form: 'balanced'; of: number }
  | { form: 'more'; criterion: TargetCriterion }
  | { form: 'strong'; attribute: Attribute };

interface Figures {
  /** The attribute reaches a level of what was demanded; `good` is the figure that is recommended. */
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
  /** A warning about the system; `games`: the laptop is for playing. */
  system: { system: System; games: boolean };
  /** Whether the screen is large enough for a user who puts the screen first. */
  size: { isLarge: boolean };
  unknown: { attributes: readonly Attribute[] };
  /** The keyboard of the configuration was made for another country. */
  'foreign-keyboard': object;
  'estimated-price': object;
  /** Of the best: what another option has more of. */
  outdone: { option: number; change: Change };
  'not-cheapest': { count: number; lowestPrice: number };
  'price-date': { date: string };
  /** Of another one: what it gains or loses against the best. */
  change: { change: Change };
  /** Of the best: in what it is the most or the least of those shown; `size` for the criterion of that name. */
  extreme: {
    criterion: Exclude<TargetCriterion, 'system'>;
    side: 'most' | 'least';
    size: 'largest' | 'between' | 'smallest' | null;
  };
  /** Of the best: what is known of no other one. */
  'only-known': { attributes: readonly Attribute[] };
  /** Of the best: what it has more of than another option. */
  'better-than': { criterion: TargetCriterion; option: number };
  /** The line that is read first. */
  verdict: { verdict: Verdict };
  /** The largest gain over the best; `null` where only the best does what is asked. */
  advantage: { criterion: TargetCriterion | null };
  fit: { fit: Fit; traits: Traits };
  /** In place of the fit where the laptop is not capable; `of` are those that qualify, of the best only. */
  'short-fit': { isFirst: boolean; of: number; isCapable: boolean; shortfall: Shortfall; traits: Traits };
}

/** What one sees first, whatever it is worth; a system that is a con stands among the cons. */
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
  /** Out of sight until it is unfolded. */
  isFolded: boolean;
  /** Never passed over, however long an answer gets. */
  isMust: boolean;
}
