/** Statements about a laptop, with the figures that prove them. Only `words/` renders them in Spanish. */
import type { Priority, Purpose } from '../../contract/answers.ts';
import type { Place } from '../../contract/card-statements.ts';
import type { System } from '../../catalogue/derive/requirements.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../needs/attributes.ts';
import type { TargetCriterion, VideoMemoryUse } from '../needs/needs.ts';

/** A figure on the scale of the need (minimum, good, plenty): `scant` is between minimum and good, `short` below the minimum. */
export type Level = 'plenty' | 'good' | 'scant' | 'short';

/** How far one chip is ahead of another, in steps that are rendered differently. */
export type Ratio = { step: 'class' | 'twice' | 'over-twice' | 'several' } | { step: 'percent'; percent: number };

interface ChangeFigures {
  /** A speed; a loss is a share of the other laptop's figure. */
  ratio: {
    criterion: 'cpu' | 'gpu' | 'creation';
    ratio: Ratio;
  };
  /** Both figures as they are shown; sharpness is in pixels per inch, because equal resolutions are not equally sharp. */
  figure: { criterion: 'ram' | 'storage' | 'refresh' | 'pixels' | 'weight' | 'battery'; own: number; other: number };
  /** An attribute without a familiar unit. */
  quality: { criterion: 'panel' | 'silence' | 'build' };
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
    /** Weighted value; positive if it is better than the other laptop. */
    gain: number;
  } & ChangeFigures[P];
}[K];

/** The changes that a sentence mentions; the price is separate. */
export interface MentionedChanges {
  won: readonly Change[];
  lost: readonly Change[];
  price: Change<'price'> | undefined;
}

/** How well a laptop serves the chosen purposes: by the lowest level of its chips. */
export type Serving = 'plenty' | 'good' | 'enough';

/** What a laptop does well; `size` is never more than good. */
export interface Praise {
  criterion: Attribute | 'size';
  level: 'plenty' | 'good';
}

/** The one reason for a laptop. */
export type Reason =
  /** «Aguanta unas 10 h y va bien para programar.»; without a praise «Va bien para programar.» */
  | { form: 'serves'; praise: Praise | null; serving: Serving }
  /** Its largest gain over another laptop, and the price between them; one of both may be `null`. */
  | { form: 'gains'; gain: Exclude<Change, Change<'price'>> | null; price: Change<'price'> | null }
  /** Nothing is capable; `of` is the number that qualify. */
  | { form: 'nearest'; of: number };

/** The role of a card in a word or two: a criterion in which it beats the first, or how it stands to it. */
export type Label =
  | Exclude<TargetCriterion, 'size'>
  | 'larger'
  | 'smaller'
  | 'best'
  | 'least-bad'
  | 'abroad'
  | 'short'
  | 'balanced'
  | 'usual-windows'
  | 'alternative'
  | 'another';

/** The floors that a laptop may miss, most important first. */
export interface Shortfall {
  lacking: readonly { attribute: Attribute; isIntegrated: boolean }[];
  hasWrongSystem: boolean;
  unknown: readonly Attribute[];
}

/** What is true of a machine whatever the needs are. */
export type Fact =
  /** The laptop has no fan: silent, but slower under a long load. */
  | 'fanless'
  | 'throttles'
  /** Nobody knows the watts of the graphics, and with few they would be slower than is wanted; only said of games and graphics. */
  | 'unknown-watts'
  /** The watts of the graphics are known, and enough for their full speed; said to the same. */
  | 'usual-watts'
  /** They are known, and so few that the graphics are slower than their name promises; said to the same. */
  | 'few-watts'
  /** The screen covers all colours, little of sRGB, or nobody tells how much; only said to who minds colours. */
  | 'wide-colour'
  | 'poor-colour'
  | 'unknown-colour'
  | 'may-exceed'
  /** It reaches every minimum; said where nothing else speaks for it. */
  | 'serves'
  /** Many of its figures are estimates. */
  | 'estimates'
  /** No memory can be added later. */
  | 'soldered'
  /** The keyboard of the configuration was made for another country. */
  | 'foreign-keyboard'
  /** No Spanish shop had it lately. */
  | 'abroad'
  /** Buyers rate the laptop well. */
  | 'rated'
  /** The laptop comes without a system, or with Windows on a processor that runs Linux; only said to who asks for Linux. */
  | 'takes-linux';

interface Figures {
  reason: { reason: Reason };
  label: { label: Label };
  /**
   * The attribute reaches a level of the need; `good` is the recommended figure, which is advised where it can be had.
   */
  level: {
    attribute: Attribute;
    level: Level;
    demandedBy: Purpose | Priority;
    good: number;
    isAdvised: boolean;
  };
  /** A gain or loss against the first card, or the better laptop. */
  change: { change: Change };
  /** `good` is what programs for `use` advise. */
  'video-memory': { gigabytes: number; good: number; use: VideoMemoryUse };
  fact: { fact: Fact };
  /** A system other than Windows that was not asked for; `games`: the laptop is for gaming. */
  system: { system: System; games: boolean };
  unknown: { attributes: readonly Attribute[] };
  shortfall: { shortfall: Shortfall };
}

type StatementKind = keyof Figures;
export type Statement<K extends StatementKind = StatementKind> = { [P in K]: { kind: P } & Figures[P] }[K];

export interface PlacedStatement {
  place: Place;
  statement: Statement;
}
