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

/** Offers count as available, and a catalogue as up to date, for this long after they were last seen. */
export const FRESH_HOURS = 72;

const HOUR_MS = 3_600_000;

/**
 * @param now milliseconds since 1970
 * @returns whether the offer may be shown; a time far in the future, from a wrong clock, counts as stale
 */
export const isOfferCurrent = ({ seenAt }: { seenAt: string }, now: number): boolean =>
  Math.abs(now - Date.parse(seenAt)) <= FRESH_HOURS * HOUR_MS;

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
  cheaperThan: z.nullable(z.number()),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;
