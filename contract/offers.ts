/** Current shop offers of a computer and its price history. */
import * as z from 'zod/mini';

/** Maximum number of offers per computer. */
export const OFFERS_MAX = 4;
export const HISTORY_POINTS_MAX = 60;

/** An offer available in a Spanish shop. */
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

const daySchema = z.string().check(z.refine((day) => !Number.isNaN(Date.parse(day))));

const pointSchema = z.tuple([daySchema, z.number().check(z.positive())]);

/** Prices in Spanish shops in the last 365 days, in euros. */
export const priceHistorySchema = z.object({
  /** The ISO day of each price change and the price; oldest first, at most 60. */
  points: z.array(pointSchema).check(z.minLength(1)),
  lowest: z.number(),
  /** Median over the days. */
  usual: z.number(),
  now: z.number(),
  /** Number of days of the year with a known price. */
  days: z.int(),
  /** Share of those days with a higher price than now, 0–1; `null` under 30 days. */
  cheaperThan: z._default(z.nullable(z.number()), null),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;
