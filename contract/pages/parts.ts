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
