/** Body of every 4xx and 5xx response. */
import * as z from 'zod/mini';
import { laptopNameSchema } from './laptop-names.ts';

const ERROR_CODES = [
  'invalid_json',
  'invalid_body',
  'body_too_large',
  'forbidden',
  'not_found',
  'gone',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'mail_unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The code is for programs, the message for people, in Spanish. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** Path of the first invalid field, for example `requirements.ram`. */
    path: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Maximum number of similar laptops. */
export const SIMILAR_LAPTOPS_MAX = 3;

/** `GET /api/laptops/{id}` of a laptop that left the catalogue, with status 410: the error, and what to look at instead. */
export const goneBodySchema = z.extend(errorBodySchema, {
  /** The most similar laptops, closest first. */
  similarLaptops: z.array(z.omit(laptopNameSchema, { facts: true })).check(z.maxLength(SIMILAR_LAPTOPS_MAX)),
});
export type GoneBody = z.infer<typeof goneBodySchema>;
