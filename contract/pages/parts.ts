/** What the data of several pages have in common. */
import * as z from 'zod/mini';
import { factsSchema } from '../facts.ts';

/** A list that nobody changes. */
export const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));

/** What a laptop is drawn by. */
export const laptopFiguresSchema = z.pick(factsSchema, {
  screenInches: true,
  resolution: true,
  weightKg: true,
  year: true,
});

/** What a price is known by: where, when and for how much it was seen, and what of Windows is in it. */
export const priceFactsSchema = z.object({
  ...z.pick(factsSchema, { seenPrice: true, priceDate: true, priceBasis: true, priceKind: true, licence: true }).shape,
  ...z.partial(z.pick(factsSchema, { priceCountry: true, keyboard: true, os: true })).shape,
});
