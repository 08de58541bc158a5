/** `GET /api/laptops/{id}` of a laptop that left the catalogue, with status 410. */
import * as z from 'zod/mini';
import { errorBodySchema } from './error.ts';
import { laptopNameSchema } from './laptop-names.ts';

/** Maximum number of similar laptops. */
export const KIN_MAX = 3;

export const goneBodySchema = z.extend(errorBodySchema, {
  /** The most similar laptops, closest first. */
  kin: z.array(z.omit(laptopNameSchema, { facts: true })).check(z.maxLength(KIN_MAX)),
});
export type GoneBody = z.infer<typeof goneBodySchema>;
