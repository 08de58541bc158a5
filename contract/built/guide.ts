import type { Purpose } from '../answers.ts';
import type { TargetPoint } from '../target.ts';

/** How many of the laptops that the budget buys have something: «2 de 78», «5 de 38 con dato». */
export interface Reach {
  /** «32 GB de memoria» */
  what: string;
  count: number;
  /** Those whose figure is known. */
  of: number;
  /** Whether the figure of others is unknown. */
  isPartial: boolean;
}

/** What to look for in one criterion. Figures are empty where there is none to name. */
export interface GuideNeed {
  label: string;
  /** Part of the whole, 0–1. */
  share: number;
  /** Without which it does not work. */
  minimum: string;
  good: string;
  plenty: string;
  /** Of the laptops that the budget buys. */
  reach: Pick<Reach, 'count' | 'of' | 'isPartial'> | null;
  why: string;
  source: string;
}

/** One of the laptops of the answer, in the engine's words. */
export interface GuideCard {
  id: string;
  name: string;
  /** Of the form factor. */
  image: string;
  /** «≈ 700 € con Windows» */
  price: string;
  /** Euros, with Windows. */
  cost: number;
  /** «Visto a 1012 € en una tienda polaca en agosto de 2026.» */
  seen: string;
  /** The price was seen so long ago that it deserves attention. */
  isOld: boolean;
  /** «15,6″ · 2,4 kg · Windows · teclado sin eñe · modelo de 2024» */
  facts: string;
  isCapable: boolean;
  verdict: string;
  fit: string;
  pros: readonly string[];
  cons: readonly string[];
}

/** The same three, criterion by criterion. */
interface GuideRow {
  label: string;
  points: readonly TargetPoint[];
}

/** A guide in a list of guides. */
export interface GuideLink {
  slug: string;
  purpose: Purpose;
  budget: number;
  /** Of the laptop that wins. */
  id: string;
  name: string;
  /** Without details, unless the winner of another guide is called the same. */
  shortName: string;
  price: string;
  cost: number;
  isCapable: boolean;
  /** It also wins with the budget before. */
  isSame: boolean;
}

/** What `/guias/{uso}-{presupuesto}` says. */
export interface Guide {
  slug: string;
  purpose: Purpose;
  budget: number;
  /** The answers, for the fragment of an address. */
  code: string;
  catalogue: { date: string; size: number };
  /** «De los 78 portátiles de hasta 700 €, 2 sirven para la edición de vídeo. El primero: HP Victus 15, ≈ 670 €.» */
  lead: string;
  /** What the winner has and few others; empty where it has nothing like that. */
  scarce: string;
  /** What this budget buys beyond the one before; empty of the first. */
  beyond: string;
  /** What counts most, in a sentence. */
  counts: string;
  /** Where nothing is capable; the guide from whose budget something is. */
  caution: { text: string; guide: GuideLink | null } | null;
  /** Where a cheaper guide has the same winner. */
  twin: { text: string; guide: GuideLink } | null;
  needs: readonly GuideNeed[];
  /** What few of those that the budget buys have, and what nearly all have. */
  rare: readonly Reach[];
  common: readonly Reach[];
  cards: readonly GuideCard[];
  rows: readonly GuideRow[];
  /** A little more or less money, and the most that fits the budget. */
  money: readonly string[];
  /** The guides beside it, of less and of more money. */
  below: { text: string; guide: GuideLink } | null;
  above: { text: string; guide: GuideLink } | null;
  /** From when money is wasted, and what more than enough is. */
  enough: string;
  excess: readonly Reach[];
  /** «Gráfica para jugar: …» */
  unused: readonly string[];
  traps: readonly string[];
  /** The same use with other budgets, this guide among them. */
  ladder: readonly GuideLink[];
  /** The same budget for other uses. */
  others: readonly GuideLink[];
}

/** What `/guias` lists: for each use its budgets. */
export interface GuideIndex {
  catalogue: { date: string; size: number };
  uses: readonly { purpose: Purpose; guides: readonly GuideLink[] }[];
}
