/** Data of `/portatil/{id}`. The engine writes every sentence. */
import * as z from 'zod/mini';
import { PURPOSES } from '../answers.ts';
import { factsSchema } from '../facts.ts';
import { offerSchema } from '../offers.ts';
import { laptopFiguresSchema, list, priceFactsSchema } from './parts.ts';

/** A cell of the table of uses and budgets. */
const useCellSchema = z.object({
  /** Euros. */
  budget: z.number(),
  /**
   * `short`: within the budget, but it misses a minimum of the use. `far`: not shown, and the budget is more than twice
   * its price, so that a rank says nothing.
   */
  place: z.enum(['first', 'shown', 'other', 'far', 'short']),
  /** Rank from 1 among the capable laptops in the answer's order, cards first; 0 if it is not capable. */
  rank: z.number(),
  /** Number of capable laptops within the budget. */
  of: z.number(),
});
export type UseCell = z.infer<typeof useCellSchema>;

/** Another laptop and how it differs. */
const neighbourSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Euros, licence included, as in comparisons. */
  price: z.number(),
  facts: priceFactsSchema,
  change: z.string(),
});
export type Neighbour = z.infer<typeof neighbourSchema>;

const useRowSchema = z.object({
  purpose: z.enum(PURPOSES),
  /** Cells of the lowest round budget that pays the laptop, and of others up to twice its price, ascending. */
  cells: list(useCellSchema),
  /** The minimum that it misses; empty if it misses none. */
  lacks: z.string(),
  /** The first card at the lowest covered budget and how it differs; `null` if this laptop is the first card. */
  rival: z.nullable(z.object({ ...neighbourSchema.shape, budget: z.number() })),
});
export type UseRow = z.infer<typeof useRowSchema>;

/** The answer to «¿Es buena compra?». */
const purchaseSchema = z.object({
  /**
   * `first`, `shown`: it is the first card, or one of the three, for a use and a budget of its page. `cheaper`: it would
   * be shown at a lower price, with the lowest round budget that pays that. `no`: not even at half of its price. `none`: it serves no use, or no budget pays it.
   * `unsure`: its price is doubtful, or it is not sold in Spain.
   */
  kind: z.enum(['first', 'shown', 'cheaper', 'no', 'none', 'unsure']),
  answer: z.string(),
  /** What it does not serve for; may be empty. */
  limits: z.string(),
  /** An alternative: lead («Por 655 € tienes el»), name, colon, change. */
  rival: z.nullable(z.object({ id: z.string(), name: z.string(), change: z.string(), lead: z.string() })),
  /** A lower price in euros at which it would be shown for `purpose`; only with the kind `cheaper`. */
  upTo: z.nullable(z.number()),
  /** The use that `upTo` and `rival` are about; `null` if it is shown. */
  purpose: z.nullable(z.enum(PURPOSES)),
});
export type Purchase = z.infer<typeof purchaseSchema>;

const sheetRowSchema = z.object({
  label: z.string(),
  value: z.string(),
  /** How the figure is known. */
  kind: z.enum(['seen', 'published', 'measured', 'estimated', 'unknown']),
  /** Empty if the source is the shop's page with the price. */
  source: z.string(),
  /** ISO day, month or year of the source; empty if the source is the shop's page. */
  date: z.string(),
});
export type SheetRow = z.infer<typeof sheetRowSchema>;

const estimateRowSchema = z.object({
  label: z.string(),
  /** «≈ 14 h», «como una RTX 3050», «discreto»; «sin dato» if it cannot be estimated. */
  value: z.string(),
  /** «± 1 h», «± 8 %», the words within the error; for an unknown figure its likely range, empty if there is none. */
  error: z.string(),
  rule: z.string(),
});
export type EstimateRow = z.infer<typeof estimateRowSchema>;

const laptopPageSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  partNumber: z.nullable(z.string()),
  /** Path of an illustration, or an https URL. */
  image: z.string(),
  figures: laptopFiguresSchema,
  /** «Portátil de 14″, Core Ultra 7 258V, 32 GB, 1 TB». */
  lead: z.string(),
  purchase: purchaseSchema,
  /** Under 160 characters. */
  description: z.string(),
  /** Euros, without the licence. */
  price: z.number(),
  priceFacts: z.object({
    ...priceFactsSchema.shape,
    ...z.pick(factsSchema, { priceRange: true, priceShop: true, priceUrl: true }).shape,
  }),
  /** Age of the price at the catalogue's date. */
  priceAge: z.string(),
  /** ISO day of the catalogue. */
  catalogueDate: z.string(),
  rating: z.nullable(z.object({ stars: z.number(), count: z.number() })),
  link: z.string(),
  offers: list(offerSchema),
  uses: list(useRowSchema),
  pros: list(z.string()),
  cons: list(z.string()),
  sheet: list(sheetRowSchema),
  estimates: list(estimateRowSchema),
  /** Cheaper laptops that are nearly as good. */
  cheaper: list(neighbourSchema),
  /** Better laptops for a little more money. */
  better: list(neighbourSchema),
  /** Other configurations of the same machine. */
  configurations: list(neighbourSchema),
  /** Price and ISO date or month; `null` unless a Spanish shop had it in the last twelve months. */
  seenInSpain: z.nullable(z.object({ price: z.number(), date: z.string() })),
  /** The laptop as saved in the favorites. */
  favorite: z.object({
    id: z.string(),
    name: z.string(),
    price: z.number(),
    image: z.string(),
    link: z.string(),
    specs: list(z.string()),
    facts: priceFactsSchema,
  }),
});
export type LaptopPage = z.infer<typeof laptopPageSchema>;

/** The page of a laptop that left the catalogue. */
const gonePageSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO day. */
  left: z.string(),
  /** ISO day, month or year in which a shop last listed it. */
  lastSeen: z.string(),
  /** The closest laptops still in the catalogue; prices in euros, licence included. */
  kin: list(z.omit(neighbourSchema, { change: true })),
});
export type GonePage = z.infer<typeof gonePageSchema>;

/** A laptop of the catalogue, or one that left it. */
export const laptopDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('laptop'), laptop: laptopPageSchema }),
  z.object({ kind: z.literal('gone'), gone: gonePageSchema }),
]);
export type LaptopData = z.infer<typeof laptopDataSchema>;
