/**
 * `POST /api/recommendations/market`: every laptop that qualifies for some answers, price against fit, and what is said of it.
 * The same schema serves API and site.
 */
import * as z from 'zod/mini';
import { catalogueInfoSchema } from './answer-parts.ts';

const pointSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Euros, with Windows where it has to be bought. */
  price: z.number(),
  /** 0–1, in thousandths: Σ weight × value, without penalties for missed floors. */
  fit: z.number().check(z.gte(0), z.lte(1)),
  capable: z.boolean(),
});
export type MarketPoint = z.infer<typeof pointSchema>;

/** A dearer or cheaper laptop beside the best card. */
const stepSchema = z.object({
  /** May cost more than the budget, and is then none of the points. */
  id: z.string(),
  name: z.string(),
  /** More or less than the best card, above 0; tens where one of the prices is an estimate. */
  euros: z.number().check(z.gt(0)),
  /** «Con 80 € más ganas 18 % de velocidad.» */
  text: z.string(),
});

export const marketSchema = z.object({
  /** Cheapest first. */
  points: z.array(pointSchema),
  /** Ids by rising price: capable points (all, where none is) that fit better than every other one that costs no more. */
  frontier: z.array(z.string()),
  /** Ids of the answer, best first. */
  cards: z.array(z.string()),
  more: z.nullable(stepSchema),
  less: z.nullable(stepSchema),
  enough: z.nullable(
    z.object({
      upTo: z.number(),
      /** `null` where nothing dearer would be noticed. */
      next: z.nullable(z.number()),
      /** «No pagues más de 1050 €: lo siguiente que notarías cuesta 1480 €.» */
      text: z.string(),
    }),
  ),
  catalogue: catalogueInfoSchema,
});
export type Market = z.infer<typeof marketSchema>;
