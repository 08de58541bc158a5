/**
 * `POST /api/recommendations/market`: price and fit of every laptop that qualifies for some answers, with sentences
 * about them. API and site use the same schema.
 */
import * as z from 'zod/mini';
import { catalogueInfoSchema } from './answer-parts.ts';

const pointSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Euros, with a Windows licence if it has to be bought. */
  price: z.number(),
  /** 0–1, rounded to thousandths: Σ weight × value, without penalties for missed floors. */
  fit: z.number().check(z.gte(0), z.lte(1)),
  capable: z.boolean(),
});
export type MarketPoint = z.infer<typeof pointSchema>;

/** A more expensive or cheaper laptop compared with the best card. */
const stepSchema = z.object({
  /** It may exceed the budget and is then not among the points. */
  id: z.string(),
  name: z.string(),
  /** Absolute price difference to the best card; rounded to tens if one of the prices is an estimate. */
  euros: z.number().check(z.gt(0)),
  /** «Con 80 € más ganas 18 % de potencia gráfica.» */
  text: z.string(),
});

export const marketSchema = z.object({
  /** Cheapest first. */
  points: z.array(pointSchema),
  /**
   * Ids by rising price: capable points (all points if none is capable) that fit better than every other one at the
   * same price or less.
   */
  frontier: z.array(z.string()),
  /** Ids of the answer's cards, best first. */
  cards: z.array(z.string()),
  more: z.nullable(stepSchema),
  less: z.nullable(stepSchema),
  enough: z.nullable(
    z.object({
      upTo: z.number(),
      /** Price of the next noticeably better laptop; `null` if there is none. */
      next: z.nullable(z.number()),
      /** «No pagues más de 1050 €: lo siguiente que notarías cuesta 1480 €.» */
      text: z.string(),
    }),
  ),
  catalogue: catalogueInfoSchema,
});
export type Market = z.infer<typeof marketSchema>;
