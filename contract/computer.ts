/** A computer as the API sends it. */
import * as z from 'zod/mini';
import { cardStatementSchema, ROLES } from './card-statements.ts';
import { factsSchema } from './facts.ts';
import { offerSchema, OFFERS_MAX, priceHistorySchema } from './offers.ts';

/** How close a laptop comes to what was asked for, which places the point of its own small target. */
export const fitSchema = z.object({
  /** 1: each need is met as well as would be noticed, so the point is in the centre. */
  share: z.number().check(z.gte(0), z.lte(1)),
  /** Whether it meets the budget, every requirement and the minimum of each use; else the point is outside the ring. */
  serves: z.boolean(),
  /** «Encaja de lleno» */
  words: z.string(),
});
export type Fit = z.infer<typeof fitSchema>;

/** A computer without the fields that depend on answers: `GET /api/laptops/{id}`. */
export const laptopSheetSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** https URL, or the path of an illustration of the site (`/illustrations/….svg`). */
  image: z.string(),
  /** Probable price in a Spanish shop in euros, without the licence in `facts`. */
  price: z.number(),
  /** `label: value` lines in display order. */
  specs: z.array(z.string()),
  link: z.string(),
  /** `Valoracion` (stars out of 5) and `Reviews` (their number) are present only with real figures. */
  attributes: z.array(z.object({ key: z.string(), value: z.union([z.string(), z.number()]) })),
  facts: factsSchema,
  /** Offers of Spanish shops, cheapest first. */
  offers: z.array(offerSchema).check(z.maxLength(OFFERS_MAX)),
  /** `null` if there is no history, or today's price is unknown. */
  priceHistory: z.nullable(priceHistorySchema),
});
export type LaptopSheet = z.infer<typeof laptopSheetSchema>;

export const computerSchema = z.extend(laptopSheetSchema, {
  /** Brand and line, distinct from the other laptops of the answer: «ASUS Zenbook 14, OLED». */
  shortName: z.string(),
  /** What tells laptops apart at a glance: «RTX 5060 · 16 GB · 15,6″», «Core i5-1334U · 16 GB · OLED de 14″». */
  brief: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  fit: fitSchema,
  role: z.nullable(z.enum(ROLES)),
  /** All texts of the card, ordered by place. */
  statements: z.array(cardStatementSchema),
});
export type Computer = z.infer<typeof computerSchema>;

/** `GET /api/laptops?ids=…` */
export const laptopSheetsSchema = z.object({ laptops: z.array(laptopSheetSchema) });
