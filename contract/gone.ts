/** `GET /api/laptops/{id}` of a laptop that left the catalogue, with status 410. */
import * as z from 'zod/mini';
import { errorBodySchema } from './error.ts';
import { laptopNameSchema } from './laptop-names.ts';

/** Maximum number of similar laptops. */
export const SIMILAR_LAPTOPS_MAX = 3;

/** The body of an error, and what to look at instead. */
export const goneBodySchema = z.extend(errorBodySchema, {
  /** The most similar laptops, closest first. */
  similarLaptops: z.array(z.omit(laptopNameSchema, { facts: true })).check(z.maxLength(SIMILAR_LAPTOPS_MAX)),
});
export type GoneBody = z.infer<typeof goneBodySchema>;
