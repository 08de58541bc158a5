import type { Purpose } from '../answers.ts';
import type { Facts, PriceFacts } from '../facts.ts';
import type { TargetPoint } from '../target.ts';

/** How many laptops within the budget have a feature: «2 de 78», «5 de 38 con dato». */
export interface Reach {
  /** «32 GB de memoria» */
  what: string;
  count: number;
  /** The number of laptops with a known figure. */
  of: number;
  /** Whether some laptops have no known figure. */
  isPartial: boolean;
}

/** What to look for in one criterion. A figure is empty if there is none. */
export interface GuideNeed {
  label: string;
  /** Part of the whole, 0–1. */
  share: number;
  /** The minimum below which the purpose does not work. */
  minimum: string;
  good: string;
  plenty: string;
  /** Counts laptops within the budget. */
  reach: Pick<Reach, 'count' | 'of' | 'isPartial'> | null;
  why: string;
  source: string;
}

/** One of the laptops of the answer, in the engine's words. */
export interface GuideCard {
  id: string;
  /** As people say it. */
  name: string;
  /** With the shop's code. */
  model: string;
  /** Of the form factor. */
  image: string;
  /** What it is drawn by. */
  figures: Pick<Facts, 'screenInches' | 'resolution' | 'weightKg' | 'year'>;
  /** Euros, with Windows. */
  cost: number;
  priceFacts: PriceFacts;
  /** «15,6″ · 2,4 kg · modelo de 2024» */
  facts: string;
  verdict: string;
  pros: readonly string[];
  cons: readonly string[];
}

/** A guide in a list of guides. */
export interface GuideLink {
  slug: string;
  purpose: Purpose;
  budget: number;
  /** Id of the winning laptop. */
  id: string;
  name: string;
  /** As people say it, told apart from the other guides' winners. */
  shortName: string;
  price: string;
  cost: number;
  isCapable: boolean;
  /** Whether the next lower budget has the same winner. */
  isSame: boolean;
}

/** Content of `/guias/{uso}-{presupuesto}`. */
export interface Guide {
  slug: string;
  purpose: Purpose;
  budget: number;
  /** The answers, encoded for the fragment of a URL. */
  code: string;
  catalogue: { date: string; size: number };
  /** «De los 78 portátiles de hasta 700 €, 2 sirven para la edición de vídeo. El primero: HP Victus 15, ≈ 670 €.» */
  lead: string;
  /** What the winner offers and few others do; empty if there is nothing. */
  scarce: string;
  /** What this budget buys beyond the next lower one; empty for the lowest. */
  beyond: string;
  /** What counts most, as one sentence. */
  counts: string;
  /** Set if no laptop is capable; `guide` is the first one with a capable laptop. */
  caution: { text: string; guide: GuideLink | null } | null;
  /** Set if a cheaper guide has the same winner. */
  twin: { text: string; guide: GuideLink } | null;
  needs: readonly GuideNeed[];
  /** Features that few laptops within the budget have, and features that nearly all have. */
  rare: readonly Reach[];
  common: readonly Reach[];
  cards: readonly GuideCard[];
  /** The three laptops compared, a row for each criterion. */
  rows: readonly { label: string; points: readonly TargetPoint[] }[];
  /** The guides for the next lower and the next higher budget. */
  below: { text: string; guide: GuideLink } | null;
  above: { text: string; guide: GuideLink } | null;
  /** The price above which more money is wasted, and figures that are more than enough. */
  enough: string;
  excess: readonly Reach[];
  /** «Gráfica para jugar: …» */
  unused: readonly string[];
  traps: readonly string[];
  /** The same use with all budgets, this one included. */
  ladder: readonly GuideLink[];
  /** The same budget for other uses. */
  others: readonly GuideLink[];
}

/** Content of `/guias`: the budgets of each use. */
export interface GuideIndex {
  catalogue: { date: string; size: number };
  uses: readonly { purpose: Purpose; guides: readonly GuideLink[] }[];
}
