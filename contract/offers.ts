/** What shops ask for a computer today, and how its price has moved. */
import * as z from 'zod/mini';

/** Most offers of one computer in an answer, and most points of its history. */
export const OFFERS_MAX = 4;
export const HISTORY_POINTS_MAX = 60;

/** Available in a Spanish shop. */
export const offerSchema = z.object({
  shop: z.string().check(z.minLength(1)),
  /** Euros. */
  price: z.number().check(z.positive()),
  /** https address of the product in the shop. */
  link: z.string(),
  /** ISO day and time. */
  seenAt: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

const pointSchema = z.tuple([z.string(), z.number().check(z.positive())]);

/** Prices in Spanish shops, in euros, in the last 365 days. */
export const priceHistorySchema = z.object({
  /** ISO day from which a price held, and the price; oldest first, at most 60. */
  points: z.array(pointSchema).check(z.minLength(1)),
  lowest: z.number(),
  /** Median over the days. */
  usual: z.number(),
  now: z.number(),
  /** Days of the year of which the price is known. */
  days: z.int(),
  /** Share of them on which it cost more than now, 0–1; `null` under 30 days. */
  cheaperThan: z._default(z.nullable(z.number()), null),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;
