/** What an answer, perhaps an old one, tells of offers and prices. */
import * as z from 'zod/mini';
import { goodItems } from '#contract/good-items.ts';
import { isCurrent } from '#contract/current-offer.ts';
import type { Offer, PriceHistory } from '#contract/offers.ts';

const offersSchema = z.catch(
  goodItems(z.object({ shop: z.string(), price: z.number(), link: z.string(), seenAt: z.string() })),
  [],
);

/** @returns those of the last three days: an answer may be older than its offers. @param now milliseconds since 1970 */
export const currentOffers = (offers: unknown, now: number = Date.now()): Offer[] =>
  offersSchema.parse(offers).filter((offer) => isCurrent(offer, now));

const pointSchema = z.pipe(
  z.array(z.union([z.string(), z.number()])),
  z.transform(([day, price]): [string, number] => [String(day), Number(price)]),
);

const historySchema = z.catch(
  z.nullable(
    z.object({
      points: goodItems(pointSchema).check(
        z.refine(
          (points) =>
            points.length > 0 &&
            points.every(([day, price]) => Number.isFinite(price) && !Number.isNaN(Date.parse(day))),
        ),
      ),
      lowest: z.number(),
      usual: z.number(),
      now: z.number(),
      days: z.number(),
      cheaperThan: z.catch(z.nullable(z.number()), null),
    }),
  ),
  null,
);

export const readHistory = (history: unknown): PriceHistory | null => historySchema.parse(history);
