/** Content of `/portatil/{id}`. The engine writes every sentence. */
import type { Purpose } from '../answers.ts';
import type { Facts, PriceFacts } from '../facts.ts';
import type { Offer } from '../offers.ts';

/** How a laptop stands in one use, at the lowest round budget that pays it. */
export interface Standing {
  purpose: Purpose;
  /** `short`: it misses a minimum of the use; `null` if it is not sold in Spain, or no budget pays it. */
  place: 'first' | 'shown' | 'other' | 'short' | null;
  /** From 1 among the capable laptops in the answer's order, cards first; 0 if it has no place. */
  rank: number;
  /** Number of capable laptops within the budget. */
  of: number;
  /** The minimum that it misses; empty if it misses none. */
  lacks: string;
}

/** Another laptop and how it differs. */
export interface Neighbour {
  id: string;
  name: string;
  /** Euros, licence included, as in comparisons. */
  price: number;
  facts: PriceFacts;
  change: string;
}

/** The answer to «¿Es buena compra?», for the use in which it stands best. */
export interface Purchase {
  /** As the API judges it; `none`: it serves no use, or no budget pays it; `unsure`: its price is doubtful, or it is not sold in Spain. */
  verdict: 'good' | 'below' | 'better' | 'none' | 'unsure';
  answer: string;
  /** What it does not serve for; may be empty. */
  limits: string;
  /** What to buy instead; `null` if it is the first card itself. */
  rival: Neighbour | null;
  /** Euros with the licence, of `below` only: the highest price at which it is a good buy. */
  below: number | null;
  /** The answers that it was judged for; `null` without a judgement. */
  purpose: Purpose | null;
  budget: number | null;
}

/** How a figure is known; `rule`: estimated by a documented rule. */
type Kind = 'seen' | 'published' | 'measured' | 'estimated' | 'unknown';

export interface SheetRow {
  label: string;
  value: string;
  kind: Kind;
  /** Empty if the source is the shop's page with the price. */
  source: string;
  /** ISO day, month or year of the source; empty if the source is the shop's page. */
  date: string;
}

export interface EstimateRow {
  label: string;
  /** «≈ 14 h», «como una RTX 3050», «discreto»; «sin dato» if it cannot be estimated. */
  value: string;
  /** «± 1 h», «± 8 %», the words within the error; for an unknown figure its likely range, empty if there is none. */
  error: string;
  rule: string;
}

export interface LaptopPage {
  id: string;
  name: string;
  brand: string;
  model: string;
  partNumber: string | null;
  /** Path of an illustration, or an https URL. */
  image: string;
  figures: Pick<Facts, 'screenInches' | 'resolution' | 'weightKg' | 'year'>;
  /** «Portátil de 14″, Core Ultra 7 258V, 32 GB, 1 TB». */
  lead: string;
  purchase: Purchase;
  /** Under 160 characters. */
  description: string;
  /** Euros, without the licence. */
  price: number;
  priceFacts: PriceFacts & Pick<Facts, 'priceRange' | 'priceShop' | 'priceUrl'>;
  /** Age of the price at the catalogue's date. */
  priceAge: string;
  /** ISO day of the catalogue. */
  catalogueDate: string;
  rating: { stars: number; count: number } | null;
  link: string;
  offers: readonly Offer[];
  uses: readonly Standing[];
  /** The use that pros and cons are about. */
  use: Purpose;
  pros: readonly string[];
  cons: readonly string[];
  sheet: readonly SheetRow[];
  estimates: readonly EstimateRow[];
  /** Other configurations of the same machine. */
  configurations: readonly Neighbour[];
  /** Price and ISO date or month; `null` unless a Spanish shop had it in the last twelve months. */
  seenInSpain: { price: number; date: string } | null;
  /** The laptop as saved in the favorites. */
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

/** Content of the page of a laptop that left the catalogue. */
export interface GonePage {
  id: string;
  name: string;
  /** ISO day. */
  left: string;
  /** ISO day, month or year in which a shop last listed it. */
  lastSeen: string;
  /** The closest laptops still in the catalogue; prices in euros, licence included. */
  kin: readonly Omit<Neighbour, 'change'>[];
}
