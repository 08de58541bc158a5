import * as z from 'zod/mini';
import { PURPOSES } from '../answers.ts';
import { priceFactsSchema } from '../facts.ts';
import { targetPointSchema } from '../target.ts';

/** How many laptops within the budget have a feature: «2 de 78», «5 de 38 con dato». */
const reachSchema = z.object({
  count: z.number(),
  /** The number of laptops with a known figure. */
  of: z.number(),
  /** Whether some laptops have no known figure. */
  isPartial: z.boolean(),
});

/** What to look for in one criterion. A figure is empty if there is none. */
const guideNeedSchema = z.object({
  label: z.string(),
  /** Part of the whole, 0–1. */
  share: z.number(),
  /** The minimum below which the purpose does not work. */
  minimum: z.string(),
  good: z.string(),
  plenty: z.string(),
  /** Counts laptops within the budget. */
  reach: z.nullable(reachSchema),
  why: z.string(),
  source: z.string(),
});
export type GuideNeed = z.infer<typeof guideNeedSchema>;

/** One of the laptops of the answer, in the engine's words. */
const guideCardSchema = z.object({
  id: z.string(),
  /** The name as people say it. */
  name: z.string(),
  /** The name with the shop's code. */
  model: z.string(),
  /** The drawing is of the form factor. */
  image: z.string(),
  /** Euros, with Windows. */
  cost: z.number(),
  priceFacts: priceFactsSchema,
  /** «15,6″ · 2,4 kg · modelo de 2024» */
  facts: z.string(),
  verdict: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});
export type GuideCard = z.infer<typeof guideCardSchema>;

/** A guide in a list of guides. */
const guideLinkSchema = z.object({
  slug: z.string(),
  purpose: z.enum(PURPOSES),
  budget: z.number(),
  /** Id of the winning laptop. */
  id: z.string(),
  /** The name as people say it, told apart from the other guides' winners. */
  shortName: z.string(),
  price: z.string(),
  cost: z.number(),
  isCapable: z.boolean(),
  /** Whether the next lower budget has the same winner. */
  isSame: z.boolean(),
});
export type GuideLink = z.infer<typeof guideLinkSchema>;

const catalogueSchema = z.object({ date: z.string(), size: z.number() });
const stepSchema = z.nullable(z.object({ text: z.string(), guide: guideLinkSchema }));

/** Data of `/guias/{uso}-{presupuesto}`. */
export const guideSchema = z.object({
  slug: z.string(),
  purpose: z.enum(PURPOSES),
  budget: z.number(),
  /** The answers, encoded for the fragment of a URL. */
  code: z.string(),
  catalogue: catalogueSchema,
  /** «De los 78 portátiles de hasta 700 €, 2 sirven para editar vídeo. El primero: HP Victus 15, ≈ 670 €.» */
  lead: z.string(),
  /** Set if no laptop is capable; `guide` is the first one with a capable laptop. */
  caution: z.nullable(z.object({ text: z.string(), guide: z.nullable(guideLinkSchema) })),
  /** Set if a cheaper guide has the same winner. */
  twin: stepSchema,
  needs: z.array(guideNeedSchema),
  cards: z.array(guideCardSchema),
  /** The three laptops compared, a row for each criterion. */
  rows: z.array(z.object({ label: z.string(), points: z.array(targetPointSchema) })),
  /** The guides for the next lower and the next higher budget. */
  below: stepSchema,
  above: stepSchema,
  /** The price above which more money is wasted. */
  enough: z.string(),
  traps: z.array(z.string()),
  /** The same use with all budgets, this one included. */
  ladder: z.array(guideLinkSchema),
  /** The same budget for other uses. */
  others: z.array(guideLinkSchema),
});
export type Guide = z.infer<typeof guideSchema>;
