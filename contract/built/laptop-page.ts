/** What `/portatil/{id}` says of one laptop. Every sentence is the engine's. */
import type { Purpose } from '../answers.ts';
import type { Facts, PriceFacts } from '../facts.ts';
import type { Offer } from '../offers.ts';

/** What stands in a cell of uses × budgets. */
export interface UseCell {
  /** Euros. */
  budget: number;
  /** `short`: within the budget, but misses a minimum of the use. */
  place: 'first' | 'shown' | 'other' | 'short';
  /** From 1 in the answer's order, the cards first, among those that are capable; 0 where it is not. */
  rank: number;
  /** How many within the budget are capable of the use. */
  of: number;
}

export interface UseRow {
  purpose: Purpose;
  /** Only of budgets that pay the laptop, ascending. */
  cells: readonly UseCell[];
  /** Why it misses a minimum; empty where it does not. */
  lacks: string;
  /** What is shown first where the laptop is not, and what changes with it; at the lowest such budget. */
  rival: (Neighbour & { budget: number }) | null;
}

/** Another laptop, and what changes with it. */
export interface Neighbour {
  id: string;
  name: string;
  /** Euros, as laptops are compared by. */
  price: number;
  /** Whether the price is what a Spanish shop asked lately. */
  exact: boolean;
  change: string;
}

/** How a figure is known; `rule`: estimated by a documented rule. */
type Kind = 'seen' | 'published' | 'measured' | 'estimated' | 'unknown';

export interface SheetRow {
  label: string;
  value: string;
  kind: Kind;
  /** Empty: the page of the shop where the price was seen. */
  source: string;
  /** ISO day, month or year of the source; empty where the shop's page is. */
  date: string;
}

export interface EstimateRow {
  label: string;
  /** «≈ 14 h»; «sin dato» where it cannot be estimated. */
  value: string;
  /** «± 1 h»; of what is unknown the range that is likely, empty where nothing is. */
  error: string;
  rule: string;
}

export interface LaptopPage {
  id: string;
  name: string;
  brand: string;
  model: string;
  partNumber: string | null;
  /** Path of an illustration, or an https address. */
  image: string;
  figures: Pick<Facts, 'screenInches' | 'resolution' | 'weightKg' | 'year'>;
  /** «Portátil de 14″, Core Ultra 7 258V, 32 GB, 1 TB». */
  lead: string;
  /** For what it is good, in a sentence or two. */
  verdict: string;
  /** Under 160 characters. */
  description: string;
  /** Euros, without the licence. */
  price: number;
  priceFacts: PriceFacts & Pick<Facts, 'priceRange'>;
  /** How old the price was when the catalogue was made. */
  priceAge: string;
  /** ISO day of the catalogue. */
  catalogueDate: string;
  rating: { stars: number; count: number } | null;
  link: string;
  offers: readonly Offer[];
  uses: readonly UseRow[];
  pros: readonly string[];
  cons: readonly string[];
  sheet: readonly SheetRow[];
  estimates: readonly EstimateRow[];
  /** Cheaper and nearly as good, for what it can do. */
  cheaper: readonly Neighbour[];
  /** Better for little more. */
  better: readonly Neighbour[];
  /** Other configurations of the same machine. */
  configurations: readonly Neighbour[];
  /** Price and ISO date, where it was seen in a Spanish shop. */
  seenInSpain: { price: number; date: string } | null;
  /** What the heart saves. */
  favorite: {
    id: string;
    name: string;
    price: number;
    image: string;
    link: string;
    specs: readonly string[];
    facts: PriceFacts;
  };
}

/** What the page of a laptop that left the catalogue says. */
export interface GonePage {
  id: string;
  name: string;
  /** ISO day. */
  left: string;
  /** ISO day, month or year in which a shop was last seen to sell it. */
  lastSeen: string;
  /** What is most like it; prices in euros, with the licence. */
  kin: readonly Omit<Neighbour, 'change'>[];
}
