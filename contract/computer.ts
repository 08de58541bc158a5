import * as z from 'zod/mini';
import { cardStatementSchema } from './card-statements.ts';
import { factsSchema, ROLES } from './facts.ts';
import { offerSchema, OFFERS_MAX, priceHistorySchema } from './offers.ts';

/** `Valoracion` (stars out of 5) and `Reviews` (their number) are present only with real figures. */
const attributeSchema = z.object({ key: z.string(), value: z.union([z.string(), z.number()]) });

export const computerSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  /** https URL, or the path of an illustration of the site (`/illustrations/….svg`). */
  image: z.string(),
  /** Probable price in a Spanish shop in euros, without the licence in `facts`. */
  price: z.number(),
  /** `label: value` lines in display order. */
  specs: z.array(z.string()),
  attributes: z.array(attributeSchema),
  link: z.string(),
  facts: factsSchema,
  /** Offers of Spanish shops, cheapest first. */
  offers: z.array(offerSchema).check(z.maxLength(OFFERS_MAX)),
  /** `null` if there is no history, or today's price is unknown. */
  priceHistory: z.nullable(priceHistorySchema),
  /** Brand and line, distinct from the other laptops of the answer: «ASUS Zenbook 14, OLED». */
  shortName: z.string().check(z.minLength(1)),
  /** What tells laptops apart at a glance: «RTX 5060 · 16 GB · 15,6″», «Core i5-1334U · 16 GB · OLED de 14″». */
  brief: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  role: z.nullable(z.enum(ROLES)),
  /** All texts of the card, ordered by place. */
  statements: z.array(cardStatementSchema),
});
export type Computer = z.infer<typeof computerSchema>;

/** A computer without the fields that depend on answers: `GET /api/laptops/{id}`. */
export const laptopSheetSchema = z.omit(computerSchema, {
  shortName: true,
  brief: true,
  pros: true,
  cons: true,
  role: true,
  statements: true,
});
export type LaptopSheet = z.infer<typeof laptopSheetSchema>;

/** `GET /api/laptops?ids=…` */
export const laptopSheetsSchema = z.object({ laptops: z.array(laptopSheetSchema) });
