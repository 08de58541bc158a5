/** Data of `/portatil/{id}`. The engine writes every sentence. */
import * as z from 'zod/mini';
import { PURPOSES } from '../answers.ts';
import { fitSchema } from '../computer.ts';
import { factsSchema, priceFactsSchema } from '../facts.ts';

/** How a laptop stands in one use, at the lowest round budget that pays it. */
const standingSchema = z.object({
  purpose: z.enum(PURPOSES),
  /** `short`: it misses a minimum of the use; `null` if it is not sold in Spain, or no budget pays it. */
  place: z.nullable(z.enum(['first', 'shown', 'other', 'short'])),
  /** Its place from 1 among the capable laptops in the answer's order, cards first; 0 if it has no place. */
  rank: z.number(),
  /** Number of capable laptops within the budget. */
  of: z.number(),
  /** The minimum that it misses; empty if it misses none. */
  lacks: z.string(),
});
export type Standing = z.infer<typeof standingSchema>;

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

/** The answer to «¿Es buena compra?», for the use in which it stands best. */
const purchaseSchema = z.object({
  /** The API gives the first three; `none`: it serves no use, or no budget pays it; `unsure`: its price is not Spanish. */
  verdict: z.enum(['good', 'below', 'better', 'none', 'unsure']),
  answer: z.string(),
  /** `null` without a judgement. */
  fit: z.nullable(fitSchema),
  /** What to buy instead; `null` if it is the first card itself. */
  rival: z.nullable(neighbourSchema),
  /** Euros with the licence, of `below` only: the highest price at which it is a good buy. */
  below: z.nullable(z.number()),
  /** The answers that it was judged for; `null` without a judgement. */
  purpose: z.nullable(z.enum(PURPOSES)),
  budget: z.nullable(z.number()),
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
  /** «Portátil de 14″, OLED, 2880 × 1800, Core Ultra 7 258V, 32 GB, 1 TB SSD». */
  lead: z.string(),
  purchase: purchaseSchema,
  /** Fewer than 160 characters. */
  description: z.string(),
  /** Euros, without the licence. */
  price: z.number(),
  priceFacts: z.object({
    ...priceFactsSchema.shape,
    ...z.pick(factsSchema, { priceRange: true, priceShop: true, priceUrl: true }).shape,
  }),
  /** ISO day of the catalogue. */
  catalogueDate: z.string(),
  rating: z.nullable(z.object({ stars: z.number(), count: z.number() })),
  link: z.string(),
  uses: z.array(standingSchema),
  /** The use that pros and cons are about. */
  use: z.enum(PURPOSES),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  sheet: z.array(sheetRowSchema),
  estimates: z.array(estimateRowSchema),
  /** Other configurations of the same machine. */
  configurations: z.array(neighbourSchema),
  /** Price and ISO date or month; `null` unless a Spanish shop had it in the last twelve months. */
  seenInSpain: z.nullable(z.object({ price: z.number(), date: z.string() })),
  /** The laptop as saved in the favorites. */
  favorite: z.object({
    id: z.string(),
    name: z.string(),
    price: z.number(),
    image: z.string(),
    link: z.string(),
    specs: z.array(z.string()),
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
  similarLaptops: z.array(z.omit(neighbourSchema, { change: true })),
});
export type GonePage = z.infer<typeof gonePageSchema>;

/** A laptop of the catalogue, or one that left it. */
export const laptopDataSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('laptop'), laptop: laptopPageSchema }),
  z.object({ kind: z.literal('gone'), gone: gonePageSchema }),
]);
export type LaptopData = z.infer<typeof laptopDataSchema>;
