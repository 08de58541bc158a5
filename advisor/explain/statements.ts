/** Statements about a laptop, with the figures that prove them. Only `words/` renders them in Spanish. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../needs/attributes.ts';
import type { Place } from '../../contract/card-statements.ts';
import type { TargetRow } from '../../contract/target.ts';

/** A figure on the scale of the need (minimum, good, plenty): `scant` is between minimum and good, `short` below the minimum. */
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
  quality: { criterion: 'panel' | 'silence' | 'build' };
  /** In pixels per inch, because equal resolutions are not equally sharp. */
  sharpness: { criterion: 'pixels'; own: number; other: number };
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
export interface MentionedChanges {
  won: readonly Change[];
  lost: readonly Change[];
  price: Change<'price'> | undefined;
}

/** What a laptop does well. */
export interface Praise {
  criterion: Attribute | 'size';
  /** `scant` only where it leads. */
  level: Exclude<Level, 'short'>;
  /** Whether it leads all that qualify; `false` for the size. */
  isMost: boolean;
}

/** How well it serves the chosen purposes: by the lowest level of its chips. */
export type Serving = 'plenty' | 'good' | 'enough';

/** Another card that a sentence names. */
export interface OtherCard {
  laptop: Laptop;
  /** Its number, from 1. */
  option: number;
  /** Whether no other card has its brand, which then names it. */
  hasOwnBrand: boolean;
}

/** How the first card differs from the second. */
export interface AgainstSecond {
  /** Of the better one of both. */
  change: Change;
  second: OtherCard;
}

/** A good figure of a cheaper card that nobody would tell from the first card's. */
export interface Kept {
  attribute: Exclude<Attribute, 'ram' | 'storage' | 'silence' | 'build'>;
  best: Laptop;
}

/** The least expensive of all cards, or less expensive than the first one. */
type Saving = 'cheapest' | 'cheaper';

/** Why one would take the laptop. */
export type Verdict =
  /**
   * One or two praises, in figures of its own, because the other cards are not read yet. The sentence goes on with its
   * price or with the use that the laptop serves.
   */
  | { form: 'praise'; praises: readonly Praise[]; saving: Saving | null; serving: Serving | null }
  /**
   * Its advantage over the first card and the price difference. Without an advantage, `kept` is what it has as much of,
   * and `serving` stands where there is nothing of that kind either.
   */
  | {
      form: 'instead';
      gain: Change | null;
      price: Change<'price'> | null;
      isPriceFirst: boolean;
      kept: Kept | null;
      serving: Serving | null;
    }
  /**
   * Of the first card: no other one is sold in Spain, as far as we know. `praise` is of its chip or what a priority
   * asks for; without one it has the use that it serves.
   */
  /** Nothing is praised, but it is capable. */
  | { form: 'serves'; serving: Serving }
  /** Nothing is capable; `of` is the number that qualify. */
  | { form: 'nearest'; of: number }
  /** It is not capable and has nothing to praise. */
  | { form: 'affordable' };

/** The role of a card in a word or two: a criterion in which it leads the shown ones, or how it stands to them. */
export type Label =
  | Exclude<TargetCriterion, 'size' | 'system'>
  | 'larger'
  | 'smaller'
  | 'best'
  | 'least-bad'
  | 'short'
  /** Facts that the laptops it is compared with lack. */
  | 'windows'
  | 'keyboard'
  | 'spain'
  /** Its price lies between the prices of the two others. */
  | 'middle'
  | 'alternative'
  | 'another';

/** The floors that a laptop may miss, most important first. */
export interface Shortfall {
  lacking: readonly { attribute: Attribute; isIntegrated: boolean }[];
  hasWrongSystem: boolean;
  unknown: readonly Attribute[];
}

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
  /** Only shops of other countries were seen to sell it, and the keyboard's country is unknown. */
  'estimated-price': object;
  /** The odds that the price is over the budget, 0–1. */
  'over-budget': { odds: number };
  /**
   * Nothing speaks against it; `tightest` is the attribute with the least to spare, `second` what the second card has
   * more of, if nothing of the first is tight.
   */
  'no-drawback': { tightest: Attribute | null; second: AgainstSecond | null };
  /** A gain or loss against the best; the best has none. */
  change: { change: Change };
  /** The first line of the card. */
  verdict: { verdict: Verdict };
  label: { label: Label };
  shortfall: { shortfall: Shortfall };
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
  /** Whether it is shown however long the answer gets. */
  isMandatory: boolean;
}
