/** `GET /api/laptops/{id}` of a laptop that left the catalogue, with status 410. */
import * as z from 'zod/mini';
import { errorBodySchema } from './error.ts';
import { laptopNameSchema } from './laptop-names.ts';

/** Most laptops named in place of one that left. */
export const KIN_MAX = 3;

export const goneBodySchema = z.extend(errorBodySchema, {
  /** What is most like it, nearest first. */
  kin: z.array(laptopNameSchema).check(z.maxLength(KIN_MAX)),
});
export type GoneBody = z.infer<typeof goneBodySchema>;
